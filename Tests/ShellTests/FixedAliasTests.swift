import Testing

@testable import Shell

@Suite("Short names never change")
struct FixedAliasTests {
  @Test(
    "each finds its command, whatever else begins so",
    arguments: [
      "s": "step", "rs": "reverse-step", "n": "next", "rn": "reverse-next", "c": "continue",
      "rc": "reverse-continue", "p": "print", "b": "break", "h": "help", "q": "quit", "l": "list",
    ])
  func alias(short: String, name: String) throws {
    let word = Word(text: short, column: 1, isQuoted: false)
    #expect(try CommandTable.command(word).name == name)
  }

  @Test("no two commands share a name")
  func distinct() {
    let names = CommandTable.commands.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }
}
