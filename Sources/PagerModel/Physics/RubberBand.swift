/// How far a view follows a finger that pulls it past its end.
///
/// Pulled `x` points past it, a view of length `d` shows `d · (1 − 1 / (0.55 · x / d + 1))`.
/// Measured on a UIScrollView without residual.
package enum RubberBand {
  private static let stiffness = 0.55

  /// The points shown past the end for a pull of `x` >= 0 points, in a view `length` points long.
  package static func shown(pull x: Double, length: Double) -> Double {
    length > 0 ? length * (1 - 1 / (stiffness * x / length + 1)) : 0
  }

  /// The pull that shows `y` >= 0 points; `y` itself where no pull can.
  package static func pull(shown y: Double, length: Double) -> Double {
    y < length ? (y / stiffness) / (1 - y / length) : y
  }
}
