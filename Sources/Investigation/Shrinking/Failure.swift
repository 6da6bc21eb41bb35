import Inspection
import PagerModel
import Recording
import Timeline

/// How a session fails: what a smaller one must do, too.
package enum Failure: Sendable {
  /// An invariant is broken; any of the remedies, single rules, keeps it whole.
  case breach(Breach, Violation, remedies: [PolicyChange.Value] = [])
  /// An expression is not true.
  case falsehood(Falsehood)
  /// A device reported something else.
  case divergence(UnmetReport, isIgnored: Bool)

  /// The smallest session found that fails so, as far as it came; nil: `scenario` does not.
  package func shrink(
    _ scenario: Scenario, unless isInterrupted: @escaping () -> Bool = { false }
  ) throws(ReplayError) -> Shrunk? {
    let whole = Candidate(scenario)
    switch self {
    case .breach(let breach, _, let remedies):
      return try shrink(
        whole, InvariantWatch(breach, remedies: remedies), unless: isInterrupted)
    case .falsehood(let falsehood):
      return try shrink(
        whole, ExpressionWatch(falsehood, scenario), unless: isInterrupted)
    case .divergence(let divergence, let isIgnored):
      let watch = DivergenceWatch(divergence, last: whole.count - 1, isIgnored: isIgnored)
      return try shrink(whole, watch, changesNumbers: false, unless: isInterrupted)
    }
  }

  private func shrink<Watch: FailureWatch>(
    _ whole: Candidate, _ watch: Watch, changesNumbers: Bool = true,
    unless isInterrupted: @escaping () -> Bool
  ) throws(ReplayError) -> Shrunk? {
    guard var shrinker = try Shrinker(whole, watch: watch, unless: isInterrupted) else {
      return nil
    }
    var isInterrupted = false
    do throws(ReplayError) {
      try shrinker.hoistRules()
      try shrinker.shrink(changesNumbers: changesNumbers)
    } catch {
      guard error == .interrupted else { throw error }
      isInterrupted = true
    }
    return Shrunk(
      failure: self, wholeCount: whole.count, best: shrinker.best, isInterrupted: isInterrupted)
  }
}

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
    var (watch, pager) = (InvariantWatch(breach), scenario.start)
    var looks = InterruptLooks { false }
    for (index, event) in scenario.timedEvents.enumerated() {
      _ = try? watch.follow(event, at: index, origin: index, in: &pager, &looks)
    }
    if watch.found == nil { _ = try? watch.end(of: best, in: &pager, &looks) }
    return watch.found?.violation
  }

  /// What was expected and found of the expression at the end, or why it has no value.
  package var found: String {
    guard case .falsehood(let falsehood) = failure else { return "" }
    var walk = ExpressionWalk(falsehood.expression, places: falsehood.places)
    var pager = scenario.start
    for (index, event) in scenario.timedEvents.enumerated() {
      walk.follow(event, origin: best.origins[index], in: &pager)
    }
    return walk.reason
  }

  /// What stands beside the events in its file: the assertion, or report, that fails at the last
  /// one, and the marks it names.
  package var attachments: [Record] {
    let last = scenario.steps.count
    switch failure {
    case .breach: return []
    case .divergence(let divergence, _): return [.observe(divergence.observation(in: best))]
    case .falsehood(let falsehood):
      var expectation = Expectation(at: last)
      expectation.that = Expectation.Expression(falsehood.text(in: best))
      return falsehood.marks(in: best) + [.expect(expectation)]
    }
  }
}

extension Shrinker {
  /// Rules that events set before anything else happens become the session's own.
  fileprivate mutating func hoistRules() throws(ReplayError) {
    while let step = best.scenario.steps.first, step.gap == 0,
      case .setting(let setting) = step.event, let id = setting.policy
    {
      var alone = PagerEvent.Setting()
      alone.policy = id
      guard setting == alone else { return }
      var candidate = best.cutting([0])
      let change = candidate.scenario.payloads[id]
      candidate.scenario.policies = change.applied(to: candidate.scenario.policies)
      guard try accept(candidate, sameUpTo: nil) else { return }
    }
  }
}

extension Falsehood {
  /// Where each place of the whole session stands in a smaller one, as a node.
  private func node(_ place: Int, in candidate: Candidate) -> NodeID {
    (candidate.origins.firstIndex(of: place) ?? -1) + 1
  }

  /// The expression, with the smaller session's numbers for the nodes that it names.
  fileprivate func text(in candidate: Candidate) -> String {
    var new: [NodeID: NodeID] = [:]
    for (reference, place) in places {
      if case .node(let id) = reference { new[id] = node(place, in: candidate) }
    }
    return (try? expression.renumbered(new))?.text ?? expression.text
  }

  fileprivate func marks(in candidate: Candidate) -> [Record] {
    places.compactMap { reference, place in
      guard case .named(let name) = reference else { return nil }
      return .mark(Mark(at: node(place, in: candidate), name: name))
    }
  }
}
