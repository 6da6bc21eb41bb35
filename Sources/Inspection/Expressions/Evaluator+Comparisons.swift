import PagerModel

/// Numbers are equal if they are no further apart.
private let leastDifference = 1e-6

extension Value {
  /// Equal to within 1e-6; values of different types are not.
  package func isEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b || (a - b).magnitude <= leastDifference
    case (.null, .null), (.bool, .bool), (.string, .string): self == other
    case (.null, _), (.bool, _), (.number, _), (.string, _): false
    }
  }
}

extension Evaluator {
  func compare(
    _ comparison: Expression.Comparison, _ left: Node, _ right: Node, _ node: Node
  ) throws(EvaluationError) -> Bool {
    let a = try value(of: left)
    let b = try value(of: right)
    let isEqual = a.isEqual(to: b)
    switch comparison {
    case .equal: return isEqual
    case .notEqual: return !isEqual
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    let (x, y) = try numbers(a, b, node.source)
    return switch comparison {
    case .less: x < y && !isEqual
    case .lessOrEqual: x < y || isEqual
    case .greater: x > y && !isEqual
    case .greaterOrEqual, .equal, .notEqual: x > y || isEqual
    }
  }

  /// Whether two numbers are no further apart than the tolerance, 0.5 if none is said.
  func isNear(
    _ left: Node, _ right: Node, within tolerance: Node?, _ node: Node
  ) throws(EvaluationError) -> Bool {
    let (a, b) = try numbers(try value(of: left), try value(of: right), node.source)
    let limit = try self.tolerance(tolerance)
    let difference = (a - b).magnitude
    return difference <= limit || Value.number(difference).isEqual(to: .number(limit))
  }

  func tolerance(_ node: Node?) throws(EvaluationError) -> Double {
    guard let node else { return 0.5 }
    let limit = try number(node)
    guard limit >= 0 else { throw failure(.negativeTolerance, node.source, [.number(limit)]) }
    return limit
  }
}
