import Inspection
import Investigation
import PagerModel
import Recording
import Wording

/// What exploring found, a small session each; those that the same rules would keep whole together,
/// and of one invariant the smallest first.
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
    let findings = Self.groups(explorer.findings, by: \.remedies).flatMap { group in
      Self.groups(group, by: \.breach.invariant).flatMap { alike in
        alike.enumerated().sorted {
          ($0.element.shrunk.scenario.steps.count, $0.offset)
            < ($1.element.shrunk.scenario.steps.count, $1.offset)
        }.map(\.element)
      }
    }
    entries = findings.enumerated().map { index, finding in
      Entry(finding, number: index + 1, source: source)
    }
    tried = explorer.tried
    isInterrupted = explorer.isInterrupted
  }

  /// What has the same key stands together, in the order of the first of each.
  private static func groups<Key: Equatable>(
    _ findings: [Explorer.Finding], by key: (Explorer.Finding) -> Key
  ) -> [[Explorer.Finding]] {
    var groups: [[Explorer.Finding]] = []
    for finding in findings {
      let group = groups.firstIndex { key($0[0]) == key(finding) }
      if let group { groups[group].append(finding) } else { groups.append([finding]) }
    }
    return groups
  }

  /// Each finding in full, but of those of one invariant that the same rules keep whole, likely one
  /// bug, only the smallest; the others are counted.
  package var lines: [String] {
    var lines: [String] = []
    var rest = entries[...]
    while let first = rest.first {
      let alike = rest.prefix { $0.isLike(first) }
      rest = rest.dropFirst(alike.count)
      lines += first.lines
      let (count, others) = (alike.count - 1, alike.dropFirst().compactMap(\.path))
      if count > 0 { lines.append(String(localized: Self.remark(on: others, count))) }
      lines.append("")
    }
    return lines
  }

  /// `paths`: where those of the others were written that were.
  private static func remark(on paths: [String], _ count: Int) -> Message {
    guard let first = paths.first, let last = paths.last else {
      return "  and \(count) more like it"
    }
    return paths.count == 1
      ? "  and \(count) more like it: \(first)" : "  and \(count) more like it: \(first) to \(last)"
  }

  package var outcome: Outcome {
    isInterrupted ? .interrupted : entries.isEmpty ? .held : .assertionFailed
  }

  /// `8 findings in 1,024 sessions`
  package var summary: String {
    let sessions = counted(tried, "session")
    let findings = String(
      localized: entries.count == 1
        ? "1 finding in \(sessions)" : "\(entries.count) findings in \(sessions)")
    return listed([findings] + (isInterrupted ? [String(localized: "interrupted")] : []))
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
    let violation = Language.inEnglish { finding.shrunk.violation?.found ?? "" }
    let header = Header(
      container: finding.shrunk.scenario.initial.container.rawValue,
      title: "\(breach.invariant.rawValue)\(cause): \(violation)",
      initial: finding.shrunk.scenario.initial, source: source)
    recording = finding.shrunk.recording(header)
    let digits = String(number)
    name =
      "\(String(repeating: "0", count: max(0, 2 - digits.count)))\(digits)-"
      + "\(breach.invariant.rawValue).jsonl"
  }

  fileprivate func isLike(_ other: Self) -> Bool {
    finding.breach.invariant == other.finding.breach.invariant
      && finding.remedies == other.finding.remedies
  }

  private var occasion: String {
    switch finding.breach.occasion {
    case .event(let kind): kind.rawValue
    case .frame: String(localized: "a frame")
    case .rest: String(localized: "what a finger can still do at the end")
    }
  }

  private var remedies: String {
    let words = finding.remedies.map { "\($0.name.rawValue)=\($0.word)" }
    guard let first = words.first else {
      return String(localized: "no single rule of reference makes it hold")
    }
    let either = words.dropFirst().reduce(first) { String(localized: "\($0), or \($1)") }
    return String(localized: "it holds with \(either)")
  }

  /// What broke, by which rule, and the session that shows it.
  fileprivate var lines: [String] {
    let rule = finding.breach.rule.map {
      [String(localized: "  by \($0.rawValue): \(Message($0.meaning))")]
    }
    let name = finding.breach.invariant.rawValue
    return [String(localized: "✗ \(name), at \(occasion): \(text)")] + (rule ?? []) + [
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
