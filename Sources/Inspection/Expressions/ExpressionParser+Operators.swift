// From loosest to tightest; each level reads its operands by the next.
extension ExpressionParser {
  private enum Or: String, CaseIterable { case or = "||" }
  private enum And: String, CaseIterable { case and = "&&" }
  private enum Near: String, CaseIterable { case near = "~=" }
  private static let sums: [Expression.Arithmetic] = [.plus, .minus]
  private static let products: [Expression.Arithmetic] = [.times, .over]

  mutating func disjunction() throws(Failure) -> Node {
    skipBlanks()
    let start = position
    let first = try conjunction()
    var parts = [first]
    while takeOperator(Or.allCases) != nil { parts.append(try conjunction()) }
    return parts.count == 1 ? first : node(.disjunction(parts), from: start)
  }

  private mutating func conjunction() throws(Failure) -> Node {
    skipBlanks()
    let start = position
    let first = try comparison()
    var parts = [first]
    while takeOperator(And.allCases) != nil { parts.append(try comparison()) }
    return parts.count == 1 ? first : node(.conjunction(parts), from: start)
  }

  private mutating func comparison() throws(Failure) -> Node {
    skipBlanks()
    let start = position
    let left = try sum()
    var result = left
    if let comparison = takeOperator(Expression.Comparison.allCases) {
      let right = try sum()
      result = node(.comparison(comparison, left, right), from: start)
    } else if takeOperator(Near.allCases) != nil {
      let right = try sum()
      let tolerance = takeWithin() ? try sum() : nil
      result = node(.near(left, right, within: tolerance), from: start)
    } else {
      return left
    }
    try refuseAnotherComparison()
    return result
  }

  private mutating func takeWithin() -> Bool {
    let start = position
    skipBlanks()
    if take(while: \.isNamePart) == "within" { return true }
    position = start
    return false
  }

  private func refuseAnotherComparison() throws(Failure) {
    var ahead = self
    ahead.skipBlanks()
    let start = ahead.position
    guard
      ahead.takeOperator(Expression.Comparison.allCases) != nil
        || ahead.takeOperator(Near.allCases) != nil
    else { return }
    throw failure(at: start, expected: .logicalOperator, hint: .comparisonsDoNotChain)
  }

  private mutating func sum() throws(Failure) -> Node {
    try arithmetic(Self.sums) { parser throws(Failure) in
      try parser.arithmetic(Self.products) { parser throws(Failure) in try parser.unary() }
    }
  }

  private mutating func arithmetic(
    _ operations: [Expression.Arithmetic], of operand: (inout Self) throws(Failure) -> Node
  ) throws(Failure) -> Node {
    skipBlanks()
    let start = position
    let first = try operand(&self)
    var terms: [Expression.Term] = []
    while let operation = takeOperator(operations) {
      let next = try operand(&self)
      terms.append(
        Expression.Term(operation: operation, operand: next, source: text[start..<position]))
    }
    return terms.isEmpty ? first : node(.arithmetic(first, terms), from: start)
  }

  private mutating func unary() throws(Failure) -> Node {
    skipBlanks()
    let start = position
    if next == "!", afterNext != "=" {
      let operand = try nested { parser throws(Failure) in
        parser.advance()
        return try parser.unary()
      }
      return node(.not(operand), from: start)
    }
    if next == "-" {
      let operand = try nested { parser throws(Failure) in
        parser.advance()
        return try parser.unary()
      }
      return node(.negated(operand), from: start)
    }
    return try operand()
  }
}
