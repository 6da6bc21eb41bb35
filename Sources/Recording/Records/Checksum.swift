/// CRC-32 (ISO-HDLC), chained: each line's continues the previous line's.
struct Checksum {
  /// Eight tables of 256: the effect of a byte that stands 0...7 bytes before the end of a group.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
      tables[byte] = value
    }
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables[index] = tables[Int(before & 0xFF)] ^ before >> 8
    }
    return tables
  }()

  private var state: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~state }

  /// Of a line whose bytes are `bytes[range]`, after a line whose checksum is `previous`.
  static func ofLine(_ bytes: [UInt8], _ range: Range<Int>, after previous: UInt32) -> UInt32 {
    var checksum = Checksum()
    let first = (0..<4).map { UInt8(truncatingIfNeeded: previous >> (24 - 8 * $0)) }
    checksum.add(first, 0..<4)
    checksum.add(bytes, range)
    return checksum.value
  }

  mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
    let tables = Self.tables
    var index = range.lowerBound
    var state = state
    while index + 8 <= range.upperBound {
      var next: UInt32 = 0
      for place in 0..<4 {
        let byte = UInt32(bytes[index + place]) ^ state >> UInt32(8 * place) & 0xFF
        next ^= tables[(7 - place) << 8 | Int(byte)]
      }
      for place in 4..<8 { next ^= tables[(7 - place) << 8 | Int(bytes[index + place])] }
      state = next
      index += 8
    }
    while index < range.upperBound {
      state = tables[Int((state ^ UInt32(bytes[index])) & 0xFF)] ^ state >> 8
      index += 1
    }
    self.state = state
  }

  /// The member a sealed line ends with, and its closing brace.
  static func suffix(_ value: UInt32) -> [UInt8] {
    let digits = String(value, radix: 16)
    return Array(
      ",\"crc\":\"\(String(repeating: "0", count: 8 - digits.count))\(digits)\"}".utf8)
  }

  /// Bytes of `suffix`.
  static let suffixCount = 18
}
