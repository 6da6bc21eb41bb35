import Inspection
import PagerModel
import Picture
import Recording
import Timeline
import Wording

/// Commands that make a branch which repeats the rest of this one with something changed.
extension CommandTable {
  static let editCommands = [
    Command(
      "skip", family: .branch, arguments: "N [M]",
      summary: "this branch without event N, or N to M",
      help: """
        Makes a branch that repeats this one without them, every other event at its old time. The
        assertions after them come along and are checked at once.

          > skip 2 4
        """,
      run: skip),
    Command(
      "insert", family: .branch, arguments: "INPUT",
      completion: .input, summary: "this branch with an input put in here",
      help: """
        Any input command, where the cursor stands; what follows on this branch is repeated after
        it, in a branch of its own. At the branch's end nothing follows: the input is typed there.

          > insert tap 1
        """,
      run: insert),
    Command(
      "edit", family: .branch, arguments: "N INPUT",
      completion: .input, summary: "this branch with another input in place of event N",
      help: "  > edit 2 drag began 195 300", run: edit),
    Command(
      "retime", family: .branch, arguments: "N T",
      summary: "this branch with event N so long after the one before it",
      help:
        "What follows keeps its distances: all of it comes earlier or later.\n\n  > retime 5 20ms",
      run: retime),
  ]

  private static func skip(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let first = try session.depth(try arguments.require("the event"))
    let last = try arguments.take().map { word throws(CommandError) in try session.depth(word) }
    try arguments.requireEnd()
    let end = last ?? first
    guard end >= first else {
      throw CommandError("skip N M leaves out the events from N to M")
    }
    return try session.rewrite("skip", keeping: first - 1, resumingAt: end + 1)
  }

  private static func insert(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let start = session.timeline.cursor.time
    let depth = session.timeline.depth
    let events = try session.typedInput(&arguments)
    if depth == session.timeline.length { return try session.input(events) }
    return try session.rewrite(
      "insert", keeping: depth, inserting: events.timed(from: start), resumingAt: depth + 1)
  }

  private static func edit(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let depth = try session.depth(try arguments.require("the event"))
    let (old, leaf) = (session.timeline.cursor, session.timeline.leaf)
    let state = session.timeline.state
    let time = session.timeline.tree[Int(session.timeline.path[depth])].time
    do {
      // A drag begins where the page shows before the event.
      _ = try session.move(to: .depth(depth - 1))
      let events = try session.typedInput(&arguments)
      return try session.rewrite(
        "edit", keeping: depth - 1, inserting: events.timed(from: time), resumingAt: depth + 1)
    } catch {
      session.timeline.land(at: old, state, onPathTo: leaf)
      throw error.outcome == .interrupted ? CommandError(.interrupted, in: session) : error
    }
  }

  private static func retime(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let depth = try session.depth(try arguments.require("the event"))
    let dt = try arguments.requireDuration("T")
    try arguments.requireEnd()
    let tree = session.timeline.tree
    let node = tree[Int(session.timeline.path[depth])]
    let oldDt = node.time - tree[Int(node.parent)].time
    return try session.rewrite(
      "retime", keeping: depth - 1, resumingAt: depth, shift: dt - oldDt)
  }
}

extension Session {
  /// The place of an event on the branch that a word names: N, or #ID.
  fileprivate func depth(_ word: Word) throws(CommandError) -> Int {
    let depth: Int
    if word.text.hasPrefix("#") {
      let id = try node(numbered: word)
      guard timeline.isOnBranch(id) else {
        throw CommandError("\(word.text) is not on \(timeline.branchName)", at: word)
      }
      depth = Int(timeline.tree[id].depth)
    } else {
      guard let number = Int(word.text) else {
        throw CommandError("an event is N or #ID", at: word)
      }
      depth = number
    }
    guard (1...max(1, timeline.length)).contains(depth), timeline.length > 0 else {
      throw CommandError("the branch has events 1 to \(timeline.length)", at: word)
    }
    return depth
  }

  /// The events of an input command, of which the arguments are the words.
  mutating func typedInput(
    _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    try typedInput(try arguments.require("the input"), &arguments)
  }

  /// The same, where `word`, the command, has been taken.
  mutating func typedInput(
    _ word: Word, _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    let command = try CommandTable.command(word)
    guard let events = command.events else {
      throw CommandError(
        "\(command.name) is no input: drag, tap, reload and the like are", at: word)
    }
    let typed = try events(&self, &arguments)
    try arguments.requireEnd()
    return typed
  }

  /// Makes the branch, names it, takes the assertions along and checks them. Interrupted on the way
  /// to the branch's end, it keeps nothing; later, the branch, and says what was not checked.
  mutating func rewrite(
    _ verb: String, keeping prefix: Int, inserting events: [TimedEvent] = [],
    resumingAt resume: Int, shift: Microseconds = 0
  ) throws(CommandError) -> Reply {
    let old = self
    do {
      return try rewritten(
        verb, keeping: prefix, inserting: events, resumingAt: resume, shift: shift)
    } catch {
      self = old
      throw error
    }
  }

  private mutating func rewritten(
    _ verb: String, keeping prefix: Int, inserting events: [TimedEvent], resumingAt resume: Int,
    shift: Microseconds
  ) throws(CommandError) -> Reply {
    let oldBranch = timeline.branchName
    let rewriting: Timeline.Rewriting
    do {
      rewriting = try timeline.rewrite(
        keeping: prefix, inserting: events, resumingAt: resume, shift: shift,
        unless: isInterrupted)
    } catch {
      throw CommandError(error, in: self)
    }
    guard let end = rewriting.new.last else {
      return Reply("nothing is left after #\(rewriting.fork): this is its end")
    }
    pending.append(rewriting.new)
    let name = unusedName(verb)
    timeline.nameBranch(name, at: end)
    let (copies, leftBehind) = takeAlong(rewriting)
    do {
      try timeline.switchBranch(to: end, unless: isInterrupted)
    } catch {
      throw CommandError(error, in: self)
    }
    var reply = Reply("on \(name), off \(oldBranch) at #\(rewriting.fork), at its end")
    reply.isTrial = true
    check(copies, &reply)
    reply.lines += leftBehind
    reply.lines.append(placeText)
    return reply
  }

  private mutating func check(_ copies: [StoredExpectation], _ reply: inout Reply) {
    var judge = judge
    defer { keepSnapshots(of: judge) }
    for (index, copy) in copies.enumerated() {
      let one = isInterrupted() ? nil : check(copy, &judge)
      guard let one, one.outcome != .interrupted else {
        reply.outcome = .interrupted
        let (left, all) = (copies.count - index, counted(copies.count, "assertion"))
        reply.lines.append(
          String(localized: "interrupted with \(left) of \(all) not checked: check does"))
        return
      }
      note(one.outcome, at: copy.expectation.at)
      reply.lines += one.lines
    }
  }

  private func unusedName(_ verb: String) -> String {
    var number = 1
    while timeline.node(named: "\(verb)-\(number)") != nil { number += 1 }
    return "\(verb)-\(number)"
  }
}

extension [DelayedEvent] {
  /// The first so long after `start`, each so long after the one before it.
  fileprivate func timed(from start: Microseconds) -> [TimedEvent] {
    var time = start
    return map {
      time += $0.delay
      return TimedEvent($0.event, at: time)
    }
  }
}
