import PagerModel

extension Expression {
  /// Its value in `context`; a number is always finite.
  package func evaluate(
    in context: some EvaluationContext
  ) throws(EvaluationError) -> Value {
    try Evaluator(context: context).value(of: root)
  }

  /// Whether it is true in `context`; a value that is neither true nor false is an error.
  package func holds(in context: some EvaluationContext) throws(EvaluationError) -> Bool {
    try Evaluator(context: context).condition(root)
  }
}

struct Evaluator<Context: EvaluationContext> {
  typealias Node = Expression.Node

  let context: Context
  /// The page that a leading dot means.
  var page: Int?

  func value(of node: Node) throws(EvaluationError) -> Value {
    switch node.kind {
    case .literal(let value): value
    case .path(let path, let moment): try read(path, moment, node)
    case .pagePath(let path, let moment): try read(path.of(page: page ?? 0), moment, node)
    case .eventParameter(let name): try finite(context.eventParameter(name), node)
    case .countEffects(let pattern): .number(Double(context.effects.count(where: pattern.matches)))
    case .overPages(let quantifier, let body): try overPages(quantifier, body)
    case .call(let function, let arguments): try call(function, arguments, node)
    case .not(let operand): .bool(!(try condition(operand)))
    case .negated(let operand): try result(-(try number(operand)), node.source, [])
    case .arithmetic(let first, let terms): try chain(first, terms)
    case .comparison(let comparison, let left, let right):
      .bool(try compare(comparison, left, right, node))
    case .near(let left, let right, let tolerance):
      .bool(try isNear(left, right, within: tolerance, node))
    case .conjunction(let parts): .bool(try firstFailing(of: parts) == nil)
    case .disjunction(let parts): .bool(try isAnyTrue(parts))
    }
  }

  func condition(_ node: Node) throws(EvaluationError) -> Bool {
    let value = try value(of: node)
    guard case .bool(let isTrue) = value else {
      throw failure(.needsCondition, node.source, [value])
    }
    return isTrue
  }

  /// The first part that is false; those after it are not looked at.
  func firstFailing(of parts: [Node]) throws(EvaluationError) -> Node? {
    for part in parts where !(try condition(part)) { return part }
    return nil
  }

  private func isAnyTrue(_ parts: [Node]) throws(EvaluationError) -> Bool {
    for part in parts where try condition(part) { return true }
    return false
  }

  /// The first page for which `body` is not `expected`.
  func firstPage(where body: Node, is expected: Bool) throws(EvaluationError) -> Int? {
    for page in 0..<max(0, context.numberOfPages)
    where try Evaluator(context: context, page: page).condition(body) == expected { return page }
    return nil
  }

  private func overPages(
    _ quantifier: Expression.Quantifier, _ body: Node
  ) throws(EvaluationError) -> Value {
    switch quantifier {
    case .all: return .bool(try firstPage(where: body, is: false) == nil)
    case .any: return .bool(try firstPage(where: body, is: true) != nil)
    case .count:
      var count = 0
      for page in 0..<max(0, context.numberOfPages)
      where try Evaluator(context: context, page: page).condition(body) { count += 1 }
      return .number(Double(count))
    }
  }

  private func read(
    _ path: StatePath, _ moment: Expression.Moment, _ node: Node
  ) throws(EvaluationError) -> Value {
    let value: Value
    do {
      value = try context.value(of: path, at: moment)
    } catch {
      throw failure(.unknownReference(error.reference), node.source, [])
    }
    return try finite(value, node)
  }

  func failure(
    _ reason: EvaluationError.Reason, _ source: Substring, _ values: [Value]
  ) -> EvaluationError {
    let text = source.base
    return EvaluationError(
      text: String(source),
      column: text.distance(from: text.startIndex, to: source.startIndex) + 1,
      page: page, reason: reason, values: values)
  }
}

extension Expression.EffectPattern {
  func matches(_ effect: Effect) -> Bool {
    switch self {
    case .named(let name): effect.name == name
    case .exactly(let description): effect.description == description
    }
  }
}
