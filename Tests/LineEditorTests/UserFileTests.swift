import TerminalHarness
import Testing

@Suite("The user's own libedit file", .timeLimit(.minutes(1)))
struct UserFileTests {
  @Test func bindsKeysForThisProgram() throws {
    let file = try UserFile("unscroll:bind ^T ed-move-to-beg\nother:bind ^A ed-move-to-end\n")
    let terminal = try probe(environment: ["EDITRC": file.path])
    terminal.type("ab\u{14}x\u{1}y")
    expect(terminal, "try> yxab", cursor: (0, 6))
  }

  @Test func mayResetKeysAndLeavesOursBound() throws {
    let file = try UserFile("bind -e\n")
    let terminal = try probe(environment: ["EDITRC": file.path])
    terminal.type("loa\t")
    expect(terminal, "try> load")
    terminal.type("\u{3}")
    #expect(terminal.shows { $0.text.hasSuffix("interrupted\ntry>") }, "\(terminal.text)")
  }

  @Test func mayChooseTheKeysOfVi() throws {
    let file = try UserFile("bind -v\n")
    let terminal = try TerminalScreen(
      builtProgram("LineEditorProbe"), environment: ["EDITRC": file.path])
    #expect(terminal.shows { $0.text == "vi keys\ntry>" })
    terminal.type("loa\tx\u{1B}0i")
    expect(terminal, "vi keys\ntry> load x", cursor: (1, 5))
    terminal.type("\u{1B}\u{3}")
    #expect(terminal.shows { $0.text.hasSuffix("interrupted\ntry>") }, "\(terminal.text)")
  }

  @Test func maySwitchEditingOff() throws {
    let file = try UserFile("edit off\n")
    let terminal = try TerminalScreen(
      builtProgram("LineEditorProbe"), environment: ["EDITRC": file.path])
    terminal.type("step\r")
    #expect(terminal.shows { $0.text.contains("got \"step\"") }, "\(terminal.text)")
  }
}
