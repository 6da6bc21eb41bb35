import Inspection
import Picture
import Shell

extension CommandLineTool {
  static let help = Verb(
    name: "help", usage: "unscroll help [VERB]", summary: "list the verbs, or explain one",
    help: "  unscroll help verify", operands: [.verb],
    run: { options throws(UsageError) in
      guard let name = options.rest.first else {
        console.show(overview)
        return .held
      }
      guard let verb = verbs.first(where: { $0.name == name }) else {
        if let command = CommandTable.commands.first(where: {
          $0.name == name || $0.aliases.contains(name)
        }) {
          console.show(lines(of: command))
          return .held
        }
        let suggestion = nearest(to: name, among: verbs.map(\.name))
        throw UsageError(
          "no such verb: \(name).\(suggestion.map { " Did you mean \($0)?" } ?? "")")
      }
      console.show([verb.usage, "", verb.summary, ""] + optionLines(of: verb) + [verb.help])
      return .held
    })

  private static func lines(of command: Command) -> [String] {
    let typed = command.arguments.isEmpty ? command.name : "\(command.name) \(command.arguments)"
    return [
      "\(command.name) is a command of the shell: \(command.summary)", "",
      "  unscroll run FILE -e '\(typed)'", "      runs it on a recording",
      "  unscroll FILE", "      opens the shell, where help \(command.name) explains it",
    ]
  }

  private static var overview: [String] {
    ["A time-travel debugger for pinned-header pagers.", ""]
      + verbs.flatMap { ["  \($0.usage)", "      \($0.summary)"] } + [
        "",
        "  unscroll verify Recordings        replays all recorded bug sessions",
        "  unscroll VERB --help              explains a verb, with an example",
        "  unscroll --version                says which version this is",
        "",
        "Every verb takes --color auto|always|never and --ascii; NO_COLOR and",
        "CLICOLOR_FORCE are obeyed.",
        "",
      ]
      + folded(
        "Exit codes: \(exitCodes.map { "\($0.code) \($0.meaning)" }.joined(separator: ", ")).",
        to: 80, hanging: 0, width: \.count)
  }

  static let exitCodes: [(code: Int, meaning: String)] = [
    (0, "all held"), (1, "an assertion or an invariant failed"),
    (2, "wrong usage, or no recording found"),
    (3, "an observation differs"), (4, "a file cannot be read or written"),
    (125, "cannot judge"), (130, "interrupted"),
  ]

  static let environmentVariables: [(name: String, meaning: String)] = [
    ("NO_COLOR, CLICOLOR_FORCE", "no colours, or colours always, unless --color"),
    ("UNSCROLL_HISTORY", "the file of the lines typed; empty: none is kept"),
    ("XDG_STATE_HOME", "where unscroll/history is, ~/.local/state if it is not set"),
    ("XDG_CONFIG_HOME", "where unscroll/init is, ~/.config if it is not set"),
  ]

  /// Each option with what it does, in lines of at most 80 columns; a blank one behind them.
  private static func optionLines(of verb: Verb) -> [String] {
    let options = verb.options.compactMap { option in
      option.usage.map { (usage: $0, summary: option.summary) }
    }
    guard !options.isEmpty else { return [] }
    let column = min(26, options.map(\.usage.count).max() ?? 0)
    return options.flatMap { option in
      let text = folded(option.summary, to: 76 - column, hanging: 0, width: \.count)
      let isLong = option.usage.count > column
      let terms = (isLong ? [] : [option.usage]) + Array(repeating: "", count: text.count)
      return (isLong ? ["  \(option.usage)"] : [])
        + zip(terms, text).map { "  \($0.padded(to: column))  \($1)" }
    } + [""]
  }
}

extension String {
  /// With blanks behind it, up to so many columns.
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
