import Inspection
import PagerModel
import Recording
import Timeline

extension FailingSession {
  /// The first stored assertion that fails, on the first branch before others.
  package func failingAssertion() throws(ShrinkRefusal) -> Found {
    var (first, count) = (Assertion?.none, 0)
    do throws(ReplayError) {
      var start = Pager(header.initial, policies: policies)
      start.payloads = payloads
      var judge = Judge(
        Replay(root: start, tree: tree), node: bookmark, unless: isInterrupted)
      for assertion in ordered(assertions) {
        let mismatches = try judge.mismatches(
          of: assertion.expectation, that: assertion.expression)
        guard !mismatches.isEmpty else { continue }
        (first, count) = (first ?? assertion, count + 1)
      }
    } catch {
      throw .replay(error)
    }
    guard let first else { throw .noFailingAssertion(isAnyStored: !assertions.isEmpty) }
    guard first.expectation.at != 0, var found = try falsehood(of: first) else {
      throw .failsAtStart(first.expectation.text)
    }
    found.chosen = (first.expectation, count)
    return found
  }

  /// Where `expression` fails that is a stored assertion, or a part of one; nil: it is none that can
  /// be replayed.
  func storedFalsehood(of expression: Expression) throws(ShrinkRefusal) -> Found? {
    let stored = ordered(assertions.filter { Self.assertion($0, asks: expression) })
    guard !stored.isEmpty else { return nil }
    for assertion in stored where assertion.expectation.at != 0 {
      var asked = assertion
      if assertion.expression != expression {
        asked = (Expectation(at: assertion.expectation.at), expression)
      }
      if let found = try falsehood(of: asked) { return found }
    }
    let isAtStart = stored.contains { $0.expectation.at == 0 }
    if isAtStart, try isFalseAtStart(expression) { throw .failsAtStart(expression.text) }
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

  /// How an assertion fails at its node; nil: it holds.
  private func falsehood(of assertion: Assertion) throws(ShrinkRefusal) -> Found? {
    let path = try path(to: assertion.expectation.at)
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
