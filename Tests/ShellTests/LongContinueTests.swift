import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Ctrl-C while a move runs", .timeLimit(.minutes(2)))
struct LongContinueTests {
  /// Long enough that a signal finds the move under way.
  private static var recording: String {
    let gesture: [(Int, String)] = [
      (400_000, #"{"drag":{"phase":"began","x":195,"y":600}}"#),
      (16_667, #"{"drag":{"phase":"changed","dx":0,"dy":-100}}"#),
      (16_667, #"{"drag":{"phase":"ended","vx":0,"vy":-2000}}"#),
      (600_000, #"{"selectTab":{"at":1}}"#), (600_000, #"{"selectTab":{"at":0}}"#),
    ]
    return movingSession(
      [(0, #"{"reload":{}}"#)] + Array(repeating: gesture, count: 5000).flatMap { $0 })
  }

  /// Runs `commands` and then `move` from a script at the prompt, and interrupts the move.
  private func interrupt(_ move: String, after commands: [String]) throws -> Terminal {
    let folder = try TemporaryFolder()
    let file = try folder.write("long.jsonl", Self.recording)
    let lines = commands + ["print \"begun\"", move]
    let script = try folder.write("script", lines.map { $0 + "\n" }.joined())
    let terminal = try Terminal(file, seconds: 60)
    terminal.screen.type("source \(script)\r")
    #expect(terminal.screen.shows { $0.line($0.cursor.row - 1) == "\"begun\"" })
    let row = terminal.screen.cursor.row
    terminal.screen.type("\u{3}")
    #expect(terminal.prompts(after: row, within: 20))
    #expect(terminal.screen.text.contains("interrupted"), "\(terminal.screen.text)")
    return terminal
  }

  @Test("continue stops where it got to, at an event or a frame, and the shell lives on")
  func continueIsInterrupted() throws {
    let terminal = try interrupt("continue", after: ["watch main.y if main.y > 100000"])
    #expect(!terminal.prompt.hasPrefix("100%"))
    #expect(terminal.type("print 1 + 1") == ["2"])
  }

  @Test("reverse-continue stays where it was")
  func reverseContinueIsInterrupted() throws {
    let terminal = try interrupt(
      "reverse-continue",
      after: ["goto 3000", "break drag if main.y > 100000", "watch main.y if main.y > 100000"])
    #expect(terminal.prompt.contains(" 3000/25001 "), "\(terminal.screen.text)")
  }
}
