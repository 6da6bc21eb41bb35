import Inspection
import PagerModel
import Timeline

extension FailingSession {
  /// Where `invariant` is broken: on the first branch, in its order, that breaks it.
  package func breach(of invariant: Invariant) throws(ShrinkRefusal) -> Found {
    for leaf in leaves {
      let path = try path(to: leaf)
      do throws(ReplayError) {
        if let found = try breach(of: invariant, on: path) { return found }
      } catch {
        throw .replay(error)
      }
    }
    throw .invariantHolds(invariant)
  }

  private func breach(
    of invariant: Invariant, on path: FailingPath
  ) throws(ReplayError) -> Found? {
    var (watch, looks) = (InvariantWatch(anyOf: [invariant]), InterruptLooks(isInterrupted))
    guard let count = try watch.failingCount(path.scenario, &looks), let found = watch.found else {
      return nil
    }
    return try self.found(
      .breach(found.breach, found.violation), watch: InvariantWatch(found.breach),
      in: path.prefix(count), of: path)
  }
}

extension InvariantWatch {
  /// Folds a whole session: how many of its steps are needed for what is watched for to come; nil:
  /// it does not.
  mutating func failingCount(
    _ scenario: Scenario, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Int? {
    var pager = scenario.start
    for (index, event) in scenario.timedEvents.enumerated() {
      if let count = try follow(event, at: index, origin: index, in: &pager, &looks) {
        return count
      }
    }
    return try end(of: Candidate(scenario), in: &pager, &looks) ? scenario.steps.count : nil
  }

  mutating func fails(
    _ scenario: Scenario, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool {
    try failingCount(scenario, &looks) != nil
  }
}
