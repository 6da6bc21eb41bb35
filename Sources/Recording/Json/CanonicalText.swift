/// Text that is compared with the writer's own spelling: no blank, no other order of keys.
///
/// What is not next is not gone past. After something that begins well and goes on otherwise, there
/// is nothing more to take: the scanner of any JSON decides then. Nothing at `end` or after it is
/// looked at.
struct CanonicalText {
  private let start: UnsafeRawPointer
  private var end: Int
  private(set) var position: Int

  /// Nil: there is nothing. `bytes` must outlive it, and `range` be a part of them.
  init?(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    guard let start = bytes.baseAddress else { return nil }
    self.start = start
    position = range.lowerBound
    end = range.upperBound
  }

  /// Goes past `text`, if it is next.
  @inline(__always)
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= end &- position, isSame(start + position, text.utf8Start, count) else {
      return false
    }
    position &+= count
    return true
  }

  /// Goes past eight bytes, if they are next; the first is the lowest.
  @inline(__always)
  mutating func take(_ bytes: UInt64) -> Bool {
    guard next == bytes else { return false }
    position &+= 8
    return true
  }

  /// The next eight bytes, the first of them the lowest; 0 stands for those that there are not.
  private var next: UInt64 {
    @inline(__always) get {
      let count = end &- position
      if count >= 8 { return eight(at: position) }
      return count > 0 && end >= 8 ? eight(at: end &- 8) &>> UInt64(64 &- 8 &* count) : 0
    }
  }

  @inline(__always)
  private func eight(at place: Int) -> UInt64 {
    UInt64(littleEndian: (start + place).loadUnaligned(as: UInt64.self))
  }

  /// The bytes from `first` up to where it stands.
  func bytes(from first: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start + first, count: position - first)
  }

  /// The value behind `key`.
  mutating func boolean(_ key: StaticString) -> Bool? {
    guard take(key) else { return nil }
    if take("true") { return true }
    return take("false") ? false : fail()
  }

  /// Lets nothing more be taken.
  mutating func fail<Value>() -> Value? {
    end = position
    return nil
  }
}

/// Numbers, eight digits at a time.
extension CanonicalText {
  /// A whole number of at most 15 digits, without a sign.
  @inline(__always)
  mutating func natural() -> Int? {
    var value: UInt64 = 0
    let first = next
    let count = digits(&value)
    guard 1...15 ~= count, count == 1 || first & 0xFF != UInt64(UInt8(ascii: "0")) else {
      return fail()
    }
    return Int(truncatingIfNeeded: value)
  }

  mutating func integer() -> Int? {
    let isNegative = take("-")
    return natural().map { isNegative ? -$0 : $0 }
  }

  /// The value behind `key`.
  mutating func integer(_ key: StaticString) -> Int? { take(key) ? integer() : nil }

  /// The value behind `key`.
  mutating func number(_ key: StaticString, _ range: Limits.Range) -> Double? {
    take(key) ? number(range) : nil
  }

  /// Within `range`, correctly rounded; of at most 19 digits, without an exponent.
  @inline(__always)
  mutating func number(_ range: Limits.Range) -> Double? {
    guard let value = decimal(), range.contains(value) else { return fail() }
    return value
  }

  private mutating func decimal() -> Double? {
    let isNegative = take("-")
    var mantissa: UInt64 = 0
    let first = next
    let whole = digits(&mantissa)
    guard whole > 0, whole == 1 || first & 0xFF != UInt64(UInt8(ascii: "0")) else { return nil }
    var places = 0
    if take(".") {
      places = digits(&mantissa)
      guard places > 0 else { return nil }
    }
    guard whole &+ places <= 19 else { return nil }
    let magnitude = Double(mantissa, places: places)
    return isNegative ? -magnitude : magnitude
  }

  /// Goes past digits and appends them to `value`, which 19 of them never overflow; how many.
  @inline(__always)
  private mutating func digits(_ value: inout UInt64) -> Int {
    let count = upToEightDigits(&value)
    return count < 8 ? count : 8 &+ moreDigits(&value)
  }

  private mutating func moreDigits(_ value: inout UInt64) -> Int {
    var total = 0
    while true {
      let count = upToEightDigits(&value)
      total += count
      if count < 8 { return total }
    }
  }

  @inline(__always)
  private mutating func upToEightDigits(_ value: inout UInt64) -> Int {
    let digits = next ^ 0x3030_3030_3030_3030
    // The top bit of each byte that is no digit, and maybe of later ones.
    let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
    let count = others.trailingZeroBitCount / 8
    guard count > 0 else { return 0 }
    value = value &* powerOfTen(count) &+ Self.value(of: digits &<< UInt64(64 &- 8 &* count))
    position &+= count
    return count
  }

  /// Of eight digits, the lowest byte the first.
  ///
  /// Neighbours are joined to pairs, those to fours, and those to one number:
  /// https://lemire.me/blog/2022/01/21/swar-explained-parsing-eight-digits/
  @inline(__always)
  private static func value(of digits: UInt64) -> UInt64 {
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF
  }
}
