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
          #4 @0.300s   80.66666666666667 → 119.33333333333333   by exact/glide   (a frame after drag ended velocity 0, -2400)
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

          > why main.y
          main.y = 140
          └ exact/split set it: 150 → 140   #24 @0.950007s drag changed 0, 10   ← input
              it saw main.y 150, main.minOffset 0, main.maxOffset 240, pages[0].y 0, 3 more
              policy handOver exact decides it: under inset it would be 240
          So: One move of the finger is shared between mainScrollView and the page, and none is doubled.
          Since the finger came down at #14, in 10 moves: 240 → 140.
          From the start:
            policy handOver exact decides it: under flags, offsets it would be 170
            policy pinRelease anyDrag decides it: under pageOnly it would be 240
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
