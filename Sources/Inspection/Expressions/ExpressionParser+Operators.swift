/// One level of parentheses is read flat, operands and signs in turn, and then grouped: reading
/// recurs for what nests, not for each rank of operators.
extension ExpressionParser {
  /// What may stand between two operands.
  enum Sign: Equatable {
    case or, and
    case comparison(Expression.Comparison)
    case near, within
    case arithmetic(Expression.Arithmetic)
  }

  struct Operand {
    /// The sign before it; nil: it is the first.
    let sign: Sign?
    let node: Node
    /// With its parentheses.
    let range: Range<String.Index>
  }

  mutating func expression() throws(Failure) -> Node {
    skipBlanks()
    let start = position
    var operands = [try signedOperand(nil)]
    // The comparison since the last logical operator; `within` may follow `~=` once.
    var comparison: Sign?
    while let sign = try takeSign(after: comparison) {
      switch sign {
      case .or, .and: comparison = nil
      case .comparison, .near, .within: comparison = sign
      case .arithmetic: break
      }
      operands.append(try signedOperand(sign))
    }
    let result = ExpressionGrouping(text: text).disjunction(operands[...])
    guard result.height <= Self.highest else {
      throw failure(at: start, expected: .fewerLevels(Self.highest))
    }
    return result
  }

  private mutating func signedOperand(_ sign: Sign?) throws(Failure) -> Operand {
    skipBlanks()
    let start = position
    let node = try unary()
    return Operand(sign: sign, node: node, range: start..<position)
  }

  private mutating func takeSign(after comparison: Sign?) throws(Failure) -> Sign? {
    let start = position
    skipBlanks()
    let signStart = position
    if comparison == .near, take(while: \.isNamePart) == "within" { return .within }
    position = signStart
    if take("||") { return .or }
    if take("&&") { return .and }
    if let sign = takeComparison() {
      guard comparison == nil else {
        throw failure(at: signStart, expected: .logicalOperator, hint: .comparisonsDoNotChain)
      }
      return sign
    }
    for operation in Expression.Arithmetic.allCases where take(operation.rawValue) {
      return .arithmetic(operation)
    }
    position = start
    return nil
  }

  private mutating func takeComparison() -> Sign? {
    if take("~=") { return .near }
    for comparison in Expression.Comparison.allCases where take(comparison.rawValue) {
      return .comparison(comparison)
    }
    return nil
  }

  /// An operand and the `!` and `-` before it.
  private mutating func unary() throws(Failure) -> Node {
    var signs: [(isMinus: Bool, start: String.Index)] = []
    while next == "-" || next == "!" && afterNext != "=" {
      signs.append((next == "-", position))
      try enter()
      advance()
      skipBlanks()
    }
    var result = try operand()
    for sign in signs.reversed() {
      result = node(sign.isMinus ? .negated(result) : .not(result), from: sign.start)
      leave()
    }
    return result
  }
}
