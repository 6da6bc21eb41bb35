import TerminalHarness
import Testing

@Suite struct TerminalTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  @Test("a session is walked, branched, asserted on, saved, and opened again bit for bit")
  func wholeSession() throws {
    let terminal = try Terminal(file)
    #expect(terminal.prompt == "0% 0/5 @0.000s main>")
    terminal.type("step 2")
    #expect(terminal.prompt == "40% 2/5 @0.250s main>")
    terminal.type("rewind")
    terminal.type("goto @0.26s")
    #expect(terminal.prompt == "40% 2/5 @0.260s main>")
    #expect(
      terminal.type("drag 0 -300 in 100ms") == [
        "#14 @0.376669s drag ended velocity 0, 0   isPinned false → true   owner \"main\" → \"none\"   "
          + "main.y 0 → 240   "
          + "pages[0].y 0 → 60", "a new branch: #14, off main",
      ])
    #expect(terminal.prompt == "100% 10/10 @0.376s #14+8>")
    #expect(terminal.type("branch slow") == ["slow is the branch that ends at #14"])
    #expect(
      terminal.type("assert main.y == 240 && pages[0].y == 60 --keep")
        == ["✓ main.y == 240 && pages[0].y == 60"])
    let onBranch = terminal.type("state")
    #expect(terminal.type("switch main").first == "on main, at its end")
    let onMain = terminal.type("state")
    let tree = terminal.type("log --graph")
    #expect(try folder.text("fling.jsonl") == SampleSession.fling)
    #expect(terminal.type("save") == ["saved 10 records to \(file)"])
    #expect(terminal.prompt == "100% 5/5 @0.308s main>")
    terminal.screen.type("quit\r")
    #expect(terminal.screen.exit() == .code(0))
    #expect(terminal.screen.isCooked)

    let again = try Terminal(file)
    again.type("goto end")
    #expect(again.type("log --graph") == tree)
    #expect(again.type("state") == onMain)
    again.type("switch slow")
    #expect(again.type("state") == onBranch)
    #expect(
      again.type("check") == [
        "✓ line 22, #14: main.y == 240 && pages[0].y == 60",
        "1 more assertion on other branches: switch goes there",
      ])
    #expect(onMain != onBranch && onMain.count > 80)
  }

  @Test("the greeting names the file, its title, its size and what fails")
  func greeting() throws {
    let terminal = try Terminal(file)
    #expect(
      terminal.screen.line(0)
        == "\(file): \"甩过吸顶\"   6 events, 0.308 s, 2 branches")
    #expect(terminal.screen.line(1) == "Type help for the commands.")
    let failing = #"{"kind":"expect","at":5,"that":"main.y == 0"}"# + "\n"
    let other = try Terminal(try folder.write("failing.jsonl", SampleSession.fling + failing))
    #expect(other.screen.line(0).hasSuffix("2 branches, 1 of 2 assertions fails"))
    #expect(other.screen.line(1) == "Type check to see what fails, help for the commands.")
    let reported =
      #"{"kind":"observe","at":6,"state":{"mainScrollView.contentOffset.y":1}}"# + "\n"
    let differing = try Terminal(try folder.write("d.jsonl", SampleSession.fling + reported))
    #expect(differing.screen.line(0).hasSuffix("2 branches, 1 of 2 observations differ"))
    #expect(
      differing.screen.line(1)
        == "Type log --graph to see on which branch, help for the commands.")
  }

  @Test("the greeting waits for no check that is long")
  func longCheck() throws {
    // 256 events may be folded for each.
    let many = String(
      repeating: #"{"kind":"expect","at":5,"that":"main.y == 0"}"# + "\n", count: 1000)
    let terminal = try Terminal(try folder.write("many.jsonl", SampleSession.fling + many))
    #expect(terminal.screen.line(0).hasSuffix("2 branches, too long to be checked at once"))
    #expect(
      terminal.screen.line(1) == "Type check to see whether all holds, help for the commands.")
  }

  @Test("Return repeats step, reverse-step and list, and nothing else")
  func repeating() throws {
    let terminal = try Terminal(file)
    #expect(terminal.type("") == [])
    terminal.type("step")
    terminal.type("")
    #expect(terminal.prompt == "40% 2/5 @0.250s main>")
    terminal.type("rs")
    terminal.type("")
    #expect(terminal.prompt == "0% 0/5 @0.000s main>")
    #expect(terminal.type("") == ["at the start"])
    let list = terminal.type("list 1")
    #expect(terminal.type("   ") == list)
    terminal.type("note x")
    #expect(terminal.type("") == [])
    #expect(terminal.prompt == "0% 0/5 @0.000s main+1>")
    terminal.type("step")
    terminal.type("setp")
    terminal.type("# nothing")
    terminal.type("")
    #expect(terminal.prompt == "40% 2/5 @0.250s main+1>")
  }

  @Test("a caret stands below what is at fault, also behind wide characters")
  func carets() throws {
    let terminal = try Terminal(file)
    #expect(
      terminal.type("goto relased") == [
        "goto relased",
        "     ^^^^^^^",
        "no mark or branch is called relased. Did you mean released?",
      ])
    #expect(
      terminal.type(#"print owner == "首页" + mian.y"#) == [
        #"print owner == "首页" + mian.y"#,
        "                        ^^^^^^",
        #"found "mian.y", expected a state path; did you mean main.y?"#,
      ])
    #expect(terminal.type("drag 0") == ["drag 0", "      ^", "DY is missing"])
  }

  @Test("Chinese names are typed, shown and found")
  func chinese() throws {
    let terminal = try Terminal(file)
    terminal.type("goto end")
    terminal.type("goto 2")
    terminal.type("tap 1")
    #expect(terminal.type("branch 慢拖") == ["慢拖 is the branch that ends at #7"])
    #expect(terminal.prompt == "100% 3/3 @0.250s 慢拖+2>")
    #expect(terminal.type("print pages[0].title") == [#""首页""#])
    #expect(terminal.type("switch 慢拉").last == "no mark or branch is called 慢拉. Did you mean 慢拖?")
    #expect(terminal.type("print main.y@慢拖") == ["0"])
  }

  @Test("a beginning is completed with Tab")
  func completion() throws {
    let terminal = try Terminal(file)
    terminal.screen.type("swi\t")
    #expect(terminal.screen.shows { $0.line($0.cursor.row).hasSuffix("main> switch") })
    #expect(terminal.type("no-fling").first == "on no-fling, at its end")
    terminal.screen.type("policy boundsChange=o\t")
    #expect(
      terminal.screen.shows { $0.line($0.cursor.row).contains("> policy boundsChange=offset") })
  }

  @Test("a script is run at the prompt; its failure ends it, and not the shell")
  func source() throws {
    let terminal = try Terminal(file)
    let script = try folder.write("script", "goto 2\nassert main.y == 1\ngoto end\n")
    #expect(
      terminal.type("source \(script)").last == "✗ main.y == 1   (1 expected, 0 found)")
    #expect(terminal.prompt == "40% 2/5 @0.250s main>")
    #expect(
      terminal.type("source \(script)gone").last == "\(script)gone: No such file or directory")
    try folder.write("script", "note x\nquit\n")
    #expect(terminal.type("source \(script)").last?.hasPrefix("1 new record is not saved") == true)
    terminal.screen.type("quit\r")
    #expect(terminal.screen.exit() == .code(0))
  }
}
