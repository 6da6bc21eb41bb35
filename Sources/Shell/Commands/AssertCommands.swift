import Inspection
import PagerModel
import Picture
import Recording
import Timeline

extension CommandTable {
  static let assertCommands = [
    Command(
      "assert", family: .assert, arguments: "EXPR [--keep] | snapshot NAME", takesText: true,
      completion: .expression, summary: "an expression must hold here",
      help: """
        Says whether it holds, and in a script ends it where it does not. --keep stores it with
        the recording, at the last event, to be checked on every replay.

          > assert main.y == 240 && currentPageIndex == 1 --keep
          ✓ main.y == 240 && currentPageIndex == 1
        """,
      run: assert),
    Command(
      "expect", family: .assert, arguments: "PATH = VALUE [within T]",
      completion: .expression, summary: "store that a path has a value at the last event",
      help: """
        Checked on every replay; T points of tolerance, 0.000001 unless said otherwise.

          > expect main.y = 240 within 0.5
          ✓ mainScrollView.contentOffset.y == 240
        """,
      run: expect),
    Command(
      "check", family: .assert, summary: "check all that is stored on this branch",
      help:
        """
        Every assertion that stands on the branch, with its line in the file, and what devices
        reported there, held against the model.
        """,
      run: check),
  ]

  private static func assert(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    if arguments.take(keyword: "snapshot") {
      let word = try arguments.require("the snapshot")
      try arguments.requireEnd()
      return try assertSnapshot(session, word)
    }
    let (text, column, isKept) = arguments.takeAssertion()
    let expression = try session.expression(text, at: column)
    if isKept {
      var expectation = Expectation(at: try session.nodeForRecord())
      expectation.that = Expectation.Expression(text)
      session.keep(expectation, expression)
    }
    let cursor = session.timeline.cursor
    var judge = session.judge
    defer { session.keepSnapshots(of: judge) }
    do {
      let mismatch = try judge.mismatch(
        of: expression, at: cursor.node, state: session.timeline.state)
      let reply = Reply.judged(text, mismatch.map { [$0] } ?? [])
      if isKept { session.note(reply.outcome, at: cursor.node) }
      return reply
    } catch {
      throw CommandError(error, in: session)
    }
  }

  private static func expect(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let word = try arguments.require("the path")
    let path = try statePath(word)
    guard arguments.take(keyword: "=") else {
      throw CommandError(
        "expect PATH = VALUE: = is missing",
        column: arguments.next?.column ?? word.column + word.text.count)
    }
    let value = try arguments.requireValue()
    var expectation = Expectation(at: try session.nodeForRecord())
    expectation.state = [StateEntry(path, value)]
    if arguments.take(keyword: "within") {
      expectation.within = try arguments.requireNumber("the tolerance", in: 0...1e9)
    }
    try arguments.requireEnd()
    session.keep(expectation, nil)
    var judge = session.judge
    defer { session.keepSnapshots(of: judge) }
    do {
      let mismatches = try judge.mismatches(of: expectation, that: nil)
      let reply = Reply.judged("\(path) == \(value)", mismatches)
      session.note(reply.outcome, at: expectation.at)
      return reply
    } catch {
      throw CommandError(error, in: session)
    }
  }

  static func statePath(_ word: Word) throws(CommandError) -> StatePath {
    do {
      return try StatePath.parse(word.text)
    } catch .unbuilt {
      throw CommandError("\(word.text) is not built yet", at: word)
    } catch {
      if let place = word.text.firstIndex(of: "=") {
        let column = word.column + word.text.distance(from: word.text.startIndex, to: place)
        throw CommandError("expect PATH = VALUE: blanks stand around =", column: column)
      }
      let suggestion = StatePath.nearest(to: word.text).map { " Did you mean \($0)?" } ?? ""
      throw CommandError("no state is called \(word.text).\(suggestion)", at: word)
    }
  }

  private static func check(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    var judge = session.judge
    defer { session.keepSnapshots(of: judge) }
    var reply = Reply()
    for stored in session.expectations
    where session.timeline.isOnBranch(stored.expectation.at) {
      if session.isInterrupted() { throw CommandError(.interrupted, in: session) }
      let one = session.check(stored, &judge)
      session.note(one.outcome, at: stored.expectation.at)
      reply.lines += one.lines
      reply.outcome = max(reply.outcome, one.outcome)
    }
    let observed = try session.checkObservations(&judge)
    reply.lines += observed.lines
    reply.outcome = max(reply.outcome, observed.outcome)
    if reply.lines.isEmpty { return Reply("nothing is stored on \(session.timeline.branchName)") }
    return reply
  }
}

extension Arguments {
  /// The rest of the line, and whether `--keep` stood at its end.
  fileprivate mutating func takeAssertion() -> (String, Int, Bool) {
    let (text, column) = takeRest()
    var expression = text[...]
    while expression.last?.isWhitespace ?? false { expression.removeLast() }
    let keep = "--keep"
    let isKept = expression.hasSuffix(keep)
    if isKept { expression = expression.dropLast(keep.count) }
    while expression.last?.isWhitespace ?? false { expression.removeLast() }
    return (String(expression), column, isKept)
  }

  /// A number, true, false, null or a quoted text.
  fileprivate mutating func requireValue() throws(CommandError) -> Value {
    let word = try require("the value")
    if word.isQuoted { return .string(word.text) }
    switch word.text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case _:
      guard let number = Double(word.text), number.isFinite else {
        throw CommandError("a value is a number, true, false, null or \"text\"", at: word)
      }
      return .number(number)
    }
  }
}
