import Inspection
import PagerModel
import Picture
import Timeline
import Wording

extension CommandTable {
  static let moveCommands = [
    Command(
      "step", ["s"], family: .move, arguments: "[N]", isRepeatable: true,
      summary: "go on by one event, or N",
      help: """
        Goes to the next event of the branch and says what it changed.

          > step
          #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        """,
      run: step),
    Command(
      "reverse-step", ["rs"], family: .move, arguments: "[N]", isRepeatable: true,
      summary: "go back by one event, or N",
      help: """
        Goes to the event before, and says what is undone, in history's order. Between two events
        it goes to the one before.

          > reverse-step
          #12 @0.466670s drag changed 0, -24
          undone: owner "main" → "none"
        """,
      run: reverseStep),
    Command(
      "rewind", family: .move, arguments: "[N]",
      summary: "go back to the start, or by N events",
      help: """
        Without N it goes to the state before the first event.

          > rewind 3
          #10 @0.433336s drag changed 0, -24
          undone: isPinned false → true   owner "main" → "none"   main.y 192 → 240
        """,
      run: rewind),
    Command(
      "goto", family: .move,
      arguments: "N | #ID [@TIME] | N% | start | end | @TIME | NAME | if EXPR",
      takesText: true, completion: .place,
      summary: "go to an event, a time, a mark or a branch's end",
      help: """
        N          after N events of the branch
        #ID        to a node, on whichever branch it is; with @TIME, to that time after it, before
                   the next event acts
        N%         a share of the branch
        start, end
        @2.35s     to a time, also between two events: frames up to it have run
        NAME       to a mark, or to the end of a branch
        if EXPR    to the first event or frame from here on at which it holds

          > goto if main.y >= 240
        """,
      run: goTo),
    Command(
      "when", family: .move, summary: "say where this is",
      help: """
        The event, its time, the branch and the share of it that lies before.

          > when
          #13 @0.483337s drag ended velocity 0, 0
          13 of 25 events of main (52%), @0.483337s
        """,
      run: when),
  ]

  private static func step(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let count = try arguments.takeCount()
    try arguments.requireEnd()
    guard session.timeline.next != nil else { return Reply("at the end of the branch") }
    let depth = session.timeline.depth + min(count, session.timeline.length)
    return try session.move(to: .depth(depth))
  }

  private static func reverseStep(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let count = try arguments.takeCount()
    try arguments.requireEnd()
    let cursor = session.timeline.cursor
    let isBetween = cursor.time > session.timeline.tree[cursor.node].time
    guard cursor.node > 0 || isBetween else { return Reply("at the start") }
    return try session.move(
      to: .depth(session.timeline.depth - min(count, session.timeline.length) + (isBetween ? 1 : 0))
    )
  }

  private static func rewind(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    if !arguments.isEmpty { return try reverseStep(&session, &arguments) }
    return try session.move(to: .node(0))
  }

  private static func goTo(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    if arguments.take(keyword: "if") {
      return try session.goTo(if: try arguments.requireExpression(in: session))
    }
    let word = try arguments.require("where to go")
    var place = try session.place(word)
    if case .node(let node) = place, word.text.hasPrefix("#"), let time = arguments.take() {
      place = .cursor(try session.place(after: node, time))
    }
    try arguments.requireEnd()
    return try session.move(to: place)
  }

  private static func when(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    let timeline = session.timeline
    let (depth, events) = (timeline.depth, counted(timeline.length, "event"))
    let (branch, time) = (timeline.branchName, timeText(timeline.cursor.time))
    let place: Message = "\(depth) of \(events) of \(branch) (\(session.percent)%), \(time)"
    return Reply([session.placeText, String(localized: place)])
  }
}

extension Session {
  /// Moves the cursor and reports.
  mutating func move(to place: Place) throws(CommandError) -> Reply {
    let before = timeline.state
    let (oldTime, oldDepth) = (timeline.cursor.time, timeline.depth)
    do {
      try timeline.go(to: place, unless: isInterrupted)
    } catch {
      throw CommandError(error, in: self)
    }
    let isBack =
      timeline.cursor.time < oldTime
      || (timeline.cursor.time == oldTime && timeline.depth < oldDepth)
    return Reply(StopReport.lines(self, since: before, isBack: isBack))
  }

  /// The place a word names.
  func place(_ word: Word) throws(CommandError) -> Place {
    let text = word.text
    if !word.isQuoted {
      if text == "start" { return .node(0) }
      if text == "end" { return .node(timeline.leaf) }
      if text.hasPrefix("#") { return .node(try node(numbered: word)) }
      if text.hasPrefix("@") { return try time(word) }
      if text.hasSuffix("%"), let share = Int(text.dropLast()) { return try percent(share, word) }
      if let depth = Int(text) { return try event(depth, word) }
    }
    guard let node = timeline.node(named: text) else { throw unknownName(word) }
    return .node(node)
  }

  private func percent(_ share: Int, _ word: Word) throws(CommandError) -> Place {
    guard (0...100).contains(share) else { throw CommandError("a share is 0% to 100%", at: word) }
    return .depth((share * timeline.length + 99) / 100)
  }

  private func event(_ depth: Int, _ word: Word) throws(CommandError) -> Place {
    guard (0...timeline.length).contains(depth) else {
      throw CommandError("the branch has events 0 to \(timeline.length)", at: word)
    }
    return .depth(depth)
  }

  /// A time after a node and not after the event that follows it.
  fileprivate func place(after node: NodeID, _ word: Word) throws(CommandError) -> Cursor {
    guard word.text.hasPrefix("@"), let time = Duration.microseconds(word.text.dropFirst()) else {
      throw CommandError("a time after the node has its unit: @2.35s, @900ms", at: word)
    }
    let first = timeline.tree[node].time
    let following =
      timeline.isOnBranch(node) && node != timeline.leaf
      ? Int(timeline.path[Int(timeline.tree[node].depth) + 1]) : timeline.tree.firstChild(of: node)
    let last = following.map { timeline.tree[$0].time } ?? first + Duration.day
    guard (first...last).contains(time) else {
      throw CommandError(
        "#\(node) is the last event from \(timeText(first)) to \(timeText(last))", at: word)
    }
    return Cursor(node: node, time: time)
  }

  private func time(_ word: Word) throws(CommandError) -> Place {
    guard let time = Duration.microseconds(word.text.dropFirst()) else {
      throw CommandError("a time has its unit: @2.35s, @900ms", at: word)
    }
    guard time <= timeline.tree[timeline.leaf].time + Duration.day else {
      throw CommandError("a time is at most a day after the branch's last event", at: word)
    }
    return .time(time)
  }

  func node(numbered word: Word) throws(CommandError) -> NodeID {
    guard let id = Int(word.text.dropFirst()) else {
      throw CommandError("a node is # and its number", at: word)
    }
    guard timeline.tree.contains(id) else {
      throw CommandError(
        "there is no node \(word.text): the last is #\(timeline.tree.count)", at: word)
    }
    return id
  }

  func unknownName(_ word: Word) -> CommandError {
    let names =
      timeline.marks.map(\.name) + timeline.branches.names.map(\.name) + ["main", "start", "end"]
    let problem: Message = "no mark or branch is called \(word.text)."
    let near = nearest(to: word.text, among: names)
    return CommandError(near.map { "\(problem) Did you mean \($0)?" } ?? problem, at: word)
  }
}
