import PagerModel

extension Evaluator {
  func number(_ node: Node) throws(EvaluationError) -> Double {
    let value = try value(of: node)
    guard case .number(let number) = value else {
      throw failure(.needsNumbers, node.source, [value])
    }
    return number
  }

  /// Both operands, in the order they are written; the error shows both.
  func numbers(
    _ left: Value, _ right: Value, _ source: Substring
  ) throws(EvaluationError) -> (Double, Double) {
    guard case .number(let a) = left, case .number(let b) = right else {
      throw failure(.needsNumbers, source, [left, right])
    }
    return (a, b)
  }

  func chain(_ first: Node, _ terms: [Expression.Term]) throws(EvaluationError) -> Value {
    var total = try value(of: first)
    for term in terms {
      let operand = try value(of: term.operand)
      let (a, b) = try numbers(total, operand, term.source)
      let values = [total, operand]
      switch term.operation {
      case .plus: total = try result(a + b, term.source, values)
      case .minus: total = try result(a - b, term.source, values)
      case .times: total = try result(a * b, term.source, values)
      case .over:
        guard b != 0 else { throw failure(.divisionByZero, term.source, values) }
        total = try result(a / b, term.source, values)
      }
    }
    return total
  }

  func call(
    _ function: Expression.Function, _ arguments: [Node], _ node: Node
  ) throws(EvaluationError) -> Value {
    var numbers: [Double] = []
    for argument in arguments { numbers.append(try number(argument)) }
    let first = numbers.first ?? 0
    switch function {
    case .abs: return .number(first.magnitude)
    case .round: return try result(first.rounded(.toNearestOrAwayFromZero), node.source, [])
    case .min: return .number(numbers.min() ?? 0)
    case .max: return .number(numbers.max() ?? 0)
    }
  }

  /// `number`, if it is one; zero has no sign.
  func result(
    _ number: Double, _ source: Substring, _ values: [Value]
  ) throws(EvaluationError) -> Value {
    guard number.isFinite else { throw failure(.tooLarge, source, values) }
    return .number(number == 0 ? 0 : number)
  }

  /// A value of the context's.
  func finite(_ value: Value, _ node: Node) throws(EvaluationError) -> Value {
    guard case .number(let number) = value else { return value }
    return try result(number, node.source, [])
  }
}
