/// The commands that a command's page points at.
extension CommandTable {
  /// Others that serve the same question, in the order in which they help; where none are named,
  /// those of the family.
  static func related(to command: Command) -> [String] {
    relatives[command.name]
      ?? commands.filter { $0.family == command.family && $0.name != command.name }.map(\.name)
  }

  static let relatives: [String: [String]] = [
    "print": ["display", "state", "last", "history"],
    "state": ["print", "diff", "show"],
    "effects": ["why", "list", "break"],
    "list": ["log", "goto", "history"],
    "show": ["play", "state", "history"],
    "play": ["show", "continue", "follow"],
    "display": ["undisplay", "print", "watch"],
    "undisplay": ["display", "info"],
    "history": ["last", "first", "show"],
    "last": ["why", "history", "effects"],
    "why": ["last", "policy", "help"],
    "diff": ["compare", "state", "snapshot"],
    "first": ["goto", "bisect", "history"],
    "bisect": ["first", "shrink", "last"],
    "divergence": ["explain", "check", "policy"],
    "explain": ["divergence", "policy", "compare"],
    "sweep": ["policy", "explain", "check"],
    "invariants": ["check", "help", "shrink"],
    "policy": ["compare", "explain", "why"],
    "compare": ["diff", "policy", "explain"],
    "check": ["expect", "divergence", "invariants"],
    "expect": ["assert", "check", "policy"],
    "assert": ["expect", "snapshot", "check"],
    "snapshot": ["assert", "diff"],
    "mark": ["goto", "note", "branch"],
    "save": ["quit", "set"],
    "help": ["apropos", "tutorial", "policy"],
    "apropos": ["help", "tutorial"],
    "tutorial": ["help", "apropos"],
    "shrink": ["bisect", "explain", "save"],
  ]
}
