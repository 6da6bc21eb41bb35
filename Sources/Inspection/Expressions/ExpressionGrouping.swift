/// Groups one level's operands, loosest operators first.
struct ExpressionGrouping {
  typealias Node = Expression.Node
  typealias Operands = ArraySlice<ExpressionParser.Operand>

  let text: String

  func disjunction(_ operands: Operands) -> Node {
    let parts = split(operands) { $0 == .or }.map(conjunction)
    return parts.count == 1 ? parts[0] : node(.disjunction(parts), operands)
  }

  private func conjunction(_ operands: Operands) -> Node {
    let parts = split(operands) { $0 == .and }.map(comparison)
    return parts.count == 1 ? parts[0] : node(.conjunction(parts), operands)
  }

  private func comparison(_ operands: Operands) -> Node {
    let parts = split(operands) { sign in
      switch sign {
      case .comparison, .near, .within: true
      case .or, .and, .arithmetic: false
      }
    }
    let sides = parts.map(sum)
    guard sides.count > 1, let sign = parts[1].first?.sign else { return sides[0] }
    if case .comparison(let comparison) = sign {
      return node(.comparison(comparison, sides[0], sides[1]), operands)
    }
    return node(.near(sides[0], sides[1], within: sides.count > 2 ? sides[2] : nil), operands)
  }

  private func sum(_ operands: Operands) -> Node {
    let parts = split(operands) { $0 == .arithmetic(.plus) || $0 == .arithmetic(.minus) }
    return chain(parts, of: operands) { chain(split($0) { _ in true }, of: $0, each: single) }
  }

  private func single(_ operands: Operands) -> Node { operands[operands.startIndex].node }

  private func chain(
    _ parts: [Operands], of operands: Operands, each: (Operands) -> Node
  ) -> Node {
    let first = each(parts[0])
    let terms = parts.dropFirst().compactMap { part -> Expression.Term? in
      guard case .arithmetic(let operation)? = part.first?.sign else { return nil }
      let soFar = operands[..<part.endIndex]
      return Expression.Term(operation: operation, operand: each(part), source: source(soFar))
    }
    return terms.isEmpty ? first : node(.arithmetic(first, terms), operands)
  }

  /// At each operand but the first whose sign is one of those; there is at least one part.
  private func split(
    _ operands: Operands, at isBoundary: (ExpressionParser.Sign) -> Bool
  ) -> [Operands] {
    var parts: [Operands] = []
    var start = operands.startIndex
    for index in operands.indices.dropFirst() {
      guard let sign = operands[index].sign, isBoundary(sign) else { continue }
      parts.append(operands[start..<index])
      start = index
    }
    return parts + [operands[start...]]
  }

  private func node(_ kind: Expression.Kind, _ operands: Operands) -> Node {
    Node(kind: kind, source: source(operands))
  }

  private func source(_ operands: Operands) -> Substring {
    guard let first = operands.first, let last = operands.last else { return "" }
    return text[first.range.lowerBound..<last.range.upperBound]
  }
}
