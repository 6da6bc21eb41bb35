import Inspection
import PagerModel
import Recording
import Timeline

/// A session that was made smaller and fails as it did.
package struct Shrunk: Sendable {
  package let failure: Failure
  /// Events of the whole session.
  package let wholeCount: Int
  let best: Candidate
  /// The user stopped it: it could be smaller still.
  package let isInterrupted: Bool

  package var scenario: Scenario { best.scenario }

  /// The violation as the small session has it; nil: it is no invariant that fails.
  package var violation: Violation? {
    guard case .breach(let breach, _, _) = failure else { return nil }
    var watch = InvariantWatch(breach)
    var looks = InterruptLooks { false }
    _ = try? watch.fails(scenario, &looks)
    return watch.found?.violation
  }

  /// What was expected and found of the claim at the end, or why it has no value.
  package var found: String {
    guard case .falsehood(let falsehood) = failure else { return "" }
    var looks = InterruptLooks { false }
    let shortfall = try? best.shortfall(of: falsehood.claim, &looks)
    return shortfall?.reason ?? ""
  }

  /// What stands beside the events in its file: the assertion, or report, that fails at the last
  /// one, and the marks it names.
  package var attachments: [Record] {
    switch failure {
    case .breach: []
    case .divergence(let divergence, _): [.observe(divergence.observation(in: best))]
    case .falsehood(let falsehood):
      falsehood.claim.marks(in: best) + [.expect(falsehood.claim.expectation(in: best))]
    }
  }
}

extension Claim {
  /// Where each place of the whole session stands in a smaller one, as a node.
  private func node(_ place: Int, in candidate: Candidate) -> NodeID {
    candidate.origins.prefix { $0 <= place }.count
  }

  /// At the last event, with the smaller session's numbers for the nodes that it names.
  fileprivate func expectation(in candidate: Candidate) -> Expectation {
    var (result, new) = (record, [NodeID: NodeID]())
    result.at = candidate.count
    result.since = since.map { node($0, in: candidate) }
    for (reference, place) in places {
      if case .node(let id) = reference { new[id] = node(place, in: candidate) }
    }
    if let expression {
      let text = (try? expression.renumbered { new[$0] })?.text ?? expression.text
      result.that = Expectation.Expression(text)
    }
    return result
  }

  fileprivate func marks(in candidate: Candidate) -> [Record] {
    places.compactMap { reference, place in
      guard case .named(let name) = reference else { return nil }
      return .mark(Mark(at: node(place, in: candidate), name: name))
    }
  }
}
