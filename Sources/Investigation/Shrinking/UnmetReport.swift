import Inspection
import PagerModel
import Recording
import Timeline

/// Where a device reported something else than the model gives.
package struct UnmetReport: Sendable, Equatable {
  /// Of its parts, the one that differs; at the session's last event.
  package let observation: Observation
  package let mismatch: Mismatch
  /// Who gave the model the value that differs.
  let culprit: Culprit
  /// The place in the whole session after which effects are compared; nil: at the last event alone.
  let since: Int?
}

extension UnmetReport {
  /// What a mismatch is about. Which effects were sent it says itself.
  static func subjects(of mismatch: Mismatch) -> Subjects {
    mismatch.path.map { .paths([$0]) } ?? .effects(nil)
  }

  /// The report, at the last event of a session that was cut.
  func observation(in candidate: Candidate) -> Observation {
    var result = observation
    result.at = candidate.count
    result.since = since.map { since in candidate.origins.prefix { $0 <= since }.count }
    return result
  }
}
