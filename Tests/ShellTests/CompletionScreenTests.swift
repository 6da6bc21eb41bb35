import TerminalHarness
import Testing

@Suite("Tab, in the program itself")
struct CompletionScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "completes what only one word begins with",
    arguments: [
      ("swi\t", "switch ", 7), ("print main.isDr\t", "print main.isDragging ", 22),
      ("print OWN\t", "print owner ", 12), ("goto rel\t", "goto released ", 14),
      ("switch no\t", "switch no-fling ", 16), ("break didS\t", "break didScroll", 15),
      ("policy pinRelease=p\t", "policy pinRelease=pageOnly ", 27),
      ("watch hov\t", "watch hoverHeight ", 18), ("info bre\t", "info breakpoints ", 17),
    ])
  func unique(keys: String, shown: String, columns: Int) throws {
    let screen = try smallScreen(in: folder)
    screen.type(keys)
    var line = "0% 0/5 @0.000s main> \(shown)"
    while line.last == " " { line.removeLast() }
    expect(screen, line, cursor: (0, 21 + columns))
  }

  @Test("lists commands with what they do, cut at the edge")
  func commands() throws {
    let screen = try smallScreen(in: folder)
    screen.type("re\t\t")
    expect(
      screen,
      """
      0% 0/5 @0.000s main> re
      reverse-step      go back by one event, or N
      rewind            go back to the start, or by N events
      reverse-next      go back by a whole gesture, or N
      reverse-continue  go back to the stop before, or to the sta…
      reload            reload(toPageAt:)
      refresh           pull to refresh begins or ends
      retime            this branch with event N so long after th…
      0% 0/5 @0.000s main> re
      """, cursor: (8, 23))
  }

  @Test("lists state paths with their values here")
  func paths() throws {
    let screen = try smallScreen(after: ["goto end"], in: folder)
    screen.type("print main.cont\t\t")
    expect(
      screen,
      """
      100% 5/5 @0.308s main> print main.content
      main.contentInset.bottom  0
      main.contentInset.top     0
      main.contentSize.height   1084
      main.contentSize.width    390
      100% 5/5 @0.308s main> print main.content
      """)
  }

  @Test("lists marks and branches with their events, and the values of a rule")
  func names() throws {
    let screen = try smallScreen(after: ["goto 4", "mark 松手后"], in: folder)
    screen.type("goto \t\t")
    expect(
      screen,
      """
      80% 4/5 @0.274s main+1> goto
      start
      end
      released  #4
      松手后    #4
      no-fling  #6
      main      #5
      80% 4/5 @0.274s main+1> goto
      """)
    screen.type("松\t\u{15}\u{C}policy pinR\t\t")
    expect(
      screen,
      """
      80% 4/5 @0.274s main+1> policy pinRelease
      pinRelease           pinRelease=pageOnly
      pinRelease=anyDrag
      80% 4/5 @0.274s main+1> policy pinRelease
      """)
  }

  @Test("says how many more there are than the window holds")
  func trimmed() throws {
    let screen = try smallScreen(rows: 8, columns: 40, in: folder)
    screen.type("print \t\t")
    #expect(
      screen.shows { $0.text.contains("\n… ") && $0.text.hasSuffix("main> print") },
      "\(screen.text)")
    let lines = screen.text.split(separator: "\n")
    #expect(lines.count == 8 && lines[0] == "0% 0/5 @0.000s main> print")
    #expect(lines[6].hasSuffix(" more"))
  }

  @Test("has only ASCII of its own in a locale that has no more")
  func ascii() throws {
    let screen = try smallScreen(rows: 8, environment: ["LC_ALL": "C"], in: folder)
    screen.type("rev\t\t")
    #expect(screen.shows { $0.text.contains("by one event, or N\n") }, "\(screen.text)")
    screen.type("\u{3}\u{C}print \t\t")
    #expect(screen.shows { $0.text.contains("\n... ") }, "\(screen.text)")
    #expect(screen.text.utf8.count == screen.text.unicodeScalars.count)
  }
}
