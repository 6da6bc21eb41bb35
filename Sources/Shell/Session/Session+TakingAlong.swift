import Inspection
import Recording
import Timeline
import Wording

extension Session {
  /// Copies the assertions of repeated nodes to the new ones; a line for each that has no place on
  /// the new branch.
  mutating func takeAlong(
    _ rewriting: Timeline.Rewriting
  ) -> (copies: [StoredExpectation], leftBehind: [String]) {
    let move = AssertionMove(rewriting: rewriting)
    var copies: [StoredExpectation] = []
    var leftBehind: [String] = []
    for stored in expectations {
      switch move.result(of: stored) {
      case .elsewhere: continue
      case .moved(let copy): copies.append(copy)
      case .lost(let reason):
        leftBehind.append(String(localized: "not taken along: \(place(of: stored)): \(reason)"))
      }
    }
    expectations += copies
    for copy in copies { pending.append(.expect(copy.expectation)) }
    return (copies, leftBehind)
  }

  func place(of stored: StoredExpectation) -> String {
    let node = stored.expectation.at
    return String(
      localized: stored.expectation.line.map { "line \($0), #\(node)" } ?? "unsaved, #\(node)")
  }
}

/// What becomes of assertions when a branch is rewritten.
private struct AssertionMove {
  enum Result {
    /// It does not stand on the part that is rewritten.
    case elsewhere
    case moved(Session.StoredExpectation)
    case lost(Message)
  }

  let rewriting: Timeline.Rewriting

  func result(of stored: Session.StoredExpectation) -> Result {
    var expectation = stored.expectation
    if rewriting.isLeftOut(expectation.at) { return .lost("its event is left out") }
    guard let node = rewriting.repeated(expectation.at) else { return .elsewhere }
    expectation.at = node
    expectation.line = nil
    expectation.since = expectation.since.map(moved(since:))
    if let lost = stored.expression.flatMap(lostReference) {
      return .lost("it looks at #\(lost), which is left out")
    }
    let expression: Expression?
    do {
      expression = try stored.expression?.renumbered(rewriting.repeated)
    } catch {
      return .lost("\(error.sentence)")
    }
    if let expression { expectation.that = Expectation.Expression(expression.text) }
    return .moved(
      Session.StoredExpectation(
        expectation: expectation, expression: expression, obstacle: stored.obstacle))
  }

  /// What is sent after an event that is left out is sent after the one that stands in its place.
  private func moved(since node: NodeID) -> NodeID {
    rewriting.isLeftOut(node) ? rewriting.beforeRepeated : rewriting.repeated(node) ?? node
  }

  private func lostReference(of expression: Expression) -> NodeID? {
    for case .node(let id) in expression.references where rewriting.isLeftOut(id) { return id }
    return nil
  }
}
