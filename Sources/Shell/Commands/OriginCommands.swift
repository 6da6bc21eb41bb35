import Inspection
import Investigation
import PagerModel
import Timeline

extension CommandTable {
  static let originCommands = [
    Command(
      "last", family: .ask, arguments: "PATH", isRepeatable: true, completion: .expression,
      summary: "who changed a path last",
      help: """
        The last change at or before this place: its event or frame, the value before and after, and
        the rule that made it. Nothing moves. Again, or Return, goes further back.

          > last pages[0].y
          #3 @0.266667s   0 → 60   by exact/split   (drag changed 0, -300)
        """,
      run: last),
    Command(
      "why", family: .ask, arguments: "PATH | EFFECT", completion: .subject,
      summary: "where a value comes from, back to an input",
      help: """
        The rule that gave a path the value that it has here, what that rule saw, who made that so,
        and so on back to an input. Of an effect, such as didScrollToPage: the last time it was sent.
        Which of the pager's rules (policy) decide it is tried: each other value of each, in that
        one event or frame, and from the start.

          > why pages[0].isLoaded
        """,
      run: why),
  ]

  private static func last(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let path = try statePath(
      try arguments.require("the state path"), in: session.timeline.container)
    try arguments.requireEnd()
    return try session.last(path)
  }

  private static func why(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let word = try arguments.require("the state path or the effect")
    try arguments.requireEnd()
    if !word.isQuoted, Effect.names.contains(word.text) {
      return try session.why(.effect(word.text))
    }
    let path = try statePath(word, in: session.timeline.container)
    guard path != .time else {
      throw CommandError("time passes by itself: nothing sets it", at: word)
    }
    return try session.why(.path(path))
  }
}
