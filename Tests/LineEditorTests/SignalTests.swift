import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Signals and control keys", .timeLimit(.minutes(1)))
struct SignalTests {
  @Test func controlCDropsTheLine() throws {
    let terminal = try probe()
    terminal.type("delete all\u{3}")
    expect(terminal, "try> delete all^C\ninterrupted\ntry>", cursor: (2, 5))
    terminal.type("step\r")
    expect(terminal, "try> delete all^C\ninterrupted\ntry> step\ngot \"step\"\ntry>")
  }

  @Test func controlCCoversNoTextToItsRight() throws {
    let terminal = try probe(rows: 10, columns: 20)
    terminal.type("0123456789abcdefghij\u{1}\u{3}")
    expect(terminal, "try> 0123456789abcde\nfghij\n^C\ninterrupted\ntry>")
  }

  @Test func aSignalFromElsewhereDropsTheLineToo() throws {
    let terminal = try probe()
    terminal.type("delete all")
    #expect(terminal.shows { $0.text == "try> delete all" })
    terminal.child.send(SIGINT)
    expect(terminal, "try> delete all^C\ninterrupted\ntry>", cursor: (2, 5))
  }

  @Test func controlDOnAnEmptyLineEnds() throws {
    let terminal = try probe()
    terminal.type("\u{4}")
    #expect(terminal.exit() == .code(0))
    #expect(terminal.line(1) == "end")
  }

  @Test func controlCStopsACommandAndNotTheProcess() throws {
    let terminal = try probe()
    terminal.type("work\r")
    expect(terminal, "try> work\nworking")
    terminal.type("\u{3}")
    #expect(terminal.shows { $0.text.hasSuffix("stopped\ntry>") }, "\(terminal.text)")
    terminal.type("work\r")
    #expect(terminal.shows { $0.text.hasSuffix("try> work\nworking") }, "\(terminal.text)")
    terminal.child.send(SIGINT)
    #expect(terminal.shows { $0.text.hasSuffix("stopped\ntry>") }, "\(terminal.text)")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func aFatalSignalEndsTheProcessWithTheTerminalRestored(signal: Int32) throws {
    let terminal = try probe()
    #expect(!terminal.isCooked)
    terminal.type("half")
    #expect(terminal.shows { $0.text == "try> half" })
    terminal.child.send(signal)
    #expect(terminal.exit() == .signal(signal))
    #expect(terminal.isCooked)
  }

  @Test func theTerminalIsCookedWhileACommandRuns() throws {
    let terminal = try probe()
    terminal.type("work\r")
    #expect(terminal.shows { $0.text.hasSuffix("working") })
    #expect(terminal.isCooked)
    terminal.child.send(SIGTERM)
    #expect(terminal.exit() == .signal(SIGTERM))
  }

  @Test(
    "a new window size wraps the line anew",
    arguments: [
      (60, "", "try> \(digits(55))\n567890123456789", "x"),
      // Below another line: from a row too far down, its beginning would be looked for there.
      (
        100, "try> a\ngot \"a\"\n", "try> \(digits(70))",
        String(repeating: "x", count: 20)
      ),
    ])
  func resizes(columns: Int, above: String, line: String, more: String) throws {
    let terminal = try probe()
    if !above.isEmpty { terminal.type("a\r") }
    let shown = above + line
    expect(terminal, above + "try>")
    terminal.type(digits(70))
    #expect(terminal.shows { $0.text == above + "try> \(digits(70))" })
    terminal.resize(rows: 24, columns: columns)
    expect(terminal, shown)
    // The keys act on the line as the new size has it: 95 columns of text are one row of 100.
    terminal.type(more + "\u{1}")
    expect(terminal, shown + more, cursor: (above.isEmpty ? 0 : 2, 5))
  }

  @Test func aNewWindowSizeDuringACommandIsNoticed() throws {
    let terminal = try probe()
    terminal.type("work\r")
    #expect(terminal.shows { $0.text.hasSuffix("working") })
    terminal.resize(rows: 24, columns: 20)
    terminal.type("\u{3}")
    #expect(terminal.shows { $0.text.hasSuffix("try>") })
    terminal.type(digits(30))
    #expect(
      terminal.shows { $0.text.hasSuffix("try> \(digits(15))\n567890123456789") },
      "\(terminal.text)")
    #expect(terminal.cursor.column == 15)
    // Where the old width still holds, the line's beginning is looked for in another row.
    terminal.type("\u{1}x")
    #expect(
      terminal.shows { $0.text.hasSuffix("try> x\(digits(14))\n4567890123456789") },
      "\(terminal.text)")
  }

  @Test func controlZStopsAndComesBackToTheLine() throws {
    // Debian's sh leaves the terminal as the stopped process has it, which bash does not.
    let terminal = try TerminalScreen("/bin/sh", ["-i"], environment: ["PS1": "$ "])
    #expect(terminal.shows { $0.line(0) == "$" })
    terminal.type("\(builtProgram("LineEditorProbe"))\r")
    #expect(terminal.shows { $0.text.hasSuffix("\ntry>") }, "\(terminal.text)")
    terminal.type("half a li\u{1A}")
    #expect(
      terminal.shows { $0.text.contains("Stopped") && $0.text.hasSuffix("\n$") }, "\(terminal.text)"
    )
    #expect(terminal.isCooked)
    terminal.type("fg\r")
    #expect(terminal.shows { $0.text.hasSuffix("\ntry> half a li") }, "\(terminal.text)")
    terminal.type("ne\r")
    #expect(terminal.shows { $0.text.hasSuffix("\ngot \"half a line\"\ntry>") }, "\(terminal.text)")
  }

  @Test func controlZWithoutJobControlChangesNothing() throws {
    let terminal = try probe()
    terminal.type("half\u{1A}")
    expect(terminal, "try> half\ntry> half", cursor: (1, 9))
  }
}

/// `0123456789012…`, that many.
private func digits(_ count: Int) -> String {
  String(String(repeating: "0123456789", count: count / 10 + 1).prefix(count))
}
