/// Whole microseconds, of a duration or since node 0.
package typealias Microseconds = Int64

/// The time of the session, and the frames in it: frame k stands at ceil(k · 10⁶ / frameRate) µs.
package struct Clock: Sendable, Equatable {
  package private(set) var now: Microseconds = 0
  /// The last microsecond there is: 285 years after node 0.
  static let latest: Microseconds = 1 << 53
  /// Frames a second, 1...240.
  package let frameRate: Int64

  /// The first frame after `now`, which is kept: each event asks for it.
  package private(set) var nextFrame: Microseconds = 0
  /// What rounding that frame up has added, in parts of a microsecond, `frameRate` to each.
  private var roundedUp: Int64 = 0
  /// One frame, rounded up.
  package let framePeriod: Microseconds

  init(frameRate: Int64) {
    self.frameRate = frameRate
    framePeriod = (999_999 + frameRate) / frameRate
    nextFrame = framePeriod
    roundedUp = framePeriod * frameRate - 1_000_000
  }

  /// Time never goes back: an earlier one changes nothing.
  @inline(__always)
  mutating func advance(to time: Microseconds) {
    guard time > now else { return }
    now = time
    guard time >= nextFrame else { return }
    stepFrame()
    if time >= nextFrame { seekFrame() }
  }

  /// To the frame after the next one, without a division, and without a branch: where a whole
  /// microsecond was rounded up, which no processor foresees, the frame comes one earlier.
  @inline(__always)
  private mutating func stepFrame() {
    let over = roundedUp &+ framePeriod &* frameRate &- 1_000_000 &- frameRate
    let isLess = over >> 63
    roundedUp = over &+ (frameRate & isLess)
    nextFrame &+= framePeriod &- 1 &- isLess
  }

  /// To the first frame after `now`.
  private mutating func seekFrame() {
    let start = ((now &* frameRate) / 1_000_000 &+ 1) &* 1_000_000
    nextFrame = (start &+ frameRate &- 1) / frameRate
    roundedUp = nextFrame &* frameRate &- start
  }
}
