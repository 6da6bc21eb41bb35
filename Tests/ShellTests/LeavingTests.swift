import TerminalHarness
import Testing

@Suite struct LeavingTests {
  private let folder: TemporaryFolder
  private let file: String
  private let warning = "1 new record is not saved: save, or quit again to lose what is new"

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  @Test(
    "quit and ctrl-D leave at once with nothing unsaved", arguments: ["quit\r", "q\r", "\u{4}"])
  func leave(_ keys: String) throws {
    let terminal = try Terminal(file)
    terminal.type("goto end")
    terminal.screen.type(keys)
    #expect(terminal.screen.exit() == .code(0))
    #expect(terminal.screen.isCooked)
  }

  @Test("with something unsaved they ask once", arguments: ["quit\r", "\u{4}"])
  func askOnce(_ keys: String) throws {
    let terminal = try Terminal(file)
    terminal.type("note x")
    for _ in 0..<2 {
      let row = terminal.screen.cursor.row
      terminal.screen.type(keys)
      #expect(terminal.prompts(after: row))
      #expect(terminal.screen.line(terminal.screen.cursor.row - 1) == warning)
      terminal.type("when")  // whoever goes on is asked again
    }
    let row = terminal.screen.cursor.row
    terminal.screen.type(keys)
    #expect(terminal.prompts(after: row))
    terminal.screen.type(keys)
    #expect(terminal.screen.exit() == .code(0))
    #expect(try folder.text("fling.jsonl") == SampleSession.fling)
  }

  @Test("after save they leave")
  func saved() throws {
    let terminal = try Terminal(file)
    terminal.type("note x")
    terminal.type("save")
    terminal.screen.type("q\r")
    #expect(terminal.screen.exit() == .code(0))
  }

  @Test("a save that failed is in the exit code, and the shell lives on")
  func failedSave() throws {
    let terminal = try Terminal(file)
    terminal.type("save /nonexistent/x.jsonl")
    #expect(terminal.type("print 1 + 1") == ["2"])
    terminal.screen.type("q\r")
    #expect(terminal.screen.exit() == .code(4))
  }

  @Test("assertions that failed and commands misspelt at the prompt are not in the exit code")
  func exitCode() throws {
    let terminal = try Terminal(file)
    terminal.type("assert 1 == 2")
    terminal.type("setp")
    let script = try folder.write("script", "assert 1 == 2\n")
    terminal.type("source \(script)")
    terminal.screen.type("q\r")
    #expect(terminal.screen.exit() == .code(0))
  }
}
