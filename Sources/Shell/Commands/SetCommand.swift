import LineEditor

extension CommandTable {
  static let setCommands = [
    Command(
      "set", family: .keep, arguments: "[NAME [VALUE]]", completion: .shellSetting,
      summary: "list the shell's settings, or change one",
      help: """
        repeat on | off                 an empty line does the last move or listing again
        prompt FORMAT                   what stands before what is typed
        color auto | always | never     colours
        list N                          how many lines list shows before and after this one

        FORMAT is text with pieces in braces, in quotes where it has blanks: {share} of the branch
        that lies before, {depth} in events, {time}, {branch}, {unsaved} records (+3); and {failed},
        which is ! where an assertion on this branch was found to fail, and {diverged}, ? where an
        observation was found to differ.

          > set list 2
          > set prompt "{branch} {time}{failed}> "
          > set list
          list  2  how many lines list shows before and after this one

        Settings last as long as the shell does; those for every session stand in unscroll/init in
        $XDG_CONFIG_HOME (~/.config).
        """,
      run: set)
  ]

  private static func set(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let names = Settings.Name.allCases
    guard !arguments.isEmpty else { return list(names, in: session.settings) }
    let word = try arguments.require("what can be set", among: names.map(\.rawValue))
    let name = names.filter { $0.rawValue == word }
    guard !arguments.isEmpty else { return list(name, in: session.settings) }
    for name in name { try session.settings.set(name, &arguments) }
    try arguments.requireEnd()
    return Reply()
  }

  private static func list(_ names: [Settings.Name], in settings: Settings) -> Reply {
    Reply(aligned(names.map { [$0.rawValue, settings.text(of: $0), $0.meaning] }))
  }
}
