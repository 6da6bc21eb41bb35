import Picture
import Shell

extension CommandLineTool {
  static let man = Verb(
    name: "man", usage: "unscroll man", summary: "print the manual page, for man",
    help: """
      The page in roff, with every verb, its options, and the shell's commands:
      unscroll man > unscroll.1, in the folder man1 of a $MANPATH. man -l reads it
      from anywhere.

        unscroll man
      """,
    run: { options throws(UsageError) in
      if let extra = options.rest.first { throw UsageError("man takes no \(extra)") }
      Console.write(Array(ManualPage.text.utf8))
      return .held
    })
}

/// The manual page, in the macros of man(7): https://man.openbsd.org/man.7.
enum ManualPage {
  static var text: String {
    var lines = [".TH UNSCROLL 1 \"\(releaseDate)\" \"unscroll \(version)\"", ".SH NAME"]
    lines.append(#"unscroll \- a time\-travel debugger for pinned\-header pagers"#)
    lines.append(".SH SYNOPSIS")
    lines += CommandLineTool.verbs.flatMap { [bold($0.usage), ".br"] }.dropLast()
    lines.append(".SH VERBS")
    for verb in CommandLineTool.verbs { lines += section(of: verb) }
    lines.append(".SH OPTIONS OF EVERY VERB")
    for option in VerbOption.global { lines += item(option) }
    lines.append(".SH COMMANDS OF THE SHELL")
    lines.append("help COMMAND says more of each, with an example; tutorial teaches them.")
    for family in Command.Family.allCases { lines += section(of: family) }
    lines.append(".SH ENVIRONMENT")
    for variable in CommandLineTool.environmentVariables {
      lines += item(variable.name, variable.meaning)
    }
    lines.append(".SH EXIT STATUS")
    for status in CommandLineTool.exitCodes { lines += item("\(status.code)", status.meaning) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of verb: CommandLineTool.Verb) -> [String] {
    [".SS \(escaped(verb.name))"] + paragraph(verb.summary) + [".PP", ".nf"]
      + verb.help.split(separator: "\n", omittingEmptySubsequences: false).map { escaped($0) }
      + [".fi"] + verb.options.flatMap(item)
  }

  private static func section(of family: Command.Family) -> [String] {
    [".SS \(family.rawValue)"]
      + CommandTable.commands.filter { $0.family == family }.flatMap { command in
        let names = ([command.name] + command.aliases).joined(separator: ", ")
        return item("\(names) \(command.arguments)", command.summary)
      }
  }

  private static func item(_ option: VerbOption) -> [String] {
    option.usage.map { item($0, option.summary) } ?? []
  }

  private static func item(_ term: String, _ text: String) -> [String] {
    [".TP", bold(term)] + paragraph(text)
  }

  /// In lines of a length that a reader of the source likes.
  private static func paragraph(_ text: String) -> [String] {
    folded(text, to: 64, hanging: 0, width: \.count).map { escaped($0) }
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Text that roff takes as it is: https://man.openbsd.org/mandoc_char.7.
  private static func escaped(_ text: some StringProtocol) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": line += "\\e"
      case "-": line += "\\-"
      case "^": line += "\\(ha"
      case "~": line += "\\(ti"
      case "`": line += "\\(ga"
      case "'": line += "\\(aq"
      case _ where scalar.isASCII: line.unicodeScalars.append(scalar)
      case _:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        line += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return line.hasPrefix(".") ? "\\&\(line)" : line
  }
}
