extension ExpressionParser {
  mutating func number() throws(Failure) -> Double {
    let start = position
    takeDigits()
    if next == "." {
      advance()
      guard takeDigits() else { throw failure(at: position, expected: .digit) }
    }
    let end = position
    if next == "e" || next == "E" {
      advance()
      if next == "+" || next == "-" { advance() }
      if !takeDigits() { position = end }
    }
    guard let value = Double(text[start..<position]), value.isFinite else {
      position = start
      throw failure(at: start, expected: .finiteNumber)
    }
    return value
  }

  @discardableResult
  private mutating func takeDigits() -> Bool { !take(while: \.isASCIIDigit).isEmpty }

  /// A JSON string.
  mutating func string() throws(Failure) -> String {
    advance()
    var result = String.UnicodeScalarView()
    while let scalar = next, scalar != "\"" {
      guard scalar >= " " else { throw failure(at: position, expected: .noControlCharacter) }
      if scalar == "\\" {
        result.append(try escape())
      } else {
        result.append(scalar)
        advance()
      }
    }
    guard take("\"") else { throw failure(at: position, expected: .closingQuote) }
    return String(result)
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let start = position
    advance()
    let letter = next
    advance()
    switch letter {
    case "\"", "\\", "/": return letter ?? "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      if let scalar = unicodeEscape() { return scalar }
    default: break
    }
    position = start
    throw failure(at: start, expected: .escape)
  }

  /// What follows `\u`: four digits, or two surrogates of four digits each.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard take("\\u"), let second = hexadecimal(), (0xDC00..<0xE000).contains(second) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = next, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
        return nil
      }
      value = value * 16 + UInt32(digit)
      advance()
    }
    return value
  }
}
