/// What a pan recognizer says when it acts.
public struct Pan: Sendable, Equatable {
  /// A recognizer's state, but for those in which it says nothing.
  public enum Phase: Sendable { case began, changed, ended, cancelled }

  /// Tells one recognizer from another.
  public var recognizer: Int
  public var phase: Phase
  /// Where the finger is in the pager's bounds, in points.
  public var x: Double
  public var y: Double
  /// The recognizer's translation, in points, since it began or was set.
  public var dx: Double
  public var dy: Double
  /// The finger's velocity, in points per second: down is positive, as of no offset.
  public var vx: Double
  public var vy: Double

  public init(
    recognizer: Int, phase: Phase, x: Double, y: Double, dx: Double, dy: Double, vx: Double,
    vy: Double
  ) {
    self.recognizer = recognizer
    self.phase = phase
    self.x = x
    self.y = y
    self.dx = dx
    self.dy = dy
    self.vx = vx
    self.vy = vy
  }
}

/// One finger's drags, of what all recognizers say that see it: the pager's scroll views have one
/// each, and several recognize the same finger.
struct PanFold {
  /// Recognizers that have begun and not ended, in this order, each with what it said last.
  private var following: [Pan] = []
  /// The one whose finger is recorded: of several, the first.
  private var leader: Int?

  /// What is new in what a recognizer says; said again, it is nothing.
  mutating func events(_ pan: Pan) -> [Recorder.Event] {
    guard let index = following.firstIndex(where: { $0.recognizer == pan.recognizer }) else {
      return begin(pan)
    }
    let last = following[index]
    let (dx, dy) = (pan.dx - last.dx, pan.dy - last.dy)
    let isLeader = leader == pan.recognizer
    let moves: [Recorder.Event] =
      isLeader && (dx != 0 || dy != 0) ? [.drag(.changed(dx: dx, dy: dy))] : []
    switch pan.phase {
    case .began:
      if pan == last { return [] }
      // Its end was not heard of.
      following.remove(at: index)
      guard isLeader else { return begin(pan) }
      leader = nil
      return [.drag(.cancelled)] + begin(pan)
    case .changed:
      following[index] = pan
      guard leader == nil, (dx, dy) != (0, 0) else { return moves }
      // The first finger was lifted, and this is another one, which goes on.
      return lead(pan)
    case .ended:
      following.remove(at: index)
      guard isLeader else { return [] }
      leader = nil
      return moves + [.drag(.ended(vx: pan.vx, vy: pan.vy))]
    case .cancelled:
      following.remove(at: index)
      guard isLeader else { return [] }
      leader = following.first?.recognizer
      return leader == nil ? [.drag(.cancelled)] : []
    }
  }

  /// A recognizer's translation is another from here on, and its finger has not moved.
  mutating func setTranslation(dx: Double, dy: Double, of recognizer: Int) {
    guard let index = following.firstIndex(where: { $0.recognizer == recognizer }) else { return }
    following[index].dx = dx
    following[index].dy = dy
  }

  /// The translation that it begins with is the slop, which moves nothing.
  private mutating func begin(_ pan: Pan) -> [Recorder.Event] {
    guard pan.phase == .began || pan.phase == .changed else { return [] }
    following.append(pan)
    return leader == nil ? lead(pan) : []
  }

  private mutating func lead(_ pan: Pan) -> [Recorder.Event] {
    leader = pan.recognizer
    return [.drag(.began(x: pan.x, y: pan.y, vx: pan.vx, vy: pan.vy))]
  }
}
