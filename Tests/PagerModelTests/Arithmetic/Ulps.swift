import Foundation

#if arch(x86_64)
  /// How far `value` is from the exact value, in units of its last place.
  func ulpsOff(_ value: Double, from exact: Float80) -> Double {
    let unit = Float80(Swift.max(Double(exact).ulp, .leastNonzeroMagnitude))
    return Double((Float80(value) - exact).magnitude / unit)
  }
#endif
