import Inspection
import PagerModel
import Timeline

/// Goes along with the fold of a session that was cut, and tells where it fails as the whole one
/// did. A copy of it, kept beside a state, goes on from there.
protocol FailureWatch: Sendable {
  /// Folds one event, the frames before it first. `origin`: the place it had in the whole session,
  /// 0...
  ///
  /// Nil: no failure so far; else how many of the steps are needed: `index`, where a frame before
  /// the event has failed, or `index` + 1.
  mutating func follow(
    _ event: TimedEvent, at index: Int, origin: Int, in pager: inout Pager,
    _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Int?

  /// After the last step: whether the session fails at its end, or while what moves comes to rest.
  mutating func end(
    of candidate: Candidate, in pager: inout Pager, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool

  /// Whether what fails in `candidate`, which ends there, is the same failure.
  func confirms(
    _ candidate: Candidate, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool

  /// Whether what is to fail holds in `candidate`, which has other rules.
  func holds(
    in candidate: Candidate, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool
}

/// A session that was cut or changed, and where its steps come from.
struct Candidate: Sendable, Equatable {
  var scenario: Scenario
  /// Of each step, its place in the whole session.
  var origins: [Int]

  init(_ scenario: Scenario) {
    self.scenario = scenario
    origins = Array(scenario.steps.indices)
  }

  var count: Int { scenario.steps.count }

  func under(_ policies: Policies) -> Candidate {
    var result = self
    result.scenario.policies = policies
    return result
  }

  /// The first `count` steps.
  func prefix(_ count: Int) -> Candidate {
    var result = self
    result.scenario.steps.removeLast(self.count - count)
    result.origins.removeLast(self.count - count)
    return result
  }

  /// Without the steps at `places`, in order; those after them keep their times.
  func cutting(_ places: [Int]) -> Candidate {
    var result = self
    result.scenario.steps.removeAll(keepingCapacity: true)
    result.origins.removeAll(keepingCapacity: true)
    var left = places[...]
    var gap: Microseconds = 0
    for (index, step) in scenario.steps.enumerated() {
      gap = min(gap + step.gap, EventTree.longestGap)
      if index == left.first {
        left.removeFirst()
        continue
      }
      result.scenario.steps.append(Scenario.Step(step.event, after: gap))
      result.origins.append(origins[index])
      gap = 0
    }
    return result
  }
}
