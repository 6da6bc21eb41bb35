/// Whole microseconds, of a duration or since node 0.
package typealias Microseconds = Int64

/// The time of the session, and the frames in it: frame k stands at ceil(k · 10⁶ / frameRate) µs.
package struct Clock: Sendable, Equatable {
  package internal(set) var now: Microseconds = 0
  /// The last microsecond there is: 285 years after node 0.
  static let latest: Microseconds = 1 << 53
  /// Frames a second, 1...240.
  package let frameRate: Int64

  /// The first frame after `now`.
  package var nextFrame: Microseconds { frame((now * frameRate) / 1_000_000 + 1) }

  /// One frame, rounded up.
  package var framePeriod: Microseconds { frame(1) }

  private func frame(_ k: Int64) -> Microseconds {
    (k * 1_000_000 + frameRate - 1) / frameRate
  }
}
