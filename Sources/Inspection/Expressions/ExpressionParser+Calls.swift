import PagerModel

extension ExpressionParser {
  private static let callables =
    Expression.Function.allCases.map(\.rawValue) + Expression.Quantifier.allCases.map(\.rawValue)

  /// A call of `word`; the position is at its parenthesis.
  mutating func call(_ word: Substring, from start: String.Index) throws(Failure) -> Node {
    let kind: Expression.Kind
    if let function = Expression.Function(rawValue: String(word)) {
      try enter()
      advance()
      kind = .call(function, try arguments(of: function))
    } else if let quantifier = Expression.Quantifier(rawValue: String(word)) {
      try enter()
      advance()
      kind = try count(quantifier, from: start)
    } else {
      throw failure(
        at: start, expected: .function, found: word,
        hint: .nearest(to: String(word), among: Self.callables))
    }
    leave()
    return node(kind, from: start)
  }

  private mutating func arguments(
    of function: Expression.Function
  ) throws(Failure) -> [Node] {
    var arguments = [try expression()]
    switch function {
    case .abs, .round:
      try expect(")", or: .parenthesis)
    case .min, .max:
      try expect(",", or: .comma)
      arguments.append(try expression())
      skipBlanks()
      while take(",") {
        arguments.append(try expression())
        skipBlanks()
      }
      try expect(")", or: .parenthesisOrComma)
    }
    return arguments
  }

  /// `pages, EXPR)`, or for `count` also `effects, NAME)`.
  private mutating func count(
    _ quantifier: Expression.Quantifier, from start: String.Index
  ) throws(Failure) -> Expression.Kind {
    skipBlanks()
    let wordStart = position
    let word = take(while: \.isNamePart)
    if word == "effects", quantifier == .count {
      try expect(",")
      let pattern = try effectPattern()
      try expect(")")
      return .countEffects(pattern)
    }
    guard word == "pages" else {
      let collections = quantifier == .count ? ["pages", "effects"] : ["pages"]
      throw failure(
        at: wordStart, expected: .collection(collections),
        hint: .nearest(to: String(word), among: collections))
    }
    guard !isOverPages else {
      throw failure(at: start, expected: .value, hint: .pagesDoNotNest)
    }
    try expect(",")
    isOverPages = true
    defer { isOverPages = false }
    let body = try expression()
    try expect(")", or: .parenthesis)
    return .overPages(quantifier, body)
  }

  /// An effect's name, or its whole description in quotation marks.
  private mutating func effectPattern() throws(Failure) -> Expression.EffectPattern {
    skipBlanks()
    let start = position
    let isQuoted = next == "\""
    let spelling = isQuoted ? try string() : String(take(while: \.isNamePart))
    let name = String(spelling.unicodeScalars.prefix { $0 != " " })
    guard Effect.names.contains(name) else {
      throw failure(at: start, expected: .effect, hint: .nearest(to: name, among: Effect.names))
    }
    return spelling == name ? .named(spelling) : .exactly(spelling)
  }
}
