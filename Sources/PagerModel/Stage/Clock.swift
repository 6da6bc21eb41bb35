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
  /// The how manieth that is.
  private var nextNumber: Int64 = 1

  init(frameRate: Int64) {
    self.frameRate = frameRate
    nextFrame = frame(nextNumber)
  }

  /// Time never goes back: an earlier one changes nothing.
  @inline(__always)
  mutating func advance(to time: Microseconds) {
    guard time > now else { return }
    now = time
    guard time >= nextFrame else { return }
    nextNumber = time == nextFrame ? nextNumber + 1 : (time &* frameRate) / 1_000_000 + 1
    nextFrame = frame(nextNumber)
  }

  /// One frame, rounded up.
  package var framePeriod: Microseconds { frame(1) }

  /// None of it is negative or near the end of what fits: without signs, one division does.
  private func frame(_ k: Int64) -> Microseconds {
    let product = UInt64(bitPattern: k &* 1_000_000 &+ frameRate &- 1)
    return Int64(bitPattern: product / UInt64(bitPattern: frameRate))
  }
}
