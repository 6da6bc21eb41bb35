import Shell
import TerminalHarness
import Testing

@Suite struct NamesOfCommandsTests {
  @Test("every beginning finds its one command, or is refused with all that it could be")
  func beginnings() throws {
    for command in CommandTable.commands {
      for name in [command.name] + command.aliases {
        for length in 1...name.count { try check(String(name.prefix(length))) }
      }
    }
  }

  private func check(_ text: String) throws {
    let exact = CommandTable.commands.filter { $0.name == text || $0.aliases.contains(text) }
    let meant = CommandTable.commands.filter { command in
      ([command.name] + command.aliases).contains { $0.hasPrefix(text) }
    }
    let word = try #require(Words(text).words.first)
    if let only = exact.first ?? (meant.count == 1 ? meant.first : nil) {
      #expect(try CommandTable.command(word).name == only.name)
    } else {
      let names = meant.map(\.name).joined(separator: ", ")
      #expect(throws: CommandError("\(text) could be \(names)", column: 1, length: text.count)) {
        try CommandTable.command(word)
      }
    }
  }

  @Test("no two commands share a name")
  func unique() {
    let names = CommandTable.commands.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test("help lists each command once, with its line")
  func overview() throws {
    let run = try unscroll(
      ["run", "-", "-e", "help"], input: SampleSession.fling)
    for command in CommandTable.commands {
      let names = ([command.name] + command.aliases).joined(separator: ", ")
      let lines = run.lines.filter { $0.hasPrefix("  \(names) ") }
      #expect(lines.count == 1 && lines.allSatisfy { $0.hasSuffix("  \(command.summary)") })
    }
    #expect(run.lines.count == CommandTable.commands.count + Command.Family.allCases.count + 1)
    #expect(run.exit == .code(0))
  }

  @Test("help of a command begins with its names and its arguments", arguments: CommandTable.names)
  func usage(_ name: String) throws {
    let word = try #require(Words(name).words.first)
    let command = try CommandTable.command(word)
    let names = ([command.name] + command.aliases).joined(separator: ", ")
    let usage = command.arguments.isEmpty ? names : "\(names) \(command.arguments)"
    try expectTranscript("help \(name)", "\(usage)\n\(command.summary)\n\(command.help)")
  }

  @Test("the examples of the help are true: they run, and print what they say")
  func examples() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("fling.jsonl", SampleSession.fling)
    for command in CommandTable.commands {
      for example in examples(in: command.help) {
        let start = command.name == "step" ? "rewind" : "goto end"
        let run = try unscroll(["run", file, "-e", start, "-e", example.typed])
        let before = try unscroll(["run", file, "-e", start])
        #expect(run.exit == .code(0), "\(example.typed)\n\(run)")
        let answer = run.lines.dropFirst(before.lines.count)
        guard !example.answer.isEmpty else { continue }
        #expect(Array(answer.prefix(example.answer.count)) == example.answer)
      }
    }
  }

  /// Lines that begin with `>`, each with the lines below it.
  private func examples(in help: String) -> [(typed: String, answer: [String])] {
    var examples: [(typed: String, answer: [String])] = []
    for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  > ") {
        examples.append((String(line.dropFirst(4)), []))
      } else if line.hasPrefix("  "), !examples.isEmpty {
        examples[examples.count - 1].answer.append(String(line.dropFirst(2)))
      }
    }
    return examples
  }
}

extension CommandTable {
  static var names: [String] { commands.map(\.name) }
}
