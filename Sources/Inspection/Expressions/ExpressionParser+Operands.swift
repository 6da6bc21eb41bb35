import PagerModel

extension ExpressionParser {
  /// What has no operator at its own level: a literal, a path, a call, parentheses.
  mutating func operand() throws(Failure) -> Node {
    skipBlanks()
    let start = position
    switch next {
    case "(": return try parentheses()
    case "\"": return node(.literal(.string(try string())), from: start)
    case ".": return try relativePath(from: start, moment: .now)
    case let scalar? where scalar.isASCIIDigit:
      return node(.literal(.number(try number())), from: start)
    case let scalar? where scalar.isNameStart: return try named()
    default: throw failure(at: start, expected: .value, hint: hint(at: start, whereValue: true))
    }
  }

  private mutating func parentheses() throws(Failure) -> Node {
    try nested { parser throws(Failure) in
      parser.advance()
      let inner = try parser.disjunction()
      try parser.expect(")", or: .parenthesis)
      return inner
    }
  }

  /// What begins with a word.
  private mutating func named() throws(Failure) -> Node {
    let start = position
    let word = take(while: \.isNamePart)
    let end = position
    skipBlanks()
    if next == "(" { return try call(word, from: start) }
    position = end
    switch word {
    case "true": return node(.literal(.bool(true)), from: start)
    case "false": return node(.literal(.bool(false)), from: start)
    case "null": return node(.literal(.null), from: start)
    case "before":
      try expect(".")
      return try path(from: position, moment: .before, nodeStart: start)
    case "event":
      try expect(".")
      return node(.eventParameter(try eventParameter()), from: start)
    default:
      position = start
      return try path(from: start, moment: .now, nodeStart: start)
    }
  }

  private mutating func eventParameter() throws(Failure) -> String {
    let start = position
    let name = String(take(while: \.isNamePart))
    let names = EventKind.allCases.flatMap(\.parameters)
    guard names.contains(name) else {
      throw failure(
        at: start, expected: .eventParameter, hint: .nearest(to: name, among: names))
    }
    return name
  }
}

// MARK: Literals

extension ExpressionParser {
  private mutating func number() throws(Failure) -> Double {
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
