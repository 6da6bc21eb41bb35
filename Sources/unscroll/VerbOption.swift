import PagerModel

/// An option of a verb: its one entry, from which it is read, explained and completed.
struct VerbOption: Sendable {
  enum Kind: Sendable {
    case isSwitch
    /// As the next argument or after `=`.
    case takes(Argument)
    /// Others have it, this verb does not, and says why.
    case refused(String)
  }

  let name: String
  let kind: Kind
  let summary: String
  /// Where the words that it takes are too many to be named.
  var placeholder: String?

  /// Without a value.
  static func flag(_ name: String, _ summary: String) -> Self {
    VerbOption(name: name, kind: .isSwitch, summary: summary)
  }

  static func value(
    _ name: String, _ argument: Argument, placeholder: String? = nil, _ summary: String
  ) -> Self {
    VerbOption(name: name, kind: .takes(argument), summary: summary, placeholder: placeholder)
  }

  static func refused(_ name: String, _ sentence: String) -> Self {
    VerbOption(name: name, kind: .refused(sentence), summary: "")
  }

  /// As it is typed: `--format text|json`; nil: it is refused.
  var usage: String? {
    switch kind {
    case .isSwitch: name
    case .takes(let argument): "\(name) \(placeholder ?? argument.placeholder)"
    case .refused: nil
    }
  }
}

/// What stands for an operand of a verb, or for an option's value.
enum Argument: Sendable {
  case recording
  /// Recordings and folders of them, as many as there are.
  case recordings
  case file, folder
  case words([String])
  case verb
  /// What goto takes.
  case place
  /// What diff takes: a place, rules, another recording.
  case state
  case policy, preset
  /// A line for the shell.
  case command
  /// Nothing that can be listed; how it is called.
  case text(String)

  var placeholder: String {
    switch self {
    case .recording, .file: "FILE"
    case .recordings: "PATH"
    case .folder: "FOLDER"
    case .words(let words): words.joined(separator: "|")
    case .verb: "VERB"
    case .place: "PLACE"
    case .state: "STATE"
    case .policy: "NAME=VALUE"
    case .preset: "NAME"
    case .command: "COMMAND"
    case .text(let name): name
    }
  }

  static let container = Argument.words(Container.allCases.map(\.rawValue))
}

extension VerbOption {
  static let salvage = flag("--salvage", "open a damaged recording up to the damage")
  static let noInit = flag("--no-init", "do not run the commands of unscroll/init first")
  static let at = value("--at", .place, "where, the end of main if nothing is said")
  static let policy = value("--policy", .policy, "replay under this policy; repeatable")
  static let preset = value("--preset", .preset, "replay under this preset")
  static let output = value("-o", .file, "write there, not to standard output")
  static let force = flag("--force", "replace a file that is there")

  /// What every verb takes.
  static let global = [
    value(
      "--color", .words(["auto", "always", "never"]), "colours: where the terminal has them"),
    flag("--ascii", "nothing but ASCII"),
    flag("--help", "explain the verb"),
  ]
}
