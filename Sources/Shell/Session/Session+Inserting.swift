import Investigation
import PagerModel
import Timeline

extension Session {
  /// `main` with an event put in, as it is typed, at every frame that moves after a release.
  package mutating func inserting(
    _ text: String, under change: PolicyChange?
  ) throws(CommandError) -> InsertedSessions {
    let words = Words(text)
    guard let first = words.words.first else { throw CommandError("the event is missing") }
    let command = try CommandTable.command(first)
    guard let events = command.events else {
      throw CommandError("\(command.name) is no event: help input lists them", at: first)
    }
    var arguments = Arguments(words)
    let typed = try events(&self, &arguments)
    try arguments.requireEnd()
    guard let event = typed.first, typed.count == 1 else {
      throw CommandError("one event is put in, and this is \(typed.count)", at: first)
    }
    do {
      let whole = try Scenario(
        header, policies: change?.replacing(header.policy),
        payloads: timeline.replay.payloads, to: timeline.leaf, in: timeline.tree)
      return InsertedSessions(whole, inserting: event.event)
    } catch {
      throw CommandError(error, in: self)
    }
  }
}
