import Inspection
import LineEditor
import Picture
import Shell
import Wording

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
        guard let near = nearest(to: name, among: verbs.map(\.name)) else {
          throw UsageError("no such verb: \(name).")
        }
        throw UsageError("no such verb: \(name). Did you mean \(near)?")
      }
      let help = Language.current.sentence(for: "verb \(name)") ?? verb.help
      console.show([verb.usage, "", said(verb.summary), ""] + optionLines(of: verb) + [help])
      return .held
    })

  private static func lines(of command: Command) -> [String] {
    let typed = command.arguments.isEmpty ? command.name : "\(command.name) \(command.arguments)"
    let (name, summary) = (command.name, Message(command.summary))
    return [
      String(localized: "\(name) is a command of the shell: \(summary)"), "",
      "  unscroll run FILE -e '\(typed)'", "      " + said("runs it on a recording"),
      "  unscroll FILE",
      "      " + String(localized: "opens the shell, where help \(name) explains it"),
    ]
  }

  private static var overview: [String] {
    let codes = listed(exitCodes.map { "\($0.code) \(said($0.meaning))" })
    return [said("A time-travel debugger for pinned-header pagers."), ""]
      + verbs.flatMap { ["  \($0.usage)", "      \(said($0.summary))"] } + [
        "",
        "  unscroll verify Recordings        " + said("replays all recorded bug sessions"),
        "  unscroll VERB --help              " + said("explains a verb, with an example"),
        "  unscroll --version                " + said("says which version this is"),
        "",
        said(
          """
          Every verb takes --color auto|always|never and --ascii; NO_COLOR and
          CLICOLOR_FORCE are obeyed.
          """),
        "",
      ]
      + folded(
        String(localized: "Exit codes: \(codes)."), to: 80, hanging: 0, width: displayWidth)
  }

  /// In the language of this thread.
  private static func said(_ text: String) -> String { String(localized: Message(text)) }

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
      let text = folded(
        said(option.summary), to: 76 - column, hanging: 0, width: displayWidth)
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
