import TerminalHarness
import Testing

@Suite("Ctrl-C in a session of many events")
struct PromptInterruptTests {
  /// What each takes for seconds, if it is let.
  private let commands = [
    "log --graph", "log", "list 100000", "list 100000 --events", "history main.y",
    "first main.y > 100000",
    "goto if main.y > 100000", "first count(effects, didScrollToPage) > 9", "continue",
    "reverse-continue",
  ]

  @Test("ends any long command, well within a second, and the shell goes on")
  func everyCommand() throws {
    let folder = try TemporaryFolder()
    let terminal = try Terminal(
      try folder.write("long.jsonl", bytes: SampleSession.long(100_000)), seconds: 60)
    for command in commands {
      switch command {
      case "continue": terminal.type("watch main.y if main.y > 100000")
      case "reverse-continue": terminal.type("goto 50000")
      case _: terminal.type("goto start")
      }
      interrupt(command, in: terminal)
      #expect(terminal.type("print 1 + 1") == ["2"], "\(command)")
    }
    terminal.screen.type("quit\r")
    #expect(terminal.screen.exit() == .code(0))
  }

  /// Each in a session of its own: a fold that is interrupted leaves states behind that may let the
  /// next one end before ctrl-C comes.
  @Test(
    "ends the first way through all events",
    arguments: ["goto end", "print main.y@#99999", "assert main.y@#99999 == 7"])
  func firstFold(_ command: String) throws {
    let folder = try TemporaryFolder()
    let terminal = try Terminal(
      try folder.write("long.jsonl", bytes: SampleSession.longBranch(100_000)), seconds: 60)
    interrupt(command, in: terminal)
    #expect(terminal.type("print 1 + 1") == ["2"])
    terminal.screen.type("quit\r")
    #expect(terminal.screen.exit() == .code(0))
  }

  @Test("ends what is being shown, says how much is left, and is no failure to write")
  func output() throws {
    let folder = try TemporaryFolder()
    let terminal = try Terminal(
      try folder.write("long.jsonl", bytes: SampleSession.long(20_000)), seconds: 60)
    terminal.screen.type("log\r")
    #expect(terminal.screen.shows(within: 60) { $0.text.contains("#50 ") })
    terminal.screen.type("\u{3}")
    #expect(
      terminal.screen.shows { screen in
        screen.text.contains(#/interrupted: [0-9]+ more lines\n0% 0\/20000 @0.000s main>$/#)
      }, "\(terminal.screen.text)")
    terminal.screen.type("quit\r")
    #expect(terminal.screen.exit() == .code(0))
  }

  @Test("ends check")
  func check() throws {
    let folder = try TemporaryFolder()
    let expect = #"{"kind":"expect","at":100000,"since":1,"effects":[]}"# + "\n"
    let terminal = try Terminal(
      try folder.write(
        "long.jsonl", bytes: SampleSession.long(100_000) + Array(expect.utf8)), seconds: 60)
    interrupt("check", in: terminal)
    #expect(terminal.type("print 1 + 1") == ["2"])
  }

  /// Types a command at the top of an empty screen, and ctrl-C as soon as Return is echoed.
  private func interrupt(
    _ command: String, in terminal: Terminal, at location: SourceLocation = #_sourceLocation
  ) {
    terminal.screen.type("\u{C}\(command)\r")
    #expect(
      terminal.screen.shows { $0.cursor == (1, 0) }, "\(command)", sourceLocation: location)
    terminal.screen.type("\u{3}")
    let isBack = terminal.prompts(after: 0, within: 1)
    #expect(isBack, "\(command)\n\(terminal.screen.text)", sourceLocation: location)
    if !isBack { #expect(terminal.prompts(after: 0, within: 60)) }
    #expect(
      terminal.screen.text.contains("interrupted"), "\(command)\n\(terminal.screen.text)",
      sourceLocation: location)
  }
}
