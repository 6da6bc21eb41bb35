import Foundation
import TerminalHarness
import Testing

@Suite("Settings of the shell")
struct SetTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  @Test("are listed with their values and meanings")
  func listed() throws {
    try expectTranscript(
      """
      set
      set list 12
      set repeat off
      set color never
      set prompt {branch}>
      set
      set li
      """,
      """
      repeat  on                                            an empty line does the last move or listing again: on, off
      prompt  "{share} {depth} {time} {branch}{unsaved}> "  what stands before what is typed: help set has its pieces
      color   auto                                          colours: auto (where the terminal has them), always, never
      list    5                                             how many lines list shows before and after this one
      repeat  off          an empty line does the last move or listing again: on, off
      prompt  "{branch}>"  what stands before what is typed: help set has its pieces
      color   never        colours: auto (where the terminal has them), always, never
      list    12           how many lines list shows before and after this one
      list  12  how many lines list shows before and after this one
      """)
  }

  @Test("list N is how many lines list shows, where it is not told")
  func list() throws {
    try expectTranscript(
      """
      set list 1
      list
      list 2
      """,
      """
      => #0 @0.000s start
         #1 @0.000s reload
      => #0 @0.000s start
         #1 @0.000s reload
         #2..#4 @0.250s drag x3, dy -300, 0.024 s, velocity 0, -2400 (released)
      """)
  }

  @Test("color is obeyed from the next answer on, and begins as --color says")
  func color() throws {
    let commands = ["assert true", "set color always", "assert true", "set color never", "check"]
    let run = try unscroll(
      ["run", file, "--color", "always"] + commands.flatMap { ["-e", $0] } + ["-e", "set color"])
    let tick = "\u{1B}[32m✓\u{1B}[0m"
    #expect(run.lines.prefix(2) == ["\(tick) true", "\(tick) true"])
    #expect(run.lines.dropFirst(2).first?.hasPrefix("✓ line 9") == true)
    #expect(run.lines.last?.hasPrefix("color  never  ") == true)
  }

  @Test("repeat off leaves an empty line alone")
  func repeating() throws {
    let terminal = try Terminal(file)
    terminal.type("set repeat off")
    terminal.type("step")
    terminal.type("")
    #expect(terminal.prompt == "20% 1/5 @0.000s main>")
    terminal.type("set repeat on")
    terminal.type("step")
    terminal.type("")
    #expect(terminal.prompt == "60% 3/5 @0.266s main>")
  }

  @Test("the prompt shows what its format asks for")
  func prompt() throws {
    let wrong = #"{"kind":"observe","at":5,"state":{"currentPageIndex":7}}"# + "\n"
    let terminal = try Terminal(
      try folder.write("wrong.jsonl", SampleSession.fling + wrong))
    terminal.type(#"set prompt "{share} {unsaved}{branch} {time} {depth}{failed}{diverged}>""#)
    // The greeting has held what was observed against the model.
    #expect(terminal.prompt == "0% main @0.000s 0/5?>")
    terminal.type("check")
    #expect(terminal.prompt == "0% main @0.000s 0/5?>")
    terminal.type("goto end")
    terminal.type("expect main.y = 1")
    #expect(terminal.prompt == "100% +1main @0.308s 5/5!?>")
    terminal.type("switch no-fling")
    #expect(terminal.prompt == "100% +1no-fling @0.386s 4/4>")
  }

  @Test("stand in the init file, and are completed with Tab")
  func initFile() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("unscroll"), withIntermediateDirectories: false)
    _ = try folder.write("unscroll/init", "set prompt \"{branch}: \"\nset list 1\n")
    let screen = try TerminalScreen(
      builtProgram("unscroll"), [file],
      environment: ["XDG_CONFIG_HOME": folder.path, "UNSCROLL_HISTORY": ""], columns: 120)
    #expect(screen.shows { $0.line($0.cursor.row) == "main:" }, "\(screen.text)")
    for (typed, shown) in [("set col\t", "set color"), ("ne\t", "set color never")] {
      screen.type(typed)
      #expect(screen.shows { $0.line($0.cursor.row) == "main: \(shown)" }, "\(screen.text)")
    }
    screen.type("\rset lis\t\r")
    #expect(screen.shows { $0.text.contains("list  1  ") }, "\(screen.text)")
  }
}
