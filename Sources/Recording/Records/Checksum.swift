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
    bytes.withUnsafeBytes { ofLine(UnsafeRawBufferPointer(rebasing: $0[range]), after: previous) }
  }

  static func ofLine(_ line: UnsafeRawBufferPointer, after previous: UInt32) -> UInt32 {
    var checksum = Checksum()
    withUnsafeBytes(of: previous.bigEndian) { checksum.add($0) }
    checksum.add(line)
    return checksum.value
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var state = state
    Self.tables.withUnsafeBufferPointer { tables in
      var index = 0
      while index + 8 <= bytes.count {
        let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        var group = UInt64(littleEndian: eight) ^ UInt64(state)
        state = 0
        for table in (0..<8).reversed() {
          state ^= tables[table << 8 | Int(group & 0xFF)]
          group >>= 8
        }
        index += 8
      }
      while index < bytes.count {
        state = tables[Int((state ^ UInt32(bytes[index])) & 0xFF)] ^ state >> 8
        index += 1
      }
    }
    self.state = state
  }

  /// As a line's last member has it, the first digit the lowest byte.
  static func digits(_ value: UInt32) -> UInt64 {
    // A half byte in each byte.
    var halves = UInt64(value)
    halves = (halves | halves << 16) & 0x0000_FFFF_0000_FFFF
    halves = (halves | halves << 8) & 0x00FF_00FF_00FF_00FF
    halves = (halves | halves << 4) & 0x0F0F_0F0F_0F0F_0F0F
    let letters = (halves + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    let toLetter = UInt64(UInt8(ascii: "a") - UInt8(ascii: "9") - 1)
    return (halves + 0x3030_3030_3030_3030 + letters * toLetter).byteSwapped
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
