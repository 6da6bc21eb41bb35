import Inspection
import PagerModel
import Recording
import Timeline
import Wording

extension CommandTable {
  static let keepCommands = [
    Command(
      "mark", family: .keep, arguments: "NAME",
      summary: "name this place",
      help: """
        A bookmark at the last event, for goto and PATH@NAME. It never moves.

          > mark again
          again is #13
        """,
      run: mark),
    Command(
      "note", family: .keep, arguments: "TEXT", takesText: true,
      summary: "keep a comment at this place",
      help: """
        The rest of the line, as it is.

          > note The list jumps here.
          noted at #13
        """,
      run: note),
    Command(
      "save", family: .keep, arguments: "[FILE]",
      completion: .file, summary: "append what is new to the file, or write all to another",
      help: """
        What was typed stays in memory, counted in the prompt (+3), until it is saved: appended to
        the file, in one go, and on the disk before it says so. With FILE, the whole tree is
        written to that new file, and the shell goes on with it.

          > mark before
          before is #0
          > save
          saved 1 record to fling.jsonl
        """,
      run: save),
    Command(
      "source", family: .keep, arguments: "FILE",
      completion: .file, summary: "run the commands of a file",
      help: """
        One a line; # begins a comment. Here checks.txt has `print main.y` and `print owner`.

          > source checks.txt
          0
          "none"
        """,
      run: source),
    Command(
      "help", ["h"], family: .keep, arguments: "[COMMAND | FAMILY | RULE | POLICY]",
      completion: .command, summary: "list the commands, or explain one, a rule or a policy",
      help: """
        Of a command: its names, its arguments, what it does, with examples, and the commands
        beside it; COMMAND --help says the same. Of a family (move, look, stop, input, branch,
        assert, keep): its commands. RULE is what effects, compare and others name after `by`; help
        rules lists them all, and what stands before the slash those of its area. POLICY is what
        pagers differ by, with its values, as policy says it; preset has the named sets of them.

          > help reverse-step
          > help move
          > help flags/page-held
          > help exact
          > help pinRelease
        """,
      run: help),
    Command(
      "apropos", family: .keep, arguments: "WORD",
      summary: "list the commands and rules that have to do with something",
      help: """
        The commands whose name, line or help has the word in it, and the policies (help POLICY)
        and rules (help RULE) that are called so or speak of it.

          > apropos bookmark
        """,
      run: apropos),
    Command(
      "quit", ["q"], family: .keep, summary: "leave the shell",
      help: """
        Where something is not saved, the first quit says so and stays, and a second one leaves.
        In a script, the first one leaves.

          > quit
        """,
      run: quit),
  ]

  private static func mark(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let word = try arguments.require("the name")
    try arguments.requireEnd()
    try session.checkName(word)
    try session.checkNotMarked(word)
    if session.timeline.node(named: word.text) != nil {
      throw CommandError("\(word.text) is a branch: choose another name", at: word)
    }
    let node = session.timeline.cursor.node
    session.timeline.mark(word.text, at: node)
    session.pending.append(.mark(Mark(at: node, name: word.text)))
    return Reply("\(word.text) is #\(node)\(session.sinceLastEvent)")
  }

  private static func note(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let (text, column) = arguments.takeRest()
    guard !text.isEmpty else { throw CommandError("the text is missing", column: column) }
    let note = Note(at: session.timeline.cursor.node, text: text)
    session.notes.append(note)
    session.pending.append(.note(note))
    return Reply("noted at #\(note.at)\(session.sinceLastEvent)")
  }

  private static func save(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let word = arguments.take()
    try arguments.requireEnd()
    return if let word { try session.save(to: word.text) } else { try session.save() }
  }

  private static func source(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let word = try arguments.require("the file")
    try arguments.requireEnd()
    return Reply([], next: .source(word.text))
  }

  private static func quit(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    return session.leaveTutorial() ?? Reply([], next: .quit)
  }

  private static func help(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    guard let word = arguments.take() else { return Reply(overview) }
    try arguments.requireEnd()
    return Reply(try help(on: word, in: session.timeline.state))
  }

  /// A command's page.
  static func help(of command: Command) -> [String] {
    let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
    return [usage(command) + arguments, String(localized: Message(command.summary))]
      + command.page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + [seeAlso(command)]
  }

  private static func apropos(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let word = try arguments.require("the word")
    try arguments.requireEnd()
    let wanted = word.text.lowercased()
    let found = commands.filter { command in
      ([command.name, command.summary, command.help, command.page] + command.aliases)
        .contains { $0.speaks(of: wanted) }
    }
    let rules = Rule.allCases.filter { rule in
      [rule.rawValue, rule.meaning].contains { $0.speaks(of: wanted) }
    }
    let policies = policyLines(speakingOf: wanted)
    if found.isEmpty, rules.isEmpty, policies.isEmpty {
      return Reply("no command and no rule speaks of \(word.text)")
    }
    let lines = found.map { "\($0.name)  \(String(localized: Message($0.summary)))" }
    return Reply(lines + policies + ruleLines(rules))
  }

  /// All commands by family, a line each.
  package static var overview: [String] {
    Command.Family.allCases.flatMap(overview)
      + [
        String(
          localized:
            "A beginning that only one command has is enough. help COMMAND says more, help rules what names such as flags/page-held mean."
        )
      ]
  }

  static func overview(of family: Command.Family) -> [String] {
    let lines = aligned(
      commands.map { ["  \(usage($0))", String(localized: Message($0.summary))] })
    return ["\(family.rawValue):"]
      + zip(commands, lines).filter { $0.0.family == family }.map(\.1)
  }

  /// The name and its aliases.
  private static func usage(_ command: Command) -> String {
    ([command.name] + command.aliases).joined(separator: ", ")
  }
}

extension Command {
  /// What it does in full, in the language of this thread.
  fileprivate var page: String { Language.current.sentence(for: "help \(name)") ?? help }
}
