import Inspection
import PagerModel
import Timeline

/// Single rules that make an invariant hold again.
enum Blame {
  /// The rules that differ from `reference` and any of which, set to its value there, keeps
  /// `invariant` whole in `scenario`; the others stay.
  static func policies(
    for invariant: Invariant, in scenario: Scenario, unless isInterrupted: @escaping () -> Bool
  ) throws(ReplayError) -> [PolicyChange.Value] {
    var result: [PolicyChange.Value] = []
    for name in scenario.initial.container.policyNames {
      let entry = Policies.entry(name)
      let word = entry.value(Preset.reference.policies)
      guard entry.value(scenario.policies) != word, let value = PolicyChange.Value(name, word)
      else { continue }
      if isInterrupted() { throw .interrupted }
      var changed = scenario
      _ = entry.set(&changed.policies, word)
      var looks = InterruptLooks(isInterrupted)
      var watch = InvariantWatch(anyOf: [invariant])
      if try !watch.fails(changed, &looks) { result.append(value) }
    }
    return result
  }
}
