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
    return switch comparison {
    case .equal: a.isEqual(to: b)
    case .notEqual: !a.isEqual(to: b)
    case .less: try order(a, b, node) < 0
    case .lessOrEqual: try order(a, b, node) <= 0
    case .greater: try order(a, b, node) > 0
    case .greaterOrEqual: try order(a, b, node) >= 0
    }
  }

  /// Below 0 if `a` is less than `b`, 0 if they are equal, above if it is greater.
  private func order(_ a: Value, _ b: Value, _ node: Node) throws(EvaluationError) -> Int {
    let (x, y) = try numbers(a, b, node.source)
    return a.isEqual(to: b) ? 0 : x < y ? -1 : 1
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
