/// The finger that is down.
struct Finger: Sendable, Equatable {
  enum Region: Sendable, Equatable { case header, bar, page }

  enum Gesture: Sendable, Equatable {
    /// It has landed and does not pan.
    case touch
    /// Its pan began without a velocity: the first move decides the axis.
    case undecided
    case vertical
    case horizontal
  }

  /// The page motion that its landing stopped: a second flick the same way adds a page to it.
  struct InterruptedSnap: Sendable, Equatable {
    var target: Double
    var isForward: Bool
  }

  var region: Region
  /// The loaded page it landed on.
  var page: PageReference?
  /// The page of the pair that its landing stopped or its pan holds; else the one on which it
  /// landed before its pan began elsewhere.
  var heldPage: PageReference?
  var gesture: Gesture
  var interruptedSnap: InterruptedSnap?
  /// Where it landed, in the container's bounds.
  var landing: Point
}
