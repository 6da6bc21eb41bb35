import Inspection
import PagerModel
import Picture
import Recording
import Timeline
import Wording

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
      "expect", family: .assert,
      arguments: "EXPR | PATH = VALUE [within T] [failsUnder NAME=VALUE ...]",
      completion: .assertion,
      summary: "store what must hold at the last event, under which rules not",
      help: """
        Checked on every replay. EXPR is what print takes; T are points of tolerance, 0.000001 unless
        said otherwise. failsUnder: under these rules (or a preset) in place of the recording's own
        it must not hold, here and on every replay: so a session proves which rule its bug is.

          > expect main.y = 140 within 0.5
          ✓ mainScrollView.contentOffset.y == 140
          > expect main.y < 200 && !isPinned failsUnder pinRelease=pageOnly
          ✓ main.y < 200 && !isPinned
          ✓ it fails under pinRelease=pageOnly
        """,
      run: expect),
    Command(
      "check", family: .assert, summary: "check all that is stored on this branch",
      help: """
        Every assertion that stands on the branch, with its line in the file, and what devices
        reported there, held against the model.

          > check
          ✓ line 17, #13: main.y == 240 && pages[0].y == 0 && isPinned
          ✓ line 29, #24: main.y == 140 && owner == "main"
          ✓ line 31, #25: main.y == 140 && pages[0].y == 0
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
    var expectation = Expectation(at: try session.nodeForRecord())
    var expression: Expression?
    if let sign = arguments.second, sign.text == "=", !sign.isQuoted {
      expectation.state = [try arguments.requireEntry(in: session.timeline.container)]
      if arguments.take(keyword: "within") {
        expectation.within = try arguments.requireNumber("the tolerance", in: 0...1e9)
      }
    } else {
      let (text, column) = arguments.takeRest(before: "failsUnder")
      expression = try session.assertion(text, at: column)
      expectation.that = Expectation.Expression(text)
    }
    if arguments.take(keyword: "failsUnder") {
      expectation.failsUnder = try arguments.requirePolicies(in: session.timeline.container)
    }
    try arguments.requireEnd()
    session.keep(expectation, expression)
    return try session.judged(expectation, expression)
  }

  static func statePath(
    _ word: Word, in container: Container
  ) throws(CommandError) -> StatePath {
    do {
      return try StatePath.parse(word.text, in: container)
    } catch .foreign {
      throw CommandError("container \(container.rawValue) has no \(word.text)", at: word)
    } catch {
      let problem: Message = "no state is called \(word.text)."
      let near = StatePath.nearest(to: word.text, in: container)
      throw CommandError(near.map { "\(problem) Did you mean \($0)?" } ?? problem, at: word)
    }
  }

  private static func check(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    var judge = session.judge
    defer { session.keepSnapshots(of: judge) }
    var otherRules = OtherRules(session.header)
    var reply = Reply()
    for stored in session.expectations
    where session.timeline.isOnBranch(stored.expectation.at) {
      if session.isInterrupted() { throw CommandError(.interrupted, in: session) }
      let place = "\(session.place(of: stored)): "
      let replies = [
        session.check(stored, &judge), session.objection(to: stored, place: place, &otherRules),
      ]
      for one in replies {
        session.note(one.outcome, at: stored.expectation.at)
        reply.lines += one.lines
        reply.outcome = max(reply.outcome, one.outcome)
      }
    }
    let observed = try session.checkObservations(&judge)
    reply.lines += observed.lines
    reply.outcome = max(reply.outcome, observed.outcome)
    if reply.lines.isEmpty {
      reply.lines = [String(localized: "nothing is stored on \(session.timeline.branchName)")]
    }
    let others = session.expectations.count { !session.timeline.isOnBranch($0.expectation.at) }
    if others > 0 {
      let others = counted(others, "more assertion")
      reply.lines.append(String(localized: "\(others) on other branches: switch goes there"))
    }
    return reply
  }
}

extension Session {
  /// An expression that is true or false here, or has no value.
  fileprivate mutating func assertion(
    _ text: String, at column: Int
  ) throws(CommandError) -> Expression {
    let expression = try expression(text, at: column)
    if let value = try? evaluate(expression, at: column) {
      guard case .bool = value else {
        throw CommandError(
          "\(text) is \(value), not true or false: compare it, as in \(text) == \(value)",
          column: column, length: text.count)
      }
    }
    return expression
  }

  /// Whether an assertion holds, and fails where it must.
  fileprivate mutating func judged(
    _ expectation: Expectation, _ expression: Expression?
  ) throws(CommandError) -> Reply {
    var judge = judge
    defer { keepSnapshots(of: judge) }
    var reply: Reply
    do {
      let mismatches = try judge.mismatches(of: expectation, that: expression)
      reply = Reply.judged(expectation.text, mismatches)
    } catch {
      throw CommandError(error, in: self)
    }
    if let change = expectation.failsUnder {
      let stored = StoredExpectation(
        expectation: expectation, expression: expression, obstacle: nil)
      var others = OtherRules(header)
      let objection = objection(to: stored, &others)
      reply.lines +=
        objection.lines.isEmpty
        ? [String(localized: "✓ it fails under \(change.text)")] : objection.lines
      reply.outcome = max(reply.outcome, objection.outcome)
    }
    note(reply.outcome, at: expectation.at)
    return reply
  }
}

extension Arguments {
  /// `PATH = VALUE`
  fileprivate mutating func requireEntry(
    in container: Container
  ) throws(CommandError) -> StateEntry {
    let path = try CommandTable.statePath(try require("the path"), in: container)
    _ = take(keyword: "=")
    return StateEntry(path, try requireValue())
  }

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
