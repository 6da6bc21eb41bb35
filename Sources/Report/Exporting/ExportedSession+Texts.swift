import Inspection
import PagerModel
import Timeline

/// The branch as a person reads it: a case for Swift Testing, a text for an issue.
extension ExportedSession {
  func test() throws(ExportError) -> String {
    let branch = try ExportedBranch(self)
    let checks = try checks(branch.expectations, [])
    return SwiftTest(
      name: "recorded", title: title, scenario: branch.scenario,
      questions: branch.movedExpectations.map { ($0.at, $0.text) },
      remark: remark(on: checks, of: branch),
      command: "verify \(file)", lines: try branch.lines()
    ).text
  }

  func issue() throws(ExportError) -> String {
    let branch = try ExportedBranch(self)
    let checks = try checks(branch.expectations, branch.observations)
    let failing = checks.first { !$0.mismatches.isEmpty }
    let held = checks.count(where: \.holds)
    let stored = "in the model \(held) of \(checks.count) stored checks hold"
    let leftOut = leftOut(
      foreign: branch.foreignCount,
      unknown: branch.unknownExpectationCount + branch.unknownObservationCount)
    var header = header
    header.title = title
    return IssueText(
      header: header, steps: ScenarioText(branch.scenario).steps,
      expected: failing?.expectation ?? "_(what should have happened)_",
      actual: failing.map { $0.outcome(after: Int(timeline.tree[$0.at].depth)) }
        ?? "_(what happened)_; \(stored)\(leftOut)",
      notes: branch.notes.map {
        ($0.at == 0 ? "at the start: " : "after event \($0.at): ") + $0.text
      },
      command: "verify \(file)", file: file, lines: try branch.lines()
    ).text
  }

  /// What the model says to the assertions of a test.
  private func remark(on checks: [ExportedCheck], of branch: ExportedBranch) -> String {
    let rules = header.policy?.text ?? Preset.reference.rawValue
    let failing = checks.first { !$0.mismatches.isEmpty }
    return "The model "
      + (failing.map { "fails under \(rules): \($0.sentence)" }
        ?? "meets all that is asked here under \(rules)")
      + leftOut(foreign: branch.foreignCount, unknown: branch.unknownExpectationCount) + "."
  }

  /// What stands on the branch and is not asked; empty: all is.
  private func leftOut(foreign: Int, unknown: Int) -> String {
    let parts = [
      foreign > 0 ? "\(foreign) of another branch" : nil,
      unknown > 0 ? "\(unknown) that this version cannot judge" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "" : "; left out: \(parts.joined(separator: ", "))"
  }

  private var title: String { header.title.isEmpty ? "A recorded session" : header.title }

  /// What the recording is called where it is pasted.
  private var file: String { "session.jsonl" }
}

extension ExportedCheck {
  /// What should hold, in Markdown: of a report, what the model has.
  fileprivate var expectation: String {
    switch (kind, mismatches.first) {
    case (.observe, let mismatch?):
      mismatch.path.map {
        "\("\($0.shortDescription) == \(mismatch.found)".inlineCode), as the model has it"
      } ?? "\(mismatch.found.inlineCode), as the model has it"
    case (.expect, _), (.observe, nil): question.inlineCode
    }
  }

  /// What was there instead, in Markdown, and when.
  fileprivate func outcome(after events: Int) -> String {
    guard let mismatch = mismatches.first else { return "" }
    let place = events == 0 ? "at the start" : "after event \(events)"
    switch kind {
    case .expect:
      let part = mismatch.question == question ? "" : "\(mismatch.question)  "
      return "\((part + mismatch.difference).inlineCode) \(place)"
    case .observe:
      return "\((mismatch.expected ?? "").inlineCode) on the device, \(place)"
    }
  }

  /// Both values of what does not.
  fileprivate var sentence: String {
    guard let mismatch = mismatches.first else { return "" }
    switch kind {
    case .expect: return "\(mismatch.question)  \(mismatch.difference)"
    case .observe:
      return
        "\(mismatch.question)  (\(mismatch.expected ?? "") observed, \(mismatch.found) in the model)"
    }
  }
}
