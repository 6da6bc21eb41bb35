/// The motion of a paging view to its page: a damped oscillation about the target.
///
/// UIScrollView steps it: `v ← (v + (target − x) · k) · f; x ← x + v`, 0.96 steps a millisecond,
/// k and f linear in the page's width (reported by third parties, not checked against a trace).
/// This is the closed form of those steps, so a page of 390 points settles in 317 to 367 ms.
package struct PageSnap: Sendable, Equatable {
  package private(set) var target: Double
  private let start: Microseconds
  /// Half of ln f, and the oscillation's angle, a step.
  private let lnDecay: Double
  private let angle: Double
  private let gap: Wave
  private let speed: Wave

  /// decayⁿ · (cosine · cos nθ + sine · sin nθ)
  private struct Wave: Sendable, Equatable {
    var cosine: Double
    var sine: Double
  }

  private static let stepsAMillisecond = 0.96
  private static let widestPage = 1024.0

  /// Released at `offset` with `velocity` (points per millisecond) at `now`, in pages `width`
  /// points wide.
  package init(
    from offset: Double, velocity: Double, to target: Double, width: Double, at now: Microseconds
  ) {
    let width = min(width, Self.widestPage)
    let k = 0.000359090909 - 1.84659091e-7 * width
    let f = 0.966818182 + 9.94318182e-6 * width
    let trace = 1 + f - k * f
    let root = f.squareRoot()
    let cosine = trace / (2 * root)
    let sine = (4 * f - trace * trace).squareRoot() / (2 * root)
    let excess = offset - target
    let nextVelocity = (velocity - excess * k) * f
    func wave(_ value: Double, then next: Double) -> Wave {
      Wave(cosine: value, sine: (next / root - value * cosine) / sine)
    }
    self.target = target
    start = now
    lnDecay = naturalLogarithm(f) / 2
    angle = Self.arcSine(sine)
    gap = wave(excess, then: excess + nextVelocity)
    speed = wave(velocity, then: nextVelocity)
  }

  /// The whole motion stands `distance` points further on.
  mutating func shift(by distance: Double) { target += distance }

  /// Where the view stands at the frame at `now`; `previous` is what it showed the frame before.
  ///
  /// A flick too hard for its page would leave the content: without bounces it stands at the end
  /// until it comes back, and where that is its target, it has arrived.
  func position(
    at now: Microseconds, previous: Double, within limits: Glide.Limits
  ) -> FramePosition {
    let free = position(at: now, previous: previous)
    guard !limits.bounces, let end = limits.end(beyond: free.offset),
      limits.end(beyond: previous) == nil
    else { return free }
    let edge = limits.offset(of: end)
    return FramePosition(offset: edge, velocity: 0, hasEnded: free.hasEnded || edge == target)
  }

  func position(at now: Microseconds, previous: Double) -> FramePosition {
    let (excess, velocity) = free(at: now)
    let offset = target + excess
    let hasSettled =
      velocity.magnitude < 0.01 && (offset - previous).magnitude <= 1 && excess.magnitude < 5
    let hasCrossed = excess * gap.cosine <= 0 && velocity.magnitude < 0.1
    guard !hasSettled, !hasCrossed else {
      return FramePosition(offset: target, velocity: 0, hasEnded: true)
    }
    return FramePosition(offset: offset, velocity: velocity, hasEnded: false)
  }

  /// The motion at any time, to go on with another: not rounded to the pixel, and endless.
  func unended(at now: Microseconds) -> (offset: Double, velocity: Double) {
    let (excess, velocity) = free(at: now)
    return (target + excess, velocity)
  }

  private func free(at now: Microseconds) -> (excess: Double, velocity: Double) {
    let steps = Double(now - start) / 1000 * Self.stepsAMillisecond
    let (sine, cosine) = sineAndCosine(steps * angle)
    let decay = exponential(steps * lnDecay)
    return (
      decay * (gap.cosine * cosine + gap.sine * sine),
      decay * (speed.cosine * cosine + speed.sine * sine)
    )
  }

  /// For the small angles that pages of 0 to 1024 points give: below 0.01.
  private static func arcSine(_ s: Double) -> Double {
    let z = s * s
    return s * (1 + z * (1 / 6 + z * (3 / 40 + z * (5 / 112))))
  }

  /// The page boundary a release at `offset` moves to; nil on a boundary, where it stays.
  ///
  /// Faster than 300 points a second: the next boundary that way; else the nearest, half a page
  /// goes up.
  package static func target(
    from offset: Double, velocity: Double, width: Double, max: Double
  ) -> Double? {
    guard width > 0 else { return nil }
    let below = (offset / width).rounded(.down)
    guard below * width != offset else { return nil }
    let page: Double
    if velocity > 0.3 {
      page = below + 1
    } else if velocity < -0.3 {
      page = below
    } else {
      page = offset - below * width < width / 2 ? below : below + 1
    }
    return clamped(page * width, 0, max)
  }
}
