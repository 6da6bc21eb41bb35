extension Scanner {
  /// 2⁵³: up to it every integer is a `Double` of its own.
  static let largestInteger = 9_007_199_254_740_992.0

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  private var digit: UInt64? {
    @inline(__always) get {
      guard position < end else { return nil }
      let value = bytes[position] &- UInt8(ascii: "0")
      return value < 10 ? UInt64(value) : nil
    }
  }

  /// Goes past a number, which the next byte begins. Its value is correctly rounded.
  mutating func number() throws(Fault) -> Double {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    guard let first = digit else { throw expected(.digit) }
    position += 1
    if first == 0, digit != nil { throw Fault(position: start, .leadingZero) }

    var mantissa = first
    var isExact = true
    var exponent = 0
    // Below 10¹⁸ another digit still fits into 64 bits.
    while let next = digit {
      if mantissa < 1_000_000_000_000_000_000 {
        mantissa = mantissa * 10 + next
      } else {
        isExact = false
      }
      position += 1
    }
    var isInteger = true
    if take(UInt8(ascii: ".")) {
      isInteger = false
      guard digit != nil else { throw expected(.digit) }
      while let next = digit {
        if mantissa < 1_000_000_000_000_000_000 {
          mantissa = mantissa * 10 + next
          exponent -= 1
        } else {
          isExact = false
        }
        position += 1
      }
    }
    if next | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      position += 1
      exponent += try powerOfTen()
    }
    if isInteger, !isExact || mantissa > UInt64(Self.largestInteger) {
      throw Fault(position: start, .integerTooLarge)
    }

    let magnitude: Double
    if isExact, mantissa <= UInt64(Self.largestInteger), (-22...22).contains(exponent) {
      // Both factors are exact, so one operation rounds once.
      magnitude =
        exponent < 0
        ? Double(mantissa) / Self.powersOfTen[-exponent]
        : Double(mantissa) * Self.powersOfTen[exponent]
    } else {
      let digits = isNegative ? start + 1 : start
      magnitude = Double(String(decoding: bytes[digits..<position], as: UTF8.self)) ?? .infinity
    }
    guard magnitude.isFinite else { throw Fault(position: start, .infiniteNumber) }
    return isNegative ? -magnitude : magnitude
  }

  /// The digits after an `e`; what is too large for any number stops at a million.
  private mutating func powerOfTen() throws(Fault) -> Int {
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    guard digit != nil else { throw expected(.digit) }
    var value = 0
    while let next = digit {
      value = min(value * 10 + Int(next), 1_000_000)
      position += 1
    }
    return isNegative ? -value : value
  }
}
