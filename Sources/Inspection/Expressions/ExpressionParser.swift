import PagerModel

/// Reads an expression by recursive descent.
///
/// It works on Unicode scalars, so that a combining mark never hides a quotation mark, and counts
/// columns in characters only when an error needs one.
struct ExpressionParser {
  typealias Failure = ExpressionSyntaxError
  typealias Node = Expression.Node

  /// How many parentheses, calls and unary operators may stand within each other, and how many
  /// operators of any kind. Reading takes 3 KB of stack for the one (12 in a debug build),
  /// evaluating 2 KB for the other (6 in a debug build); a thread has 512 KB at the least.
  static let deepest = 32
  static let highest = 64

  let text: String
  let container: Container
  var position: String.Index
  var depth = 0
  /// Inside `all(pages, ...)`, where a leading dot means the page.
  var isOverPages = false

  init(_ text: String, in container: Container) {
    self.text = text
    self.container = container
    position = text.startIndex
  }

  mutating func parse() throws(Failure) -> Node {
    let node = try expression()
    skipBlanks()
    guard next == nil else { throw unexpected(afterValue: .end) }
    return node
  }

  /// A part that ends at the position; so `kind` is read before, in a statement of its own.
  func node(_ kind: Expression.Kind, from start: String.Index) -> Node {
    Node(kind: kind, source: text[start..<position])
  }

  /// One level deeper, by what stands at the position. Where an error ends the reading, no
  /// `leave` follows.
  mutating func enter() throws(Failure) {
    guard depth < Self.deepest else {
      throw failure(at: position, expected: .fewerLevels(Self.deepest))
    }
    depth += 1
  }

  mutating func leave() { depth -= 1 }
}

// MARK: Scalars

extension ExpressionParser {
  var next: Unicode.Scalar? { scalar(at: position) }

  var afterNext: Unicode.Scalar? {
    position < text.endIndex ? scalar(at: text.unicodeScalars.index(after: position)) : nil
  }

  private func scalar(at index: String.Index) -> Unicode.Scalar? {
    index < text.endIndex ? text.unicodeScalars[index] : nil
  }

  mutating func advance() {
    if position < text.endIndex { position = text.unicodeScalars.index(after: position) }
  }

  mutating func skipBlanks() {
    while let scalar = next, scalar.properties.isWhitespace { advance() }
  }

  mutating func take(while isTaken: (Unicode.Scalar) -> Bool) -> Substring {
    let start = position
    while let scalar = next, isTaken(scalar) { advance() }
    return text[start..<position]
  }

  mutating func take(_ symbol: String) -> Bool {
    guard text[position...].unicodeScalars.starts(with: symbol.unicodeScalars) else { return false }
    for _ in symbol.unicodeScalars { advance() }
    return true
  }

  mutating func expect(_ symbol: String, or other: Failure.Closer? = nil) throws(Failure) {
    skipBlanks()
    if take(symbol) { return }
    guard let other else { throw failure(at: position, expected: .symbol(symbol)) }
    throw unexpected(afterValue: other)
  }
}

extension Unicode.Scalar {
  /// May stand in the name of a path, a parameter or an effect.
  var isNamePart: Bool { isNameStart || isASCIIDigit }

  var isNameStart: Bool { properties.isAlphabetic || self == "_" }

  var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// May stand in a name after `@` without quotation marks.
  var isReferencePart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: self == "_" || self == "-"
    }
  }
}
