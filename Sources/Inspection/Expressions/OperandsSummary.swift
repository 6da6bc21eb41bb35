import PagerModel
import Wording

extension Expression {
  /// Why an expression is false: the comparison that failed, and what it found.
  package struct OperandsSummary: Sendable, Equatable {
    /// The comparison, as it was written.
    package let text: String
    /// Its left side, as it was written.
    package let left: String
    /// The page for which it failed, inside `all(pages, ...)`.
    package let page: Int?
    package let expectation: Expectation
    package let expected: Value
    package let found: Value

    package enum Expectation: Sendable, Equatable {
      case comparison(Comparison)
      case within(Double)
    }
  }

  /// What failed, where the expression is false because a comparison or a bare condition is: at
  /// its top, the first that fails in a chain of `&&`, or inside `all(pages, ...)`.
  ///
  /// Nil if it holds, and where nothing short says why it does not.
  package func operandsSummary(
    in context: some EvaluationContext
  ) throws(EvaluationError) -> OperandsSummary? {
    try Evaluator(context: context).summary(of: root)
  }
}

extension Expression.OperandsSummary: CustomStringConvertible {
  /// `500 expected, 0 found`
  package var description: String {
    page.map {
      String(localized: "\(expectedText) expected, \(found) found on page \($0)")
    } ?? String(localized: "\(expectedText) expected, \(found) found")
  }

  /// `500`, `not 500`, `< 500`, `500 ± 0.5`
  package var expectedText: String {
    switch expectation {
    case .comparison(.equal): "\(expected)"
    case .comparison(.notEqual): String(localized: "not \(expected)")
    case .comparison(let comparison): "\(comparison.rawValue) \(expected)"
    case .within(let tolerance): "\(expected) ± \(shortest(tolerance))"
    }
  }

}

extension Evaluator {
  func summary(of node: Node) throws(EvaluationError) -> Expression.OperandsSummary? {
    guard !(try condition(node)) else { return nil }
    switch node.kind {
    case .conjunction(let parts):
      guard let part = try firstFailing(of: parts) else { return nil }
      return try summary(of: part)
    case .overPages(.all, let body):
      guard let page = try firstPage(where: body, is: false) else { return nil }
      return try Evaluator(context: context, page: page).summary(of: body)
    case .comparison(let comparison, let left, let right):
      return try summary(node, left, .comparison(comparison), expected: right)
    case .near(let left, let right, let tolerance):
      let limit = try self.tolerance(tolerance)
      return try summary(node, left, .within(limit), expected: right)
    case .path, .pagePath, .eventParameter: return bare(node, expected: true)
    case .not(let operand):
      switch operand.kind {
      case .path, .pagePath, .eventParameter:
        return bare(node, left: operand, expected: false)
      case .literal, .countEffects, .overPages, .call, .not, .negated, .arithmetic, .comparison,
        .near, .conjunction, .disjunction:
        return nil
      }
    case .literal, .countEffects, .overPages, .call, .negated, .arithmetic, .disjunction:
      return nil
    }
  }

  private func summary(
    _ node: Node, _ left: Node, _ expectation: Expression.OperandsSummary.Expectation,
    expected: Node
  ) throws(EvaluationError) -> Expression.OperandsSummary {
    Expression.OperandsSummary(
      text: String(node.source), left: String(left.source), page: page, expectation: expectation,
      expected: try value(of: expected), found: try value(of: left))
  }

  private func bare(
    _ node: Node, left: Node? = nil, expected: Bool
  ) -> Expression.OperandsSummary {
    Expression.OperandsSummary(
      text: String(node.source), left: String((left ?? node).source), page: page,
      expectation: .comparison(.equal), expected: .bool(expected), found: .bool(!expected))
  }
}
