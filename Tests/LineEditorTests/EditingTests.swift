import TerminalHarness
import Testing

@Suite("A line typed at a terminal", .timeLimit(.minutes(1)))
struct EditingTests {
  @Test func showsThePromptAndThenWhatIsTyped() throws {
    let terminal = try probe()
    terminal.type("step 3")
    expect(terminal, "try> step 3", cursor: (0, 11))
    terminal.type("\r")
    expect(terminal, "try> step 3\ngot \"step 3\"\ntry>", cursor: (2, 5))
  }

  @Test func showsThePromptOnceAndOnlyWhenKeysAreRead() throws {
    let terminal = try probe()
    #expect(!terminal.isCooked)
    let prompts = terminal.output.split(
      separator: Array("try> ".utf8), omittingEmptySubsequences: false)
    #expect(prompts.count == 2)
  }

  @Test(
    "is changed by the keys hands know",
    arguments: [
      ("left and backspace", "abc\u{1B}[D\u{7F}", "ac", 1),
      ("home, in both forms", "bc\u{1B}[Ha\u{1B}OHx", "xabc", 1),
      ("end, in both forms", "ab\u{1B}[D\u{1B}[Fc\u{1B}[D\u{1B}OFd", "abcd", 4),
      ("delete", "abc\u{1B}[H\u{1B}[3~", "bc", 0),
      ("ctrl-D inside the text", "abc\u{1}\u{4}", "bc", 0),
      ("ctrl-D at the end of the text", "abc\u{4}d", "abcd", 4),
      ("ctrl-left", "one two\u{1B}[1;5Dx", "one xtwo", 5),
      ("ctrl-right", "one two\u{1}\u{1B}[1;5Cx", "onex two", 4),
      ("ctrl-W takes one word", "one two\u{17}", "one", 4),
      ("ctrl-K and ctrl-Y", "abc def\u{1}\u{1B}f\u{B}\u{1}\u{19}", " defabc", 4),
    ])
  func isEdited(name: String, keys: String, shown: String, cursor: Int) throws {
    let terminal = try probe()
    terminal.type(keys)
    expect(terminal, "try> \(shown)", cursor: (0, 5 + cursor))
  }

  @Test(
    "may be of any script, with the cursor where its letters are",
    arguments: [
      ("回放", 4), ("héé", 3), ("→ ok", 4), ("😀a", 3), ("中文回放 step", 13),
    ])
  func isOfAnyScript(text: String, columns: Int) throws {
    let terminal = try probe()
    terminal.type(text)
    expect(terminal, "try> \(text)", cursor: (0, 5 + columns))
    terminal.type("\r")
    #expect(terminal.shows { $0.line(1) == "got \(text.debugDescription)" }, "\(terminal.text)")
  }

  @Test func movesAndDeletesByWholeChineseCharacters() throws {
    let terminal = try probe()
    terminal.type("回放文\u{1B}[D\u{7F}")
    expect(terminal, "try> 回文", cursor: (0, 7))
    terminal.type("看\r")
    #expect(terminal.shows { $0.line(1) == "got \"回看文\"" }, "\(terminal.text)")
  }

  @Test func countsChineseInThePrompt() throws {
    let terminal = try probe()
    terminal.type("prompt 回放\r")
    expect(terminal, "try> prompt 回放\n回放>", cursor: (1, 6))
    terminal.type("ab\u{1B}[D")
    expect(terminal, "try> prompt 回放\n回放> ab", cursor: (1, 7))
  }

  @Test func isSoundInALocaleWithoutUTF8() throws {
    let terminal = try probe(environment: ["LC_ALL": "C"])
    terminal.type("回放")
    expect(terminal, "try> 回放", cursor: (0, 9))
  }

  @Test func showsWhatIsNoUTF8AsAReplacement() throws {
    let terminal = try probe()
    terminal.type([0x61, 0xFF, 0xE4, 0xB8, 0x62])
    expect(terminal, "try> a\u{FFFD}b", cursor: (0, 8))
  }

  @Test func wrapsAtTheEdge() throws {
    let terminal = try probe(rows: 6, columns: 20)
    terminal.type("0123456789abcdefghij")
    expect(terminal, "try> 0123456789abcde\nfghij", cursor: (1, 5))
    terminal.type("\r")
    #expect(terminal.shows { $0.text.hasSuffix("try>") }, "\(terminal.text)")
    #expect(terminal.line(2) == "got \"0123456789abcde")
  }

  @Test func mayBeHigherThanTheScreen() throws {
    let terminal = try probe(rows: 5, columns: 20)
    let text = String(repeating: "0123456789", count: 30)
    terminal.type(text)
    // Home, End and more text: in libedit alone this writes outside its picture of the screen.
    terminal.type("\u{1}\u{5}" + text + "\r")
    #expect(terminal.shows { $0.text.contains("long 600") }, "\(terminal.text)")
  }

  @Test func isRefusedAsAWholeWhenItIsTooLong() throws {
    let terminal = try probe()
    terminal.type(String(repeating: "x", count: 5000) + "\rstep\r")
    #expect(
      terminal.shows { $0.text.hasSuffix("too long\ntry> step\ngot \"step\"\ntry>") },
      "\(terminal.text)")
  }

  @Test func isTakenUpToTheLimit() throws {
    let terminal = try probe()
    terminal.type(String(repeating: "x", count: 4096) + "\r")
    #expect(terminal.shows { $0.text.contains("long 4096") }, "\(terminal.text)")
  }
}
