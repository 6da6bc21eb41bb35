import Inspection
import Investigation
import PagerModel
import Recording
import Wording

/// What is said of a session that was made smaller, and what is made of it for others.
package struct ShrunkText {
  private let shrunk: Shrunk
  private let recording: SmallRecording
  private let lines: [String]

  /// Throws what no recording can have.
  package init(_ shrunk: Shrunk, _ original: Header) throws(Problem) {
    self.shrunk = shrunk
    recording = shrunk.recording(original)
    lines = try recording.lines()
  }

  /// The recording as its file has it.
  package var bytes: [UInt8] { lines.flatMap { Array($0.utf8) } }

  private var steps: [String] { ScenarioText(shrunk.scenario).steps.map(\.inOneLine) }

  /// `41 events → 9, in 3 steps:  reload · drag up 740 · tap 1`
  package var summary: String {
    let (steps, left) = (steps, shrunk.scenario.steps.count)
    let (events, count) = (counted(shrunk.wholeCount, "event"), counted(steps.count, "step"))
    return String(
      localized: "\(events) → \(left), in \(count):  \(ScenarioText(shrunk.scenario).line)")
  }

  /// What is said where the user stopped it.
  package var interruption: String {
    let (whole, left) = (shrunk.wholeCount, shrunk.scenario.steps.count)
    return String(
      localized: left < whole
        ? "interrupted with \(left) of \(whole) events left: it could be smaller still"
        : "interrupted before anything was cut")
  }

  /// How the small session fails: `pages[0].y == 500   500 expected, 0 found`.
  package var failure: String { "\(shrunk.failure.question)   \(found)" }

  private var found: String {
    switch shrunk.failure {
    case .breach(_, let violation, _): (shrunk.violation ?? violation).found
    case .falsehood: shrunk.found
    case .divergence(let divergence, _):
      String(
        localized:
          "\(divergence.mismatch.expected ?? "") observed, \(divergence.mismatch.found) in the model"
      )
    }
  }

  /// In Markdown.
  private var expected: String {
    switch shrunk.failure {
    case .breach(let breach, _, _): breach.invariant.meaning.escapedForMarkdown
    case .falsehood(let falsehood): falsehood.claim.text.inlineCode
    case .divergence(let divergence, _):
      "\(divergence.mismatch.question.inlineCode), as the device reported"
    }
  }

  private var command: String {
    switch shrunk.failure {
    case .breach: "verify --invariants small.jsonl"
    case .falsehood, .divergence: "verify small.jsonl"
    }
  }

  /// A text in Markdown to paste into a report: steps, what should be, what is, the recording.
  package var issue: String {
    Language.inEnglish {
      IssueText(
        header: recording.header, steps: steps, expected: expected, actual: found.inlineCode,
        command: command, file: "small.jsonl", lines: lines
      ).text
    }
  }

  /// A case for Swift Testing that does the same to an app's own pager.
  package var test: String {
    Language.inEnglish {
      let rules = recording.header.policy?.text ?? Preset.reference.rawValue
      return SwiftTest(
        name: "shrunk", title: recording.header.title, scenario: shrunk.scenario,
        questions: [(shrunk.scenario.steps.count, shrunk.failure.question)],
        remark: "The model fails under \(rules): \(found).", command: command, lines: lines
      ).text
    }
  }
}
