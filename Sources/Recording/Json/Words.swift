/// A fixed list of words, found by their bytes.
struct Words<Word: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  private let all = Array(Word.allCases)
  private let names: [[UInt8]]
  /// Each word's first eight bytes.
  private let heads: [UInt64]

  init() {
    names = all.map { Array($0.rawValue.utf8) }
    heads = names.map { Self.head($0, 0, $0.count) }
  }

  /// Which word these bytes spell.
  private func word(in bytes: [UInt8], _ start: Int, _ end: Int) -> Word? {
    let head = Self.head(bytes, start, end)
    for index in heads.indices where heads[index] == head {
      let name = names[index]
      guard name.count == end - start else { continue }
      var offset = 8
      while offset < name.count, name[offset] == bytes[start + offset] { offset += 1 }
      if offset >= name.count { return all[index] }
    }
    return nil
  }

  func word(_ text: Scanner.Text, in scanner: borrowing Scanner) -> Word? {
    guard text.hasEscapes else { return word(in: scanner.bytes, text.start, text.end) }
    let bytes = Array(scanner.string(text).utf8)
    return word(in: bytes, 0, bytes.count)
  }

  private static func head(_ bytes: [UInt8], _ start: Int, _ end: Int) -> UInt64 {
    var head: UInt64 = 0
    for index in start..<min(end, start + 8) { head = head << 8 | UInt64(bytes[index]) }
    return head
  }
}
