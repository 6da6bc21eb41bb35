extension Scanner {
  /// The characters of a string that `text()` went past.
  func string(_ text: Text) -> String {
    guard text.hasEscapes else {
      return String(decoding: bytes[text.start..<text.end], as: UTF8.self)
    }
    var result = String.UnicodeScalarView()
    var index = text.start
    var plain = index
    while index < text.end {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      result.append(
        contentsOf: String(decoding: bytes[plain..<index], as: UTF8.self).unicodeScalars)
      result.append(escaped(&index))
      plain = index
    }
    result.append(contentsOf: String(decoding: bytes[plain..<index], as: UTF8.self).unicodeScalars)
    return String(result)
  }

  /// The character that the escape at `index` stands for; `index` goes past it.
  private func escaped(_ index: inout Int) -> Unicode.Scalar {
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = codeUnit(at: index)
      index += 4
      guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
      let low = codeUnit(at: index + 2)
      index += 6
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    default: return Unicode.Scalar(letter)
    }
  }

  private func codeUnit(at index: Int) -> UInt32 {
    bytes[index..<index + 4].reduce(0) { $0 << 4 | (hexadecimalDigit($1) ?? 0) }
  }
}
