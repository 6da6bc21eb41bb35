import TerminalHarness
import Testing

@Suite("A line typed at a terminal", .timeLimit(.minutes(1)))
struct EditingTests {
  @Test func showsThePromptAndThenWhatIsTyped() throws {
    let terminal = try probe()
    terminal.type("step 3")
    expect(terminal, "try> step 3", cursor: (0, 11))
    terminal.type("\r")
    expect(terminal, "try> step 3\ngot \"step 3\"\ntry>")
  }
}
