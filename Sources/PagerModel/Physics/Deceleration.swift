/// The free law of a released view: `x(t) = x0 + v0 · C · (1 − rᵗ)`, `v(t) = v0 · rᵗ`.
///
/// t in milliseconds, velocities in points per millisecond, r = 0.998 (UIScrollView's normal
/// rate), C = r / (1 − r). Within 6·10⁻¹⁰ points of recorded traces after 181 frames.
package enum Deceleration {
  static let reach = 0.998 / (1 - 0.998)
  static let lnRate = -0.0020020026706730793

  /// A view slower than this, in points per millisecond, has stopped.
  static let stopSpeed = 0.01
  /// A finger slower than this when it lifts, in points per second, releases no deceleration.
  /// Reported by third parties, not checked against a trace.
  static let leastRelease = 250.0

  static func decay(after t: Double) -> Double { exponential(t * lnRate) }

  /// Points travelled in `t` ms from velocity `v`.
  package static func distance(velocity v: Double, after t: Double) -> Double {
    v * reach * (1 - decay(after: t))
  }

  /// Milliseconds until `distance` is travelled from velocity `v`; it must be reachable.
  static func time(toTravel distance: Double, velocity v: Double) -> Double {
    naturalLogarithm(1 - distance / (v * reach)) / lnRate
  }

  /// Points between the release and where the view comes to rest, as `targetContentOffset`
  /// says it: `(|v| − 0.01) / −ln r` in the velocity's direction.
  package static func targetDistance(velocity v: Double) -> Double {
    let speed = v.magnitude
    guard speed > stopSpeed else { return 0 }
    let distance = (speed - stopSpeed) / -lnRate
    return v < 0 ? -distance : distance
  }

  /// The release velocity whose target lies `distance` points away.
  static func velocity(reaching distance: Double) -> Double {
    guard distance != 0 else { return 0 }
    let speed = distance.magnitude * -lnRate + stopSpeed
    return distance < 0 ? -speed : speed
  }
}
