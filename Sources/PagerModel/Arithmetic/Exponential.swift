/// e raised to `x`, the same bits on every machine and within 1 ulp of the exact value.
///
/// The C library's `exp` differs between processors, and a state must not. The argument is
/// reduced by multiples of ln 2 and the rest summed as a Taylor series, in pairs that a processor
/// can work on side by side; every step is one IEEE operation, and their order is fixed.
package func exponential(_ x: Double) -> Double {
  if x > 709.782712893384 { return .infinity }
  if x < -745.1332191019412 { return 0 }
  let shifted = x * inverseLn2 + roundingShift
  let count = shifted - roundingShift
  let high = x - count * ln2High
  let low = count * ln2Low
  let r = high - low
  let tail = exponentialTail(r)
  let sum = 1 + r
  let lost = (r - (sum - 1)) + ((high - r) - low)
  let power = Int(truncatingIfNeeded: shifted.bitPattern &- roundingShift.bitPattern)
  return scaled(sum + (tail + lost), by: power)
}

/// The series from r²/2! to r¹³/13!: the next term is under 2⁻⁵⁷ at |r| = ln(2)/2.
@inline(__always)
private func exponentialTail(_ r: Double) -> Double {
  let r2 = r * r
  let r4 = r2 * r2
  let first = (1 / 2 + r * (1 / 6)) + r2 * (1 / 24 + r * (1 / 120))
  let second = (1 / 720 + r * (1 / 5040)) + r2 * (1 / 40320 + r * (1 / 362880))
  let third =
    (1 / 3_628_800 + r * (1 / 39_916_800)) + r2 * (1 / 479_001_600 + r * (1 / 6_227_020_800))
  return r2 * (first + r4 * (second + r4 * third))
}

/// Added and taken away again, it rounds to a whole number, by which the bits of the sum differ from
/// its own: 1.5 · 2⁵².
private let roundingShift = 6_755_399_441_055_744.0

/// ln 2 in two parts: the first has room for a product with any exponent without rounding.
let ln2High = 0x1.62e42feep-1
let ln2Low = 0x1.a39ef35793c76p-33
private let inverseLn2 = 1.4426950408889634

/// `value` · 2ⁿ, in two exact factors where one would leave the normal range.
@inline(__always)
private func scaled(_ value: Double, by n: Int) -> Double {
  if n > 1022 { return value * 0x1p1022 * powerOfTwo(n - 1022) }
  if n < -1021 { return value * powerOfTwo(n + 1000) * 0x1p-1000 }
  return value * powerOfTwo(n)
}

private func powerOfTwo(_ n: Int) -> Double {
  Double(bitPattern: UInt64(truncatingIfNeeded: n &+ 1023) << 52)
}
