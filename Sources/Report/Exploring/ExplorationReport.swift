import Inspection
import Investigation
import PagerModel
import Recording

/// What exploring found, a small session each; those that the same rules would keep whole together.
package struct ExplorationReport: Sendable {
  package struct Entry: Sendable {
    package let finding: Explorer.Finding
    package let recording: SmallRecording
    /// Its file's name.
    package let name: String
    let steps: [String]
    let text: String
    /// Where it was written; nil: nowhere.
    package var path: String?
  }

  package var entries: [Entry]
  private let tried: Int
  package let isInterrupted: Bool

  /// `source`: who made the sessions, for the files' headers.
  package init(_ explorer: Explorer, source: String) {
    // What the same rules keep whole is likely one bug: it stands together.
    var groups: [[Explorer.Finding]] = []
    for finding in explorer.findings {
      let group = groups.firstIndex { $0[0].remedies == finding.remedies }
      if let group { groups[group].append(finding) } else { groups.append([finding]) }
    }
    entries = groups.flatMap(\.self).enumerated().map { index, finding in
      Entry(finding, number: index + 1, source: source)
    }
    tried = explorer.tried
    isInterrupted = explorer.isInterrupted
  }

  package var outcome: Outcome {
    isInterrupted ? .interrupted : entries.isEmpty ? .held : .assertionFailed
  }

  /// `8 findings in 1,024 sessions`
  package var summary: String {
    let findings = entries.count == 1 ? "1 finding" : "\(entries.count) findings"
    let sessions = tried == 1 ? "1 session" : "\(tried) sessions"
    return "\(findings) in \(sessions)" + (isInterrupted ? ", interrupted" : "")
  }

  package var json: Json {
    .object([
      ("version", .number(1)), ("exitCode", .number(Double(outcome.exitCode))),
      ("sessions", .number(Double(tried))), ("findings", .array(entries.map(\.json))),
    ])
  }
}

extension ExplorationReport.Entry {
  fileprivate init(_ finding: Explorer.Finding, number: Int, source: String) {
    self.finding = finding
    let breach = finding.breach
    steps = ScenarioText(finding.shrunk.scenario).steps
    text = finding.shrunk.violation?.found ?? ""
    let cause = breach.rule.map { ", by \($0.rawValue)" } ?? ""
    let header = Header(
      container: finding.shrunk.scenario.initial.container.rawValue,
      title: "\(breach.invariant.rawValue)\(cause): \(text)",
      initial: finding.shrunk.scenario.initial, source: source)
    recording = finding.shrunk.recording(header)
    let digits = String(number)
    name =
      "\(String(repeating: "0", count: max(0, 2 - digits.count)))\(digits)-"
      + "\(breach.invariant.rawValue).jsonl"
  }

  private var occasion: String {
    switch finding.breach.occasion {
    case .event(let kind): kind.rawValue
    case .frame: "a frame"
    case .rest: "what a finger can still do at the end"
    }
  }

  private var remedies: String {
    if finding.remedies.isEmpty { return "no single rule of reference makes it hold" }
    let words = finding.remedies.map { "\($0.name.rawValue)=\($0.word)" }
    return "it holds with \(words.joined(separator: ", or "))"
  }

  /// What broke, by which rule, and the session that shows it.
  package var lines: [String] {
    let rule = finding.breach.rule.map { ["  by \($0.rawValue): \($0.meaning)"] } ?? []
    return ["✗ \(finding.breach.invariant.rawValue), at \(occasion): \(text)"] + rule + [
      "  \(remedies)", "  \(steps.joined(separator: " · "))",
    ] + (path.map { ["  \($0)"] } ?? [])
  }

  fileprivate var json: Json {
    .object([
      ("invariant", .string(finding.breach.invariant.rawValue)),
      ("occasion", .string(occasion)),
      ("rule", finding.breach.rule.map { .string($0.rawValue) } ?? .null),
      ("meaning", finding.breach.rule.map { .string($0.meaning) } ?? .null),
      ("found", .string(text)),
      (
        "holdsWith",
        .array(finding.remedies.map { .string("\($0.name.rawValue)=\($0.word)") })
      ),
      ("steps", .array(steps.map(Json.string))),
      ("events", .number(Double(finding.shrunk.scenario.steps.count))),
      ("session", .number(Double(finding.session))),
      ("file", path.map(Json.string) ?? .null),
    ])
  }
}
