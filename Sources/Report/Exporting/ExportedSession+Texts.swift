import Inspection
import PagerModel
import Timeline

/// The branch as a person reads it: a case for Swift Testing, a text for an issue.
extension ExportedSession {
  func test() throws(ExportError) -> String {
    let branch = try ExportedBranch(self)
    let checks = try checks(ofBranch: true).filter { $0.kind == .expect }
    let rules = header.policy?.text ?? Preset.reference.rawValue
    let failing = checks.first { $0.verdict == "failed" }
    let remark =
      failing.map { "The model fails under \(rules): \($0.sentence)." }
      ?? "The model meets all that is asked here under \(rules)."
    return SwiftTest(
      name: "recorded", title: title, scenario: branch.scenario,
      questions: branch.expectations.map { ($0.new.at, $0.new.text) }, remark: remark,
      command: "verify \(file)", lines: try branch.lines()
    ).text
  }

  func issue() throws(ExportError) -> String {
    let branch = try ExportedBranch(self)
    let checks = try checks(ofBranch: true)
    let failing = checks.first { !$0.mismatches.isEmpty }
    let held = checks.count { $0.verdict == "held" }
    var header = header
    header.title = title
    return IssueText(
      header: header, steps: ScenarioText(branch.scenario).steps,
      expected: failing?.expectation ?? "_(what should have happened)_",
      actual: failing?.sentence
        ?? "_(what happened)_; in the model \(held) of \(checks.count) stored checks hold",
      notes: branch.notes.map {
        ($0.at == 0 ? "at the start: " : "after event \($0.at): ") + $0.text.inOneLine
      },
      command: "verify \(file)", file: file, lines: try branch.lines()
    ).text
  }

  private var title: String { header.title.isEmpty ? "A recorded session" : header.title }

  /// What the recording is called where it is pasted.
  private var file: String { "session.jsonl" }
}

extension ExportedCheck {
  /// What should hold.
  fileprivate var expectation: String {
    switch kind {
    case .expect: question
    case .observe: "\(mismatches.first?.question ?? question), as the device reported"
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
