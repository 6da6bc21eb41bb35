extension Double {
  /// `mantissa` · 10^-`places`, correctly rounded; `places`: 0...18.
  @inline(__always)
  init(_ mantissa: UInt64, places: Int) {
    if mantissa <= 1 << 53 {
      // Both are exact, so one operation rounds once.
      self = Double(Int64(mantissa)) / Double(Int64(powerOfTen(places)))
    } else {
      self.init(long: mantissa, places)
    }
  }

  /// The same of a mantissa that is not 0.
  ///
  /// A quotient of 63 or 64 bits, whose last bit is set where there is a rest, rounds as the
  /// endless one does.
  private init(long mantissa: UInt64, _ places: Int) {
    let power = powerOfTen(places)
    let divisor = power << power.leadingZeroBitCount
    let dividend = mantissa << mantissa.leadingZeroBitCount
    let (quotient, rest) = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
    let scale = power.leadingZeroBitCount - mantissa.leadingZeroBitCount - 63
    self.init(
      sign: .plus, exponent: scale, significand: Double(quotient | (rest == 0 ? 0 : 1)))
  }
}

/// 10^`exponent`, 0...18.
@inline(__always)
func powerOfTen(_ exponent: Int) -> UInt64 {
  switch exponent {
  case 0: 1
  case 1: 10
  case 2: 100
  case 3: 1_000
  case 4: 10_000
  case 5: 100_000
  case 6: 1_000_000
  case 7: 10_000_000
  case 8: 100_000_000
  case 9: 1_000_000_000
  case 10: 10_000_000_000
  case 11: 100_000_000_000
  case 12: 1_000_000_000_000
  case 13: 10_000_000_000_000
  case 14: 100_000_000_000_000
  case 15: 1_000_000_000_000_000
  case 16: 10_000_000_000_000_000
  case 17: 100_000_000_000_000_000
  case _: 1_000_000_000_000_000_000
  }
}
