import Inspection
import Shell

extension CommandLineTool {
  static let help = Verb(
    name: "help", usage: "unscroll help [VERB]", summary: "list the verbs, or explain one",
    help: "  unscroll help verify",
    run: { arguments throws(UsageError) in
      let options = try Options(arguments)
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
      console.show([verb.usage, "", verb.summary, "", verb.help])
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
        "Exit codes: 0 all held, 1 an assertion or an invariant failed, 2 usage, 3 an",
        "observation differs, 4 a file cannot be read or written, 125 cannot judge,",
        "130 interrupted.",
      ]
  }
}
