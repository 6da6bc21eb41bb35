import Inspection
import PagerModel
import Wording

/// A command of the shell: its one entry in the table from which dispatch, prefixes, completion
/// and help are made.
package struct Command: Sendable {
  /// The families of the help, in its order.
  package enum Family: String, CaseIterable, Sendable {
    case move, look, ask, stop, input, branch, assert, keep
  }

  package let name: String
  /// Other names, which never change.
  package let aliases: [String]
  package let family: Family
  /// How it is typed after its name.
  package let arguments: String
  /// What follows its name is text with a syntax of its own, quotes and all.
  package let takesText: Bool
  /// An empty line does it again.
  package let isRepeatable: Bool
  /// What Tab offers among its arguments.
  let completion: Completion
  /// One line.
  package let summary: String
  /// What it does in full, and an example with what it prints.
  package let help: String
  package let run: @Sendable (inout Session, inout Arguments) throws(CommandError) -> Reply
  /// Of an input: the events that its arguments say, where they are typed.
  let events: Events?

  typealias Events =
    @Sendable (inout Session, inout Arguments) throws(CommandError) -> [DelayedEvent]

  package init(
    _ name: String, _ aliases: [String] = [], family: Family, arguments: String = "",
    takesText: Bool = false, isRepeatable: Bool = false, completion: Completion = .nothing,
    summary: String, help: String,
    run: @escaping @Sendable (inout Session, inout Arguments) throws(CommandError) -> Reply
  ) {
    self.name = name
    self.aliases = aliases
    self.family = family
    self.arguments = arguments
    self.takesText = takesText
    self.isRepeatable = isRepeatable
    self.completion = completion
    self.summary = summary
    self.help = help
    self.run = run
    events = nil
  }

  /// A command that appends events at the cursor.
  init(
    input name: String, _ aliases: [String] = [], arguments: String = "",
    completion: Completion = .nothing, summary: String, help: String, events: @escaping Events
  ) {
    self.name = name
    self.aliases = aliases
    family = .input
    self.arguments = arguments
    takesText = false
    isRepeatable = false
    self.completion = completion
    self.summary = summary
    self.help = help
    self.events = events
    run = { session, arguments throws(CommandError) in
      let typed = try events(&session, &arguments)
      try arguments.requireEnd()
      return try session.input(typed)
    }
  }
}

/// What a command answers.
package struct Reply: Sendable, Equatable {
  package var lines: [String]
  /// Of assertions: whether they held.
  package var outcome: Outcome
  /// What the shell does next.
  package var next: Next
  /// What it added is a trial: it is not saved at once, even where additions are.
  var isTrial = false

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

  package init(_ line: Message) { self.init([String(localized: line)]) }
}

/// An event as it is typed: so many microseconds after what stands before it.
struct DelayedEvent: Sendable {
  let delay: Microseconds
  let event: PagerEvent

  init(_ event: PagerEvent, after delay: Microseconds = 0) {
    self.event = event
    self.delay = delay
  }
}
