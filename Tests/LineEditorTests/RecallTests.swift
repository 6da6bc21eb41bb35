import TerminalHarness
import Testing

@Suite("Recalling lines", .timeLimit(.minutes(1)))
struct RecallTests {
  private let up = "\u{1B}[A"
  private let down = "\u{1B}[B"

  /// A terminal after these lines were entered, with an empty screen but for the prompt.
  private func terminal(after lines: String...) throws -> TerminalScreen {
    let terminal = try probe()
    for line in lines {
      terminal.type(line + "\r")
      #expect(
        terminal.shows { $0.text.hasSuffix("got \(line.debugDescription)\ntry>") },
        "\(terminal.text)")
    }
    terminal.type("\u{C}")
    expect(terminal, "try>")
    return terminal
  }

  @Test func goesUpAndDown() throws {
    let terminal = try terminal(after: "step 1", "回放")
    terminal.type(up)
    expect(terminal, "try> 回放", cursor: (0, 9))
    terminal.type(up)
    expect(terminal, "try> step 1")
    terminal.type("\u{1B}OB")
    expect(terminal, "try> 回放")
    terminal.type(down)
    expect(terminal, "try>")
  }

  @Test func goesUpAmongLinesThatBeginAlike() throws {
    let terminal = try terminal(after: "step 1", "print x", "step 2")
    terminal.type("pr" + up)
    expect(terminal, "try> print x")
  }

  @Test func keepsNoRepetition() throws {
    let terminal = try terminal(after: "first", "same", "same")
    terminal.type("\u{10}\u{10}")
    expect(terminal, "try> first")
  }

  @Test func keepsNoLineWithALeadingBlank() throws {
    let terminal = try terminal(after: "kept", " secret")
    terminal.type(up)
    expect(terminal, "try> kept")
  }

  @Test func searchesBackwards() throws {
    let terminal = try terminal(after: "print 回放", "print header", "step")
    terminal.type("\u{12}pri")
    #expect(
      terminal.shows { $0.line(0) == "try> print header" && $0.line(1) == "bck:pri" },
      "\(terminal.text)")
    terminal.type("\u{12}")
    #expect(terminal.shows { $0.line(0) == "try> print 回放" }, "\(terminal.text)")
    terminal.type("\r")
    #expect(terminal.shows { $0.text.hasSuffix("got \"print 回放\"\ntry>") }, "\(terminal.text)")
  }

  @Test func searchesForwardsAgain() throws {
    let terminal = try terminal(after: "print 1", "print 2", "print 3")
    terminal.type("\u{12}pri\u{12}\u{12}")
    #expect(terminal.shows { $0.line(0) == "try> print 1" }, "\(terminal.text)")
    terminal.type("\u{13}\u{13}")
    #expect(terminal.shows { $0.line(0) == "try> print 2" }, "\(terminal.text)")
  }

  @Test func dropsASearchOnControlC() throws {
    let terminal = try terminal(after: "print header")
    terminal.type("\u{12}pri")
    #expect(terminal.shows { $0.line(1) == "bck:pri" })
    terminal.type("\u{3}")
    #expect(terminal.shows { $0.text.hasSuffix("interrupted\ntry>") }, "\(terminal.text)")
  }
}
