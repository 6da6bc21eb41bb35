import Inspection
import PagerModel
import Recording
import Timeline

extension CommandTable {
  static let compareCommands = [
    Command(
      "diff", family: .ask, arguments: "[A [B]]",
      completion: .place, summary: "list what differs between two places",
      help: """
        A and B are what goto takes: N, #ID, N%, start, end, @TIME, a mark or a branch. A alone is
        compared with here; without any, just before the last event with here.

          > diff #4 end
        """,
      run: diff),
    Command(
      "snapshot", family: .assert, arguments: "NAME",
      summary: "keep the whole state, to compare with later",
      help: "At the last event, under a name; assert snapshot NAME compares with it.",
      run: snapshot),
  ]

  private static func diff(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    var before: Pager
    var after = session.timeline.state
    if let word = arguments.take() {
      before = try session.state(at: word)
      if let word = arguments.take() { after = try session.state(at: word) }
    } else {
      before = try session.stateBeforeEvent()
    }
    try arguments.requireEnd()
    before.payloads = after.payloads
    let changes = StateDifference.changes(from: before, to: after).filter { $0.path != .time }
    return changes.isEmpty ? Reply("nothing differs") : Reply(changes.map(\.description))
  }

  private static func snapshot(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let word = try arguments.require("the name")
    try arguments.requireEnd()
    let state = session.timeline.state
    let snapshot = Snapshot(
      at: try session.nodeForRecord("a snapshot"), name: word.text,
      state: state.paths.filter { $0 != .time }.map { StateEntry($0, state.value($0)) })
    session.snapshots.append(snapshot)
    session.pending.append(.snapshot(snapshot))
    return Reply("\(word.text) keeps \(snapshot.state.count) values of #\(snapshot.at)")
  }

  /// `assert snapshot NAME`
  static func assertSnapshot(_ session: Session, _ word: Word) throws(CommandError) -> Reply {
    guard let snapshot = session.snapshots.last(where: { $0.name == word.text }) else {
      let names = session.snapshots.map(\.name)
      let suggestion = nearest(to: word.text, among: names).map { " Did you mean \($0)?" } ?? ""
      throw CommandError("no snapshot is called \(word.text).\(suggestion)", at: word)
    }
    let entries = snapshot.state.filter { $0.path != .time }
    let mismatches = session.judge.stateMismatches(
      entries, in: session.timeline.state, .expectation(within: nil))
    return Reply.judged("snapshot \(word.text), \(entries.count) values", mismatches)
  }
}

extension Session {
  fileprivate mutating func state(at word: Word) throws(CommandError) -> Pager {
    let cursor = timeline.resolve(try place(word))
    let isInterrupted = isInterrupted
    do {
      return try timeline.withReplay { replay throws(ReplayError) in
        try replay.state(at: cursor, unless: isInterrupted)
      }
    } catch {
      throw CommandError(error, in: self)
    }
  }

  fileprivate mutating func stateBeforeEvent() throws(CommandError) -> Pager {
    let node = timeline.cursor.node
    do {
      return try timeline.withReplay { replay throws(ReplayError) in
        try replay.stateBefore(node)
      }
    } catch {
      throw CommandError(error, in: self)
    }
  }
}
