/// Makes scalars of UTF-8 that comes byte by byte. What is no UTF-8 becomes U+FFFD.
struct ScalarAssembler {
  private var bytes: [UInt8] = []
  private var needed = 0

  /// The scalar that this byte completes.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if bytes.isEmpty || byte & 0xC0 != 0x80 { return begin(with: byte) }
    bytes.append(byte)
    guard bytes.count == needed else { return nil }
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }

  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func begin(with byte: UInt8) -> Unicode.Scalar? {
    bytes.removeAll(keepingCapacity: true)
    switch byte {
    case 0x00..<0x80: return Unicode.Scalar(byte)
    case 0xC2..<0xE0: needed = 2
    case 0xE0..<0xF0: needed = 3
    case 0xF0..<0xF5: needed = 4
    default: return "\u{FFFD}"
    }
    bytes.append(byte)
    return nil
  }
}
