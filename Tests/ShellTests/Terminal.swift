import TerminalHarness
import Testing

/// The shell on a terminal that is high enough to hold all that a test asks for.
struct Terminal {
  let screen: TerminalScreen

  /// Opens `file` and waits for the first prompt.
  init(_ file: String, _ options: [String] = [], seconds: Double = 10) throws {
    screen = try TerminalScreen(
      builtProgram("unscroll"), [file] + options, rows: 600, columns: 160)
    try #require(prompts(after: -1, within: seconds), "\(screen.text)")
  }

  var prompt: String { screen.line(screen.cursor.row) }

  /// Types a line, and waits for the next prompt; what stands between.
  @discardableResult
  func type(_ line: String, at location: SourceLocation = #_sourceLocation) -> [String] {
    let row = screen.cursor.row
    screen.type("\(line)\r")
    let isAnswered = prompts(after: row, within: 20)
    #expect(isAnswered, "\(screen.text)", sourceLocation: location)
    let end = screen.cursor.row
    return end > row + 1 ? (row + 1..<end).map(screen.line) : []
  }

  /// Waits for a prompt below `row`, with nothing typed.
  func prompts(after row: Int, within seconds: Double = 10) -> Bool {
    screen.shows(within: seconds) { screen in
      screen.cursor.row > row && isAtPrompt
    }
  }

  /// Whether nothing is typed behind a prompt, and nothing is being answered.
  var isAtPrompt: Bool { prompt.wholeMatch(of: #/[0-9]+% .*>/#) != nil }

  /// Waits for `end` at the end of the line that is being typed.
  func echoes(_ end: String) -> Bool {
    screen.shows { $0.line($0.cursor.row).hasSuffix(end) }
  }
}
