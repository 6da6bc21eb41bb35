import Inspection

/// A command of the shell: its one entry in the table from which dispatch, prefixes, completion
/// and help are made.
package struct Command: Sendable {
  /// The families of the help, in its order.
  package enum Family: String, CaseIterable, Sendable {
    case move, look, stop, input, branch, assert, keep
  }

  package let name: String
  /// Other names, which never change.
  package let aliases: [String]
  package let family: Family
  /// How it is typed after its name.
  package let arguments: String
  /// An empty line does it again.
  package let isRepeatable: Bool
  /// One line.
  package let summary: String
  /// What it does in full, and an example with what it prints.
  package let help: String
  package let run: @Sendable (inout Session, inout Arguments) throws(CommandError) -> Reply

  package init(
    _ name: String, _ aliases: [String] = [], family: Family, arguments: String = "",
    isRepeatable: Bool = false, summary: String, help: String,
    run: @escaping @Sendable (inout Session, inout Arguments) throws(CommandError) -> Reply
  ) {
    self.name = name
    self.aliases = aliases
    self.family = family
    self.arguments = arguments
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.help = help
    self.run = run
  }
}

/// What a command answers.
package struct Reply: Sendable, Equatable {
  package var lines: [String]
  /// Of assertions: whether they held.
  package var outcome: Outcome
  /// What the shell does next.
  package var next: Next

  package enum Next: Sendable, Equatable {
    case prompt
    /// Runs the commands of a file first.
    case source(String)
    case quit
  }

  package init(_ lines: [String] = [], outcome: Outcome = .held, next: Next = .prompt) {
    self.lines = lines
    self.outcome = outcome
    self.next = next
  }

  package init(_ line: String) { self.init([line]) }
}
