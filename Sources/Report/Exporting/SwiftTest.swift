import Investigation
import PagerModel
import Picture

/// A case for Swift Testing that does the same to an app's own pager.
struct SwiftTest {
  /// What the function and the recording begin with.
  let name: String
  let title: String
  let scenario: Scenario
  /// What should hold, after so many steps, in the order in which it is asked.
  let questions: [(steps: Int, text: String)]
  /// What the model says to them.
  let remark: String
  /// Of `unscroll`.
  let command: String
  /// Of the recording.
  let lines: [String]

  var text: String {
    let marks = lines.joined().rawMarks
    let steps = ScenarioText(scenario).steps.map(\.inOneLine)
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

      // \(steps.joined(separator: " · "))
      // \(remark.inOneLine)
      @MainActor @Test(\(title.swiftLiteral))
      func \(name)Session() async throws {
        let pager = try await MyPager(\(name)Recording)
      \(calls.joined(separator: "\n"))
      }

      /// `unscroll \(command)` replays it.
      let \(name)Recording = \(marks)\"\"\"
        \(lines.joined(separator: "  "))  \"\"\"\(marks)

      """
  }

  private var calls: [String] {
    var calls: [String] = []
    for index in 0...scenario.steps.count {
      if index > 0 { calls += self.calls(for: scenario.steps[index - 1]) }
      calls += questions.filter { $0.steps == index }.map {
        "  #expect(try await pager.holds(\($0.text.swiftLiteral)))"
      }
    }
    return calls
  }

  private func calls(for step: Scenario.Step) -> [String] {
    let wait = "  try await pager.wait(seconds: \(shortest(Double(step.gap) / 1e6)))"
    let event = step.event.text(with: scenario.payloads).swiftLiteral
    return (step.gap > 0 ? [wait] : []) + ["  try await pager.perform(\(event))"]
  }
}
