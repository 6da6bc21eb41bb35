/// The law past an end: `e(t) = Kᵗ · (e0 + v0 · C · (1 − rᵗ))`, `v(t) = v0 · (K · r)ᵗ`.
///
/// e in points past the end, t in milliseconds, velocities in points per millisecond,
/// ln K = −0.0100: within 0.1 points of recorded traces of a UIScrollView.
package enum Bounce {
  static let lnK = -0.0100

  package static func excess(from e0: Double, velocity v0: Double, after t: Double) -> Double {
    exponential(t * lnK) * (e0 + Deceleration.distance(velocity: v0, after: t))
  }

  package static func velocity(from v0: Double, after t: Double) -> Double {
    v0 == 0 ? 0 : v0 * exponential(t * (lnK + Deceleration.lnRate))
  }
}
