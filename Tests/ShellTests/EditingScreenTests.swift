import TerminalHarness
import Testing

@Suite("Lines typed to the program itself")
struct EditingScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a paste in brackets runs line by line, and leaves nothing of its brackets")
  func bracketedPaste() throws {
    let screen = try smallScreen(in: folder)
    screen.type("\u{1B}[200~print 1\rprint 2\rprint \u{1B}[201~3")
    expect(
      screen,
      """
      0% 0/5 @0.000s main> print 1
      1
      0% 0/5 @0.000s main> print 2
      2
      0% 0/5 @0.000s main> print 3
      """, cursor: (4, 28))
    #expect(!screen.output.contains(subsequence: "[?2004"))
  }

  @Test("come back in the next session with Up and ctrl-R")
  func history() throws {
    let variables = ["UNSCROLL_HISTORY": folder.path("history")]
    let first = try smallScreen(environment: variables, after: ["print 1 + 1", "step"], in: folder)
    first.type("quit\r")
    #expect(first.exit() == .code(0))
    let screen = try smallScreen(environment: variables, in: folder)
    let prompt = "0% 0/5 @0.000s main>"
    screen.type("\u{1B}[A")
    expect(screen, "\(prompt) quit")
    screen.type("\u{1B}[A\u{1B}[A")
    expect(screen, "\(prompt) print 1 + 1")
    screen.type("\u{1B}[B\u{1B}[B\u{1B}[B")
    expect(screen, prompt)
    screen.type("\u{12}pri")
    expect(screen, "\(prompt) print 1 + 1\nbck:pri")
    screen.type("\r")
    expect(screen, "\(prompt) print 1 + 1\n2\n\(prompt)", cursor: (2, 21))
  }

  @Test("are wrapped anew when the window changes its width", arguments: [30, 45, 100])
  func resize(columns: Int) throws {
    let screen = try smallScreen(in: folder)
    let line = "0% 0/5 @0.000s main> print 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8"
    screen.type(String(line.dropFirst(21)))
    expect(screen, wrapped(line, 60))
    screen.resize(rows: 24, columns: columns)
    expect(screen, wrapped(line, columns))
    screen.type("\u{1B}[D\u{7F}\u{7F}- \r")
    #expect(
      screen.shows { $0.text.hasSuffix("\n20\n\(String(line.prefix(20)))") }, "\(screen.text)")
  }

  @Test("begin at the new edge when the window changes at the prompt", arguments: [24, 90])
  func resizeAtThePrompt(columns: Int) throws {
    let screen = try smallScreen(in: folder)
    screen.resize(rows: 24, columns: columns)
    let line = "0% 0/5 @0.000s main> print 123456789 + 123456789"
    screen.type(String(line.dropFirst(21)))
    expect(screen, wrapped(line, columns))
  }

  @Test("hold Chinese names, in the prompt too, with the cursor where they are")
  func chinese() throws {
    let screen = try smallScreen(after: ["goto 2", "tap 1", "branch 慢拖"], in: folder)
    let prompt = "100% 3/3 @0.250s 慢拖+2>"
    expect(screen, prompt, cursor: (0, 25))
    screen.type("mark 松开手")
    expect(screen, "\(prompt) mark 松开手", cursor: (0, 36))
    screen.type("\u{1B}[D\u{1B}[D")
    expect(screen, "\(prompt) mark 松开手", cursor: (0, 32))
    screen.type("\u{1B}[3~\u{1B}[D")
    expect(screen, "\(prompt) mark 松手", cursor: (0, 30))
    screen.type("\r")
    expect(
      screen,
      "\(prompt) mark 松手\n松手 is #7\n100% 3/3 @0.250s 慢拖+3>", cursor: (2, 25))
  }

  @Test("ctrl-C drops the line, and twice says how to leave; ctrl-D leaves an empty line alone")
  func control() throws {
    let screen = try smallScreen(in: folder)
    let prompt = "0% 0/5 @0.000s main>"
    screen.type("step\u{4}")
    expect(screen, "\(prompt) step")
    screen.type("\u{3}")
    expect(screen, "\(prompt) step^C\n\(prompt)")
    screen.type("\u{3}")
    expect(screen, "\(prompt) step^C\n\(prompt) ^C\nquit or ctrl-D leaves\n\(prompt)")
    screen.type("\u{4}")
    #expect(screen.exit() == .code(0))
    #expect(screen.isCooked)
  }

  @Test("are edited on a terminal that can do nothing")
  func dumb() throws {
    let screen = try TerminalScreen(
      builtProgram("unscroll"), [try folder.write("session.jsonl", SampleSession.fling)],
      environment: ["TERM": "dumb", "UNSCROLL_HISTORY": ""], columns: 160)
    #expect(screen.shows { $0.text.hasSuffix("main>") })
    screen.type("pt\u{8}rint 1 + 1\rprnt\r")
    #expect(screen.shows { $0.text.hasSuffix("Did you mean print?\n0% 0/5 @0.000s main>") })
    #expect(screen.text.contains("\n2\n"))
    #expect(!screen.output.contains(0x1B))
  }

  private func wrapped(_ line: String, _ columns: Int) -> String {
    var rest = Substring(line)
    var rows: [String] = []
    while !rest.isEmpty {
      var row = String(rest.prefix(columns))
      rest = rest.dropFirst(columns)
      while row.last == " " { row.removeLast() }
      rows.append(row)
    }
    return rows.joined(separator: "\n")
  }
}

extension [UInt8] {
  fileprivate func contains(subsequence text: String) -> Bool {
    String(decoding: self, as: UTF8.self).contains(text)
  }
}
