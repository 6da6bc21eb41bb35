/// A view's own deceleration: free motion, and the bounce at an end.
///
/// A value closed in time: where it stands at a frame follows from where it began. The law
/// changes at the frame in which an end is crossed.
package struct Glide: Sendable, Equatable {
  enum Law: Sendable, Equatable {
    case free(from: Double)
    case bounce(End, excess: Double)
  }

  package enum End: Sendable, Equatable { case min, max }

  /// Where it may rest, and what happens there.
  struct Limits {
    var min: Double
    var max: Double
    var bounces: Bool

    func end(beyond offset: Double) -> End? {
      offset > max ? .max : offset < min ? .min : nil
    }

    func offset(of end: End) -> Double { end == .max ? max : min }
  }

  private var law: Law
  private var start: Microseconds
  /// Milliseconds between `start` and the beginning of the law.
  private var lead: Double
  private var initialVelocity: Double

  /// Released at `offset` with `velocity` (points per millisecond) at `now`.
  init(from offset: Double, velocity: Double, at now: Microseconds, within limits: Limits) {
    start = now
    lead = 0
    initialVelocity = velocity
    if let end = limits.end(beyond: offset) {
      law = .bounce(end, excess: offset - limits.offset(of: end))
    } else {
      law = .free(from: offset)
    }
  }

  /// A bounce that began `lead` ms after `start`, at an end.
  init(at end: End, velocity: Double, start: Microseconds, lead: Double) {
    self.start = start
    self.lead = lead
    initialVelocity = velocity
    law = .bounce(end, excess: 0)
  }

  /// Whether it has gone past an end.
  var isBouncing: Bool {
    if case .bounce = law { true } else { false }
  }

  private func elapsed(at now: Microseconds) -> Double { Double(now - start) / 1000 - lead }

  /// Moves to the frame at `now`, under the limits of this moment.
  mutating func advance(to now: Microseconds, within limits: Limits) -> FramePosition {
    switch law {
    case .free(let origin):
      let decay = Deceleration.decay(after: elapsed(at: now))
      let offset = origin + initialVelocity * Deceleration.reach * (1 - decay)
      return advanceFree(
        offset: offset, velocity: initialVelocity * decay, origin: origin, now, limits)
    case .bounce(let end, let excess):
      return advanceBounce(end, excess, now, limits)
    }
  }

  private mutating func advanceFree(
    offset: Double, velocity: Double, origin: Double, _ now: Microseconds, _ limits: Limits
  ) -> FramePosition {
    guard let end = limits.end(beyond: offset) else {
      return FramePosition(
        offset: offset, velocity: velocity,
        hasEnded: velocity.magnitude < Deceleration.stopSpeed)
    }
    let edge = limits.offset(of: end)
    guard limits.bounces else { return FramePosition(offset: edge, velocity: 0, hasEnded: true) }
    let crossed = limits.end(beyond: origin) == nil && (velocity > 0) == (end == .max)
    if crossed {
      let time = Deceleration.time(toTravel: edge - origin, velocity: initialVelocity)
      initialVelocity *= Deceleration.decay(after: time)
      lead += time
      law = .bounce(end, excess: 0)
    } else {
      // The limits moved under it: from here on it is out of bounds.
      self = Glide(from: offset, velocity: velocity, at: now, within: limits)
    }
    return advance(to: now, within: limits)
  }

  private mutating func advanceBounce(
    _ end: End, _ excess: Double, _ now: Microseconds, _ limits: Limits
  ) -> FramePosition {
    let edge = limits.offset(of: end)
    guard limits.bounces else { return FramePosition(offset: edge, velocity: 0, hasEnded: true) }
    let t = elapsed(at: now)
    let e = Bounce.excess(from: excess, velocity: initialVelocity, after: t)
    let velocity = Bounce.velocity(from: initialVelocity, after: t)
    if velocity.magnitude < Deceleration.stopSpeed, e.magnitude <= 0.5 {
      return FramePosition(offset: edge, velocity: 0, hasEnded: true)
    }
    let isInside = end == .max ? e < 0 : e > 0
    if isInside, limits.min < limits.max {
      self = Glide(from: edge + e, velocity: velocity, at: now, within: limits)
    }
    return FramePosition(offset: edge + e, velocity: velocity, hasEnded: false)
  }
}
