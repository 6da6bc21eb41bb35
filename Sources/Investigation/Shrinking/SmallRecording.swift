import PagerModel
import Recording

/// A recording that is not in a file yet.
package struct SmallRecording: Sendable {
  package let header: Header
  /// What stands after the header.
  package let records: [Record]
  package let payloads: Payloads

  /// Its lines, each with its LF; throws what no file can have.
  package func lines() throws(Problem) -> [String] {
    try header.lines(before: records, payloads)
  }
}

extension Shrunk {
  /// The small session as a recording of its own: under the rules under which it fails.
  /// `original`: of the session that was made smaller.
  package func recording(_ original: Header) -> SmallRecording {
    var header = original
    header.initial = scenario.initial
    header.policy = PolicyChange(naming: scenario.policies, in: scenario.initial.container)
    header.exemptions = []
    header.isSealed = false
    if header.title.isEmpty { header.title = failure.question }
    return SmallRecording(
      header: header, records: scenario.records + attachments, payloads: scenario.payloads)
  }
}
