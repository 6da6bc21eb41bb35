import Inspection
import PagerModel
import Timeline
import Wording

extension CommandTable {
  static let gestureMoveCommands = [
    Command(
      "next", ["n"], family: .move, arguments: "[N]", isRepeatable: true,
      summary: "go on by a whole gesture, or N",
      help: """
        To the end of the gesture and what settles after it, but not past the next event; from
        inside a gesture, to its end. Any other event, with what settles after it, counts as one.
        A breakpoint or a watch on the way stops it.

          > next
          #13 @0.483337s drag ended velocity 0, 0   isPinned false → true   main.y 0 → 240
        """,
      run: next),
    Command(
      "reverse-next", ["rn"], family: .move, arguments: "[N]", isRepeatable: true,
      summary: "go back by a whole gesture, or N",
      help: """
        To where the gesture before this one had settled: next undone. A breakpoint or a watch on
        the way stops it.

          > reverse-next
          #1 @0.000s reload
          undone: isPinned false → true   main.y 0 → 240
        """,
      run: reverseNext),
    Command(
      "finish", family: .move, isRepeatable: true,
      summary: "go on until nothing moves and no finger is down",
      help: """
        Over as many events as that takes. After the branch's last event, time runs on. A
        breakpoint or a watch on the way stops it.

          > goto 15
          > finish
          at rest
          #25 @0.966674s drag ended velocity 0, 0   owner "main" → "none"   main.y 230 → 140
        """,
      run: finish),
  ]

  private static func next(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    var count = try arguments.takeCount()
    try arguments.requireEnd()
    let timeline = session.timeline
    let last = { timeline.tree.gesture(at: $0, on: timeline.path).upperBound }
    var depth = last(timeline.depth)
    if session.isAfterCursor(try session.settling(after: depth)) { count -= 1 }
    while count > 0, depth < timeline.length {
      depth = last(depth + 1)
      count -= 1
    }
    let target = try session.settling(after: depth)
    guard session.isAfterCursor(target) else { return Reply("at the end of the branch") }
    return try session.run(to: target)
  }

  private static func reverseNext(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    var count = try arguments.takeCount()
    try arguments.requireEnd()
    guard session.isBeforeCursor(.start) else { return Reply("at the start") }
    let timeline = session.timeline
    var depth = timeline.depth
    var gesture = timeline.tree.gesture(at: depth, on: timeline.path)
    if gesture.upperBound == depth {
      if session.isBeforeCursor(try session.settling(after: depth)) { count -= 1 }
    }
    while count > 0, gesture.lowerBound > 0 {
      depth = gesture.lowerBound - 1
      gesture = timeline.tree.gesture(at: depth, on: timeline.path)
      count -= 1
    }
    return try session.runBack(to: count > 0 ? .start : try session.settling(after: depth))
  }

  private static func finish(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    guard !session.timeline.state.isAtRest else {
      return Reply("nothing moves and no finger is down")
    }
    let leaf = session.timeline.leaf
    let end = Cursor(node: leaf, time: session.latestTime)
    let arrival = Session.Arrival(
      note: String(localized: "at rest"), points: [StopPoint(.rest)],
      missed: String(localized: "at the end of the branch, not at rest"))
    return try session.run(to: end, arrival)
  }
}

extension Session {
  /// Time runs on after the branch's last event, but not further than this.
  var latestTime: Microseconds {
    max(timeline.cursor.time, timeline.tree[timeline.leaf].time) + Duration.day
  }

  /// Where what an event leaves moving has settled, or where the next event comes.
  fileprivate mutating func settling(after depth: Int) throws(CommandError) -> Cursor {
    let node = Int(timeline.path[depth])
    let next = depth < timeline.length ? timeline.tree[Int(timeline.path[depth + 1])].time : nil
    guard !timeline.tree.isBlocked(node) else {
      return Cursor(node: node, time: timeline.tree[node].time)
    }
    let isInterrupted = isInterrupted
    do {
      return try timeline.withReplay { replay throws(ReplayError) in
        try replay.settling(after: node, until: next, unless: isInterrupted)
      }
    } catch {
      throw CommandError(error, in: self)
    }
  }

  func isAfterCursor(_ place: Cursor) -> Bool { order(place) > order(timeline.cursor) }
  func isBeforeCursor(_ place: Cursor) -> Bool { order(place) < order(timeline.cursor) }

  private func order(_ place: Cursor) -> (Int32, Microseconds) {
    (timeline.tree[place.node].depth, place.time)
  }
}

extension Cursor {
  /// Before the first event.
  static var start: Cursor { Cursor(node: 0, time: 0) }
}
