import Inspection
import PagerModel
import Timeline
import Wording

extension CommandTable {
  static let runCommands = [
    Command(
      "continue", ["c"], family: .move, isRepeatable: true,
      summary: "go on to the next stop, or to the end of the branch",
      help: """
        Stops right after the event, or at the frame, at which a breakpoint or a watch hits.

          > goto pinned
          > watch isPinned
          watch 1: isPinned
          > continue
          watch 1: isPinned true → false
          #15 @0.800004s drag changed 0, 10   isPinned true → false   owner "none" → "main"   main.y 240 → 230
        """,
      run: continueOn),
    Command(
      "reverse-continue", ["rc"], family: .move, isRepeatable: true,
      summary: "go back to the stop before, or to the start",
      help: """
        Finds the same places as continue, the last one first: where a watch changed, the place is
        right after the change.

          > watch isPinned
          watch 1: isPinned
          > reverse-continue
          watch 1: isPinned true → false
          #15 @0.800004s drag changed 0, 10
          undone: owner "main" → "none"   main.y 230 → 140
        """,
      run: reverseContinue),
    Command(
      "advance", family: .move, arguments: "T | frame", isRepeatable: true,
      completion: .words(["frame"]),
      summary: "let time pass along the branch, or go to the next frame",
      help: """
        Events on the way act; after the branch's last one, time runs on. A breakpoint or a watch
        on the way stops it.

          > advance 16ms
          > advance frame
        """,
      run: advance),
    Command(
      "back", family: .move, isRepeatable: true,
      summary: "go back to where the last move came from",
      help: """
        Again: to where the move before it came from. Steps in a row count as one move.

          > goto 1
          #1 @0.000s reload
          undone: isPinned false → true   main.y 0 → 240
          > back
          #13 @0.483337s drag ended velocity 0, 0   isPinned false → true   main.y 0 → 240
        """,
      run: back),
    Command(
      "forward", family: .move, isRepeatable: true,
      summary: "go again to where back came from",
      help: """
        Until another move is made.

          > goto 1
          #1 @0.000s reload
          undone: isPinned false → true   main.y 0 → 240
          > back
          #13 @0.483337s drag ended velocity 0, 0   isPinned false → true   main.y 0 → 240
          > forward
          #1 @0.000s reload
          undone: isPinned false → true   main.y 0 → 240
        """,
      run: forward),
  ]

  private static func continueOn(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    let leaf = session.timeline.leaf
    let end = Cursor(node: leaf, time: session.timeline.tree[leaf].time)
    guard session.isAfterCursor(end) else { return Reply("at the end of the branch") }
    return try session.run(
      to: end, Session.Arrival(note: String(localized: "at the end of the branch")))
  }

  private static func reverseContinue(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    guard session.isBeforeCursor(.start) else { return Reply("at the start") }
    return try session.runBack(to: .start, String(localized: "at the start"))
  }

  private static func advance(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let timeline = session.timeline
    let now = timeline.cursor.time
    let time =
      arguments.take(keyword: "frame")
      ? timeline.state.nextFrame : now + (try arguments.requireDuration("how long"))
    try arguments.requireEnd()
    guard time <= timeline.tree[timeline.leaf].time + Duration.day else {
      throw CommandError("time runs on for at most a day after the branch's last event")
    }
    return try session.run(to: timeline.cursor(at: time))
  }

  private static func back(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    guard let place = session.jumps.back(from: session.place) else {
      return Reply("no move came before")
    }
    return try session.jump(to: place)
  }

  private static func forward(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    guard let place = session.jumps.forward(from: session.place) else {
      return Reply("no move was undone by back")
    }
    return try session.jump(to: place)
  }
}

extension Session {
  /// To the first moment after the cursor at which `condition` holds.
  mutating func goTo(
    if condition: Expression, missed place: Message = "the rest of the branch"
  ) throws(CommandError) -> Reply {
    let leaf = timeline.leaf
    let end = Cursor(node: leaf, time: timeline.tree[leaf].time)
    let arrival = Arrival(
      points: [StopPoint(.moment, if: condition)],
      missed: String(localized: "nowhere on \(place): \(condition.text)"), staysIfMissed: true)
    return try run(to: isAfterCursor(end) ? end : timeline.cursor, arrival)
  }
}
