import Inspection
import PagerModel
import Recording
import Timeline

extension CommandTable {
  static let diffCommands = [
    Command(
      "diff", family: .ask, arguments: "[A [B]] [within T]",
      completion: .difference, summary: "list what differs between two states",
      help: """
        A and B are what goto takes (N, #ID, N%, start, end, @TIME, a mark or a branch), a snapshot,
        a preset or rules (this place under them), or a recording (the end of its main). A alone is
        compared with here; without any, just before the last event with here. Numbers that are no
        further apart than T are the same.

          > diff #4 end
          > diff jxPagingView within 0.5
        """,
      run: diff)
  ]

  private static func diff(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let here = DiffSide(session.timeline.state)
    var sides: [DiffSide] = []
    while sides.count < 2, let word = arguments.next, word.isQuoted || word.text != "within" {
      _ = arguments.take()
      sides.append(try session.diffSide(word))
    }
    let tolerance =
      arguments.take(keyword: "within") ? try arguments.requireNumber("within", in: 0...1e9) : 0
    try arguments.requireEnd()
    if sides.isEmpty { sides.append(try session.sideBeforeEvent()) }
    let changes = sides[0].changes(to: sides.count == 2 ? sides[1] : here)
      .filter { $0.path != .time && !$0.isWithin(tolerance) }
    return changes.isEmpty ? Reply("nothing differs") : Reply(changes.map(\.description))
  }
}

/// A state, or what a snapshot has of one.
private struct DiffSide {
  /// Rules are what it was asked under, and no answer.
  var leavesOutRules = false
  private let paths: [StatePath]
  private let value: (StatePath) -> Value

  init(_ state: Pager) {
    paths = state.paths
    value = state.value
  }

  init(_ snapshot: Snapshot) {
    let entries = snapshot.state.filter { $0.path != nil }
    paths = entries.compactMap(\.path)
    let values = Dictionary(zip(paths, entries.map(\.value))) { $1 }
    value = { values[$0] ?? .null }
  }

  /// What `other` has otherwise, its own paths first.
  func changes(to other: DiffSide) -> [Change] {
    let known = Set(other.paths)
    return (other.paths + paths.filter { !known.contains($0) }).compactMap { path in
      if case .policy = path, leavesOutRules || other.leavesOutRules { return nil }
      let (before, after) = (value(path), other.value(path))
      return before == after ? nil : Change(path: path, before: before, after: after)
    }
  }
}

extension Change {
  fileprivate func isWithin(_ tolerance: Double) -> Bool {
    if case .number(let a) = before, case .number(let b) = after {
      return (a - b).magnitude <= tolerance
    }
    return false
  }
}

extension Session {
  fileprivate mutating func diffSide(_ word: Word) throws(CommandError) -> DiffSide {
    if let snapshot = snapshots.last(where: { $0.name == word.text }),
      timeline.node(named: word.text) == nil
    {
      return DiffSide(snapshot)
    }
    if !word.isQuoted, let change = try rules(word) {
      var side = try side(timeline.cursor, in: replay(under: change.replacing(header.policy)))
      side.leavesOutRules = true
      return side
    }
    if timeline.node(named: word.text) == nil, FileNames.exists(word.text) {
      let (replay, leaf) = try otherRecording(word)
      return try side(Cursor(node: leaf, time: replay.tree[leaf].time), in: replay)
    }
    if timeline.node(named: word.text) == nil, word.namesFile {
      throw CommandError(
        "there is no file \(word.text), and no mark or branch is called so", at: word)
    }
    return try side(timeline.resolve(try place(word)), in: timeline.replay)
  }

  private func side(_ cursor: Cursor, in replay: Replay) throws(CommandError) -> DiffSide {
    var replay = replay
    do {
      return DiffSide(try replay.state(at: cursor, unless: isInterrupted))
    } catch {
      throw CommandError(error, in: self)
    }
  }

  fileprivate func sideBeforeEvent() throws(CommandError) -> DiffSide {
    var replay = timeline.replay
    do {
      return DiffSide(try replay.stateBefore(timeline.cursor.node, unless: isInterrupted))
    } catch {
      throw CommandError(error, in: self)
    }
  }
}

extension Word {
  /// It looks like the path of a recording.
  fileprivate var namesFile: Bool { text.hasSuffix(".jsonl") || text.contains("/") }
}
