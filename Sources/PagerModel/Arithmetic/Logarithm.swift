/// The natural logarithm of `x`, the same bits on every machine and within 1 ulp of the exact
/// value; NaN below zero, −∞ at zero.
///
/// With m in √½...√2 and s = f / (2 + f) for f = m − 1, log m = 2 artanh s; the leading part is
/// kept as f − (f²/2 − …), which loses nothing near 1.
package func naturalLogarithm(_ x: Double) -> Double {
  guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
  var exponent = Double(x.exponent)
  var m = x.significand
  if m > 1.4142135623730951 {
    m /= 2
    exponent += 1
  }
  let f = m - 1
  let s = f / (2 + f)
  let z = s * s
  let series =
    z
    * (2 / 3 + z
      * (2 / 5 + z
        * (2 / 7 + z
          * (2 / 9 + z
            * (2 / 11 + z * (2 / 13 + z * (2 / 15 + z * (2 / 17 + z * (2 / 19 + z * (2 / 21))))))))))
  let half = f * f / 2
  return exponent * ln2High - ((half - (s * (half + series) + exponent * ln2Low)) - f)
}
