import PagerModel

extension ExpressionParser {
  /// What has no operator at its own level: a literal, a path, a call, parentheses.
  mutating func operand() throws(Failure) -> Node {
    skipBlanks()
    let start = position
    switch next {
    case "(": return try parentheses()
    case "\"":
      let text = try string()
      return node(.literal(.string(text)), from: start)
    case ".": return try relativePath(from: start, moment: .now)
    case let scalar? where scalar.isASCIIDigit:
      let value = try number()
      return node(.literal(.number(value)), from: start)
    case let scalar? where scalar.isNameStart: return try named()
    default: throw failure(at: start, expected: .value, hint: hint(at: start, whereValue: true))
    }
  }

  private mutating func parentheses() throws(Failure) -> Node {
    try enter()
    advance()
    let inner = try expression()
    try expect(")", or: .parenthesis)
    leave()
    return inner
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
      let name = try eventParameter()
      return node(.eventParameter(name), from: start)
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
