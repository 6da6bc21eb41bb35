import Inspection
import PagerModel
import Timeline

/// How a session fails. A smaller one fails the same way where
///
/// - of an expression or an assertion the same part (a conjunct, a field, the effects) is false, or
///   has no value, and the rule that last wrote what the part reads is the same, in an event of the
///   same kind or, as before, in a frame. It is asked after the same event of the whole session; an
///   expression that is stored nowhere: after an event of the same kind before which it held. What is
///   found there may be another value, but not another list of effects;
/// - an invariant is broken by the same rule, in an event of the same kind, a frame, or at rest, and
///   any of the remedies keeps it whole;
/// - the model gives what it gave where the device reported something else, at the same event, by the
///   same rule in an event of the same kind or a frame.
package enum Failure: Sendable {
  /// An invariant is broken; any of the remedies, single rules, keeps it whole.
  case breach(Breach, Violation, remedies: [PolicyChange.Value] = [])
  /// A claim does not hold.
  case falsehood(Falsehood)
  /// A device reported something else.
  case divergence(UnmetReport, isIgnored: Bool)

  /// What should hold and does not.
  package var question: String {
    switch self {
    case .breach(let breach, _, _): "invariant \(breach.invariant.rawValue)"
    case .falsehood(let falsehood): falsehood.claim.text
    case .divergence(let divergence, _): divergence.mismatch.question
    }
  }

  /// The smallest session found that fails so, as far as it came; nil: `scenario` does not.
  /// `contrast`: rules under which it holds in `scenario`, and must in what is left.
  package func shrink(
    _ scenario: Scenario, contrast: Policies? = nil,
    unless isInterrupted: @escaping () -> Bool = { false }
  ) throws(ReplayError) -> Shrunk? {
    let whole = Candidate(scenario)
    let last = whole.count - 1
    return switch self {
    case .breach(let breach, _, let remedies):
      try shrink(
        whole, InvariantWatch(breach, remedies: remedies), contrast, unless: isInterrupted)
    case .falsehood(let falsehood):
      try shrink(whole, ClaimWatch(falsehood, last: last), contrast, unless: isInterrupted)
    case .divergence(let divergence, let isIgnored):
      try shrink(
        whole, DivergenceWatch(divergence, last: last, isIgnored: isIgnored), contrast,
        changesNumbers: false, unless: isInterrupted)
    }
  }

  private func shrink<Watch: FailureWatch>(
    _ whole: Candidate, _ watch: Watch, _ contrast: Policies?, changesNumbers: Bool = true,
    unless isInterrupted: @escaping () -> Bool
  ) throws(ReplayError) -> Shrunk? {
    let first = try Shrinker(whole, watch: watch, contrast: contrast, unless: isInterrupted)
    guard var shrinker = first else { return nil }
    var isInterrupted = false
    do throws(ReplayError) {
      try shrinker.shrink(changesNumbers: changesNumbers)
    } catch {
      guard error == .interrupted else { throw error }
      isInterrupted = true
    }
    return Shrunk(
      failure: self, wholeCount: whole.count, best: shrinker.best, isInterrupted: isInterrupted)
  }
}
