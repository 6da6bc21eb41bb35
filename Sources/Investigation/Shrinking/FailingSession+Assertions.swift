import Inspection
import PagerModel
import Recording
import Timeline

extension FailingSession {
  /// The first stored assertion that fails, on the first branch before others; those that leave
  /// nothing to cut, or name what stands elsewhere, only where there is no other.
  package func failingAssertion() throws(ShrinkRefusal) -> Found {
    var failing: [Assertion] = []
    do throws(ReplayError) {
      var judge = self.judge
      for assertion in ordered(assertions) {
        let mismatches = try judge.mismatches(
          of: assertion.expectation, that: assertion.expression)
        if !mismatches.isEmpty { failing.append(assertion) }
      }
    } catch {
      throw .replay(error)
    }
    var refusal: ShrinkRefusal?
    for (index, assertion) in failing.enumerated() {
      do throws(ShrinkRefusal) {
        if var found = try falsehood(of: assertion) {
          found.chosen = (assertion.expectation, index, failing.count)
          return found
        }
        refusal = refusal ?? .failsAtStart(assertion.expectation.text)
      } catch {
        guard case .elsewhere = error else { throw error }
        refusal = refusal ?? error
      }
    }
    throw refusal ?? .noFailingAssertion(isAnyStored: !assertions.isEmpty)
  }

  /// Where `expression` fails that is a stored assertion, or a part of one; nil: it is none that can
  /// be replayed.
  func storedFalsehood(of expression: Expression) throws(ShrinkRefusal) -> Found? {
    let stored = ordered(assertions.filter { Self.assertion($0, asks: expression) })
    guard !stored.isEmpty else { return nil }
    for assertion in stored {
      var asked = assertion
      if assertion.expression != expression {
        asked = (Expectation(at: assertion.expectation.at), expression)
      }
      if let found = try falsehood(of: asked) { return found }
    }
    for node in stored.map(\.expectation.at) where try path(to: node).scenario.steps.isEmpty {
      if try isFalse(expression, at: node) { throw .failsAtStart(expression.text) }
    }
    throw .holds(expression.text, isStored: true)
  }

  /// Those that can be judged: on the first branch before others, in the order of the branch.
  private func ordered(_ assertions: [Assertion]) -> [Assertion] {
    var left = assertions.filter {
      $0.expectation.obstacle == nil && !tree.isBlocked($0.expectation.at)
    }
    var result: [Assertion] = []
    for leaf in leaves {
      let isOnBranch = { (assertion: Assertion) in
        tree.isOnPath(assertion.expectation.at, to: leaf)
      }
      result += left.filter(isOnBranch).enumerated().sorted {
        (tree[$0.element.expectation.at].depth, $0.offset)
          < (tree[$1.element.expectation.at].depth, $1.offset)
      }.map(\.element)
      left.removeAll(where: isOnBranch)
    }
    return result
  }

  /// How an assertion fails at its node; nil: it holds, or no step leads there.
  private func falsehood(of assertion: Assertion) throws(ShrinkRefusal) -> Found? {
    let path = try path(to: assertion.expectation.at)
    guard !path.scenario.steps.isEmpty else { return nil }
    let claim = Claim(
      assertion.expression, record: assertion.expectation,
      since: assertion.expectation.since.map(path.place),
      places: try assertion.expression.map { expression throws(ShrinkRefusal) in
        try places(of: expression, on: path)
      } ?? [])
    return try falsehood(of: claim, at: path.scenario.steps.count, of: path)
  }
}

extension FailingSession {
  /// Whether `expression` is what it asks, or a part of it.
  private static func assertion(_ assertion: Assertion, asks expression: Expression) -> Bool {
    let fields = assertion.expectation.state.compactMap { entry in
      try? Expression(parsing: "\(entry.text) == \(entry.value)", in: expression.container)
    }
    let parts = (assertion.expression?.conjuncts ?? []) + fields
    return expression.conjuncts.allSatisfy(parts.contains)
  }
}
