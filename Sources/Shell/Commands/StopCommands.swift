import Inspection
import PagerModel
import Timeline

extension CommandTable {
  static let stopCommands = [
    Command(
      "break", ["b"], family: .stop, arguments: "EVENT | EFFECT | #ID | @TIME [if EXPR]",
      takesText: true, completion: .stop,
      summary: "stop at an event, at what is sent, at a node or at a time",
      help: """
        EVENT      right after an event of that kind: drag, reload, selectTab (or tap), ...
        EFFECT     at the event or frame that sends it: didScrollToPage, pageAt, ignored, ...
        #ID        right after that event
        @2.35s     at that time
        if EXPR    only where it holds then

          > break didScrollToPage if main.y > 0
          breakpoint 1: didScrollToPage if main.y > 0

        Breakpoints stop continue, next, finish and advance, and those that go back. They belong to
        the session, not to the recording.
        """,
      run: { session, arguments throws(CommandError) in
        try session.addBreakpoint(&arguments, isTemporary: false)
      }),
    Command(
      "tbreak", family: .stop, arguments: "EVENT | EFFECT | #ID | @TIME [if EXPR]",
      takesText: true, completion: .stop, summary: "stop once, as break does",
      help: """
        The breakpoint is deleted once it has stopped.

          > tbreak drag
          breakpoint 1: drag, once
          > continue
          breakpoint 1: drag
        """,
      run: { session, arguments throws(CommandError) in
        try session.addBreakpoint(&arguments, isTemporary: true)
      }),
    Command(
      "watch", family: .stop, arguments: "PATH [if EXPR]",
      takesText: true, completion: .expression, summary: "stop where a state path changes",
      help: """
        At any event and at any frame after which it holds something else than before, so that what
        flashes inside a fling is caught.

          > watch main.y if main.y < 0
          watch 1: main.y if main.y < 0
        """,
      run: watch),
    Command(
      "condition", family: .stop, arguments: "N [EXPR]",
      takesText: true, completion: .expression,
      summary: "give a breakpoint or watch another condition, or none",
      help: """
        A condition that has no value, say because a page is not loaded, does not hold.

          > break drag
          breakpoint 1: drag
          > condition 1 main.y > 100
          breakpoint 1: drag if main.y > 100
        """,
      run: condition),
    Command(
      "delete", family: .stop, arguments: "[N]",
      summary: "delete a breakpoint or watch, or all of them",
      help: """
        By its number; info breakpoints lists them.

          > watch isPinned
          watch 1: isPinned
          > delete 1
          deleted watch 1
          > info breakpoints
          no breakpoints or watches
        """, run: delete),
  ]

  private static func watch(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let path = try arguments.requireWatchedPath(in: session.timeline.container)
    let condition = try arguments.takeCondition(in: session)
    let point = session.stops.add(.watch(path), if: condition, isTemporary: false)
    return Reply("\(point.name): \(point.text)")
  }

  private static func condition(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let number = try session.requirePoint(&arguments).number
    let condition = arguments.isEmpty ? nil : try arguments.requireExpression(in: session)
    session.stops.setCondition(condition, of: number)
    return Reply(session.stops[number].map { ["\($0.name): \($0.text)"] } ?? [])
  }

  private static func delete(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    if arguments.isEmpty {
      let count = session.stops.points.count
      session.stops.removeAll()
      return Reply(count == 1 ? "deleted 1" : "deleted \(count)")
    }
    let point = try session.requirePoint(&arguments)
    try arguments.requireEnd()
    session.stops.remove(point.number)
    return Reply("deleted \(point.name)")
  }
}

extension Session {
  fileprivate mutating func addBreakpoint(
    _ arguments: inout Arguments, isTemporary: Bool
  ) throws(CommandError) -> Reply {
    let what = try breakpoint(try arguments.require("where to stop"))
    let condition = try arguments.takeCondition(in: self)
    let point = stops.add(what, if: condition, isTemporary: isTemporary)
    return Reply(
      isTemporary ? "\(point.name): \(point.text), once" : "\(point.name): \(point.text)")
  }

  fileprivate func requirePoint(
    _ arguments: inout Arguments
  ) throws(CommandError) -> StopPoint {
    let word = try arguments.require("the number")
    if let number = Int(word.text), let point = stops[number] { return point }
    let numbers = stops.points.map { "\($0.number)" }.joined(separator: ", ")
    throw CommandError(
      numbers.isEmpty
        ? "no breakpoint or watch has this number: there are none"
        : "no breakpoint or watch has this number, but \(numbers)", at: word)
  }
}
