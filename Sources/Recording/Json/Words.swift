/// A fixed list of words, found by their bytes.
struct Words: Sendable {
  private let names: [[UInt8]]
  /// Each word's first eight bytes.
  private let heads: [UInt64]

  init(_ names: [String]) {
    self.names = names.map { Array($0.utf8) }
    heads = self.names.map { Self.head($0, 0, $0.count) }
  }

  /// Which word these bytes spell.
  func index(in bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    let head = Self.head(bytes, start, end)
    for index in heads.indices where heads[index] == head {
      let name = names[index]
      guard name.count == end - start else { continue }
      var offset = 8
      while offset < name.count, name[offset] == bytes[start + offset] { offset += 1 }
      if offset >= name.count { return index }
    }
    return nil
  }

  func index(of text: Scanner.Text, in scanner: borrowing Scanner) -> Int? {
    guard text.hasEscapes else { return index(in: scanner.bytes, text.start, text.end) }
    let bytes = Array(scanner.string(text).utf8)
    return index(in: bytes, 0, bytes.count)
  }

  private static func head(_ bytes: [UInt8], _ start: Int, _ end: Int) -> UInt64 {
    var head: UInt64 = 0
    for index in start..<min(end, start + 8) { head = head << 8 | UInt64(bytes[index]) }
    return head
  }
}
