import PagerModel

/// Where a pager's parts were in the frames before, for a picture of how it came to stand as it
/// does: a jump shows as a gap.
package struct PagerTrail: Sendable {
  /// One for each frame, the oldest first; what is drawn is not among them.
  package let earlier: [Pager]
  /// Where the finger was, in points of the screen, in the order of time.
  package let finger: [Point]

  package init(earlier: [Pager] = [], finger: [Point] = []) {
    (self.earlier, self.finger) = (earlier, finger)
  }

  package static let none = PagerTrail()
}

/// What a trail follows, at one moment.
struct TrailMoment {
  let time: Microseconds
  /// Points from the screen's top to where the header ends, and where the list begins.
  let headerEnd, listTop: Double
  /// The list that shows; nil: none does.
  let list: List?

  struct List {
    /// The state path of its offset.
    let path: String
    let offset: Double
    /// The point of its content that stands at `listTop`.
    let top: Double
  }

  /// Of the list, where the content is now that stands at its top in `now`, in points from the
  /// screen's top; nil: it is another list.
  func place(ofTopOf now: TrailMoment) -> Double? {
    guard let list, let other = now.list, list.path == other.path else { return nil }
    return listTop + other.top - list.top
  }
}
