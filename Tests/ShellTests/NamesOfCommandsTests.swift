import Foundation
import TerminalHarness
import Testing

@testable import Shell

@Suite struct NamesOfCommandsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

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

  @Test("what pages point at are other commands, and of commands that there are")
  func relatives() {
    for (name, others) in CommandTable.relatives {
      #expect(Set(others + [name]).isSubset(of: CommandTable.names), "\(name)")
      #expect(Set(others + [name]).count == others.count + 1, "\(name)")
    }
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
    let relatives = CommandTable.relatives[name] ?? ["help \(command.family)"]
    let page =
      "\(usage)\n\(command.summary)\n\(command.help)\nSee also: \(relatives.joined(separator: ", "))"
    try expectTranscript("help \(name)", page)
    if name != "note" { try expectTranscript("\(name) --help", page) }
  }

  /// Where help's examples may stand: copies of recordings, and the place before the first line.
  private func stages() throws -> [(file: String, start: String)] {
    let fling = try folder.write("fling.jsonl", SampleSession.fling)
    try folder.write("checks.txt", "print main.y\nprint owner\n")
    let reported = ReadmeTests.root.appending(
      path: "Recordings/B06-header-pulled-out-by-the-bar.jsonl")
    let copy = try folder.write(
      "reported.jsonl", String(contentsOf: reported, encoding: .utf8))
    return [fling, copy].flatMap { file in
      ["rewind", "goto 1", "goto end", "goto 13"].map { (file, $0) }
    }
  }

  @Test(
    "the examples of the help are true: typed one after the other they run, and print what they say",
    arguments: CommandTable.names)
  func examples(_ name: String) throws {
    let command = try CommandTable.command(try #require(Words(name).words.first))
    let examples = examples(in: command.help)
    // What follow shows comes from another program.
    guard name != "follow" else { return }
    #expect(!examples.isEmpty)
    var failures: [String] = []
    for (file, start) in try stages() {
      let typed = ([start] + examples.map(\.typed)).flatMap {
        ["-e", $0.replacing("checks.txt", with: folder.path("checks.txt"))]
      }
      let run = try unscroll(["run", file] + typed, in: folder)
      let isTrue = examples.allSatisfy { contains($0.answer, in: run.lines) }
      if run.exit == .code(0), isTrue { return }
      failures.append("\(file), \(start):\n\(run)")
    }
    Issue.record("\(name): \(failures.joined(separator: "\n"))")
  }

  private func contains(_ answer: [String], in lines: [String]) -> Bool {
    answer.isEmpty
      || lines.indices.contains { Array(lines.dropFirst($0).prefix(answer.count)) == answer }
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
