import Inspection
import PagerModel
import Timeline

/// One path of a session in which something is to fail. Rules that are set before anything else
/// happens are the path's own, and no steps.
struct FailingPath {
  let scenario: Scenario
  /// Of each step, its node.
  let nodes: [NodeID]
  /// The rules the recording itself names, where the path has others.
  let recordedRules: Policies?

  init(_ whole: Scenario, nodes: [NodeID], recorded: Policies) {
    var (scenario, count) = (whole, 0)
    for step in whole.steps {
      guard step.gap == 0, step.event.onlySetsRules, case .setting(let setting) = step.event,
        let id = setting.policy
      else { break }
      scenario.policies = whole.payloads[id].applied(to: scenario.policies)
      count += 1
    }
    scenario.steps.removeFirst(count)
    self.scenario = scenario
    self.nodes = Array(nodes.dropFirst(count))
    recordedRules = scenario.policies == recorded ? nil : recorded
  }

  /// The step at a node of the path; -1: it stands before the first.
  func place(of node: NodeID) -> Int { nodes.lastIndex { $0 == node } ?? -1 }

  /// The first `count` steps.
  func prefix(_ count: Int) -> Scenario {
    var result = scenario
    result.steps.removeLast(scenario.steps.count - count)
    return result
  }
}
