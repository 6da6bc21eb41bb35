import Inspection
import PagerModel
import Recording
import Timeline

/// A branch as a value, with what a device reported along it: what is changed and judged again to
/// find out why the two differ.
package struct ReportedScenario: Sendable {
  package private(set) var scenario: Scenario
  /// In the order of the branch, as the recording has them.
  package private(set) var observations: [Observation]
  /// For each observation, how many steps stand before it.
  private var depths: [Int]
  /// For each observation, microseconds since node 0.
  let times: [Microseconds]
  /// For each observation, the depth that its effects are asked from.
  private var sinceDepths: [Int?]

  /// `scenario`: the path to `leaf` in `tree`. Observations of other branches, and those that
  /// cannot be judged, are left out.
  package init(
    _ scenario: Scenario, _ observations: [Observation], to leaf: NodeID, in tree: EventTree
  ) {
    self.scenario = scenario
    let own = observations.enumerated().filter {
      $0.element.obstacle == nil && tree.isOnPath($0.element.at, to: leaf)
    }.sorted {
      (tree[$0.element.at].depth, $0.offset) < (tree[$1.element.at].depth, $1.offset)
    }.map(\.element)
    self.observations = own
    depths = own.map { Int(tree[$0.at].depth) }
    times = own.map { tree[$0.at].time }
    sinceDepths = own.map { $0.since.map { Int(tree[$0].depth) } }
  }

  /// Steps before the observation at `index`.
  func depth(of index: Int) -> Int { depths[index] }

  /// The same reports of a session that began otherwise, or whose steps are others.
  func replacing(_ change: (inout Scenario) -> Void) -> ReportedScenario {
    var result = self
    change(&result.scenario)
    return result
  }

  /// One more event before the step at `index`: at that step's time, or so many microseconds after
  /// the step before it.
  func inserting(
    _ event: PagerEvent, at index: Int, after gap: Microseconds? = nil
  ) -> ReportedScenario {
    var result = self
    let whole = scenario.steps[index].gap
    let gap = min(gap ?? whole, whole)
    result.scenario.steps.insert(Scenario.Step(event, after: gap), at: index)
    result.scenario.steps[index + 1].gap = whole - gap
    result.depths = depths.map { $0 > index ? $0 + 1 : $0 }
    result.sinceDepths = sinceDepths.map { depth in depth.map { $0 > index ? $0 + 1 : $0 } }
    return result
  }

  /// The observation at `index`, at its depth.
  func observation(at index: Int) -> Observation {
    var observation = observations[index]
    observation.at = depths[index]
    observation.since = sinceDepths[index]
    return observation
  }

  /// Asks all observations, in their order.
  func questionnaire(unless isInterrupted: @escaping () -> Bool) -> Questionnaire {
    let questions = observations.indices.map {
      Questionnaire.Question.observation(observation(at: $0))
    }
    return Questionnaire(
      questions, scenario.initial, scenario.payloads, in: scenario.replay.tree, node: { _ in nil },
      unless: isInterrupted)
  }
}
