/// `setContentOffset(_:animated: true)`: 0.3 s whatever the distance, progress sin²(πt / 2D).
/// The curve was measured on a UIScrollView to 2·10⁻⁶. Other animations that are slow at both ends
/// take it, too, in a time of their own.
package struct ScrollAnimation: Sendable, Equatable {
  package static let duration: Microseconds = 300_000

  package private(set) var origin: Double
  package private(set) var target: Double
  /// It is the answer to a tap on the status bar.
  package let isScrollToTop: Bool
  private let start: Microseconds
  let duration: Microseconds

  package init(
    from origin: Double, to target: Double, at now: Microseconds, isScrollToTop: Bool = false,
    duration: Microseconds = Self.duration
  ) {
    self.origin = origin
    self.target = target
    self.isScrollToTop = isScrollToTop
    start = now
    self.duration = duration
  }

  /// The whole motion stands `distance` points further on.
  mutating func shift(by distance: Double) {
    origin += distance
    target += distance
  }

  package func hasEnded(at now: Microseconds) -> Bool { now - start >= duration }

  /// Points, not rounded to the pixel.
  package func offset(at now: Microseconds) -> Double {
    if hasEnded(at: now) { return target }
    let phase = Double(now - start) / Double(duration)
    return origin + (target - origin) * sineSquared(phase * 1.5707963267948966)
  }
}
