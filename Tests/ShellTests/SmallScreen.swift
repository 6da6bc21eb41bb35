import TerminalHarness
import Testing

/// The program on a terminal of its own, with nothing on it but the prompt after `commands`.
func smallScreen(
  of session: String = SampleSession.fling, rows: Int = 24, columns: Int = 60,
  environment: [String: String] = [:], options: [String] = [], after commands: [String] = [],
  in folder: TemporaryFolder, at location: SourceLocation = #_sourceLocation
) throws -> TerminalScreen {
  let file = try folder.write("session.jsonl", session)
  let variables = ["UNSCROLL_HISTORY": ""].merging(environment) { $1 }
  let screen = try TerminalScreen(
    builtProgram("unscroll"), [file] + options, environment: variables, rows: rows,
    columns: columns)
  #expect(screen.shows { $0.text.hasSuffix(">") }, "\(screen.text)", sourceLocation: location)
  for command in commands {
    screen.type("\(command)\r")
    #expect(
      screen.shows { $0.cursor.column > 0 && $0.text.hasSuffix(">") }, "\(screen.text)",
      sourceLocation: location)
    // So that the next prompt is one of its own.
    screen.type("\u{C}")
    #expect(
      screen.shows { $0.cursor.row == 0 && $0.text.hasSuffix(">") }, "\(screen.text)",
      sourceLocation: location)
  }
  screen.type("\u{C}")
  #expect(
    screen.shows { $0.cursor.row == 0 && $0.text.hasSuffix(">") }, "\(screen.text)",
    sourceLocation: location)
  return screen
}
