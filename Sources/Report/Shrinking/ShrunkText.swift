import Inspection
import Investigation
import PagerModel
import Recording

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
    let events = shrunk.wholeCount == 1 ? "1 event" : "\(shrunk.wholeCount) events"
    let count = steps.count == 1 ? "1 step" : "\(steps.count) steps"
    return "\(events) → \(left), in \(count):  \(Self.shortened(steps))"
  }

  /// Steps that a line has.
  private static let mostSteps = 12

  private static func shortened(_ steps: [String]) -> String {
    guard steps.count > mostSteps else { return steps.joined(separator: " · ") }
    let first = steps.prefix(mostSteps).joined(separator: " · ")
    return "\(first) · … \(steps.count - mostSteps) more"
  }

  /// What is said where the user stopped it.
  package var interruption: String {
    let (whole, left) = (shrunk.wholeCount, shrunk.scenario.steps.count)
    return left < whole
      ? "interrupted with \(left) of \(whole) events left: it could be smaller still"
      : "interrupted before anything was cut"
  }

  /// How the small session fails: `pages[0].y == 500   500 expected, 0 found`.
  package var failure: String { "\(shrunk.failure.question)   \(found)" }

  private var found: String {
    switch shrunk.failure {
    case .breach(_, let violation, _): (shrunk.violation ?? violation).found
    case .falsehood: shrunk.found
    case .divergence(let divergence, _):
      "\(divergence.mismatch.expected ?? "") observed, \(divergence.mismatch.found) in the model"
    }
  }

  private var expected: String {
    switch shrunk.failure {
    case .breach(let breach, _, _): breach.invariant.meaning
    case .falsehood(let falsehood): falsehood.claim.text
    case .divergence(let divergence, _): "\(divergence.mismatch.question), as the device reported"
    }
  }

  private var rules: String { recording.header.policy?.text ?? Preset.reference.rawValue }

  // MARK: An issue

  /// A text in Markdown to paste into a report: steps, what should be, what is, the recording.
  package var issue: String {
    let numbered = steps.enumerated().map { "\($0 + 1). \($1)" }
    let fence = lines.joined().fence
    let blocks = [
      "### \(recording.header.title.inOneLine)",
      "**Setup**: \(setup)", "**Steps**:", numbered.joined(separator: "\n"),
      "**Expected**: \(expected.inOneLine)", "**Actual**: \(found.inOneLine)",
      "This is what the model does under the rules `\(rules)`. Saved as `small.jsonl`, the "
        + "recording is replayed by `unscroll \(command)`:",
      "\(fence)json\n\(lines.joined())\(fence)",
    ]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var command: String {
    switch shrunk.failure {
    case .breach: "verify --invariants small.jsonl"
    case .falsehood, .divergence: "verify small.jsonl"
    }
  }

  private var setup: String {
    let initial = recording.header.initial
    var words = [initial.container.rawValue]
    if let bounds = initial.bounds {
      words.append("bounds \(shortest(bounds.width)) × \(shortest(bounds.height))")
    }
    words.append("header \(initial.header.map(shortest) ?? "none")")
    words.append("bar \(initial.hover.map(shortest) ?? "none")")
    words.append("\(initial.pages.count) page\(initial.pages.count == 1 ? "" : "s")")
    if initial.loading == .eager { words.append("eagerly loaded") }
    return words.joined(separator: ", ")
  }

  // MARK: A test

  /// A case for Swift Testing that does the same to an app's own pager.
  package var test: String {
    let calls = shrunk.scenario.steps.map { step in
      (step.gap > 0 ? "  try await pager.wait(seconds: \(shortest(Double(step.gap) / 1e6)))\n" : "")
        + "  try await pager.perform(\(step.event.text(with: shrunk.scenario.payloads).swiftLiteral))"
    }
    let marks = lines.joined().rawMarks
    return """
      import Testing

      /// The pager under test. Forward each step to your own: positions and moves are points,
      /// velocities points per second, and finger events are those of one pan gesture.
      @MainActor protocol PagerUnderTest {
        /// A fresh pager as the first line of `recording` describes it.
        init(_ recording: String) async throws
        func perform(_ step: String) async throws
        func wait(seconds: Double) async throws
        func holds(_ question: String) async throws -> Bool
      }

      // \(Self.shortened(steps))
      // The model fails under \(rules.inOneLine): \(found.inOneLine).
      @MainActor @Test(\(recording.header.title.swiftLiteral))
      func shrunkSession() async throws {
        let pager = try await MyPager(shrunkRecording)
      \(calls.joined(separator: "\n"))
        #expect(try await pager.holds(\(shrunk.failure.question.swiftLiteral)))
      }

      /// `unscroll \(command)` replays it.
      let shrunkRecording = \(marks)\"\"\"
        \(lines.joined(separator: "  "))  \"\"\"\(marks)

      """
  }
}
