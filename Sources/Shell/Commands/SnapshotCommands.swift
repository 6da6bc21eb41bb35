import Inspection
import PagerModel
import Picture
import Recording
import Timeline
import Wording

extension CommandTable {
  static let snapshotCommands = [
    Command(
      "snapshot", family: .assert, arguments: "NAME",
      summary: "keep the whole state, to compare with later",
      help: """
        At the last event, under a name; assert snapshot NAME compares with it.

          > snapshot before
          before keeps 127 values of #13
          > assert snapshot before
          ✓ snapshot before, 127 values
        """,
      run: snapshot)
  ]

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
    return Reply("\(word.text) keeps \(counted(snapshot.state.count, "value")) of #\(snapshot.at)")
  }

  /// `assert snapshot NAME`
  static func assertSnapshot(_ session: Session, _ word: Word) throws(CommandError) -> Reply {
    guard let snapshot = session.snapshots.last(where: { $0.name == word.text }) else {
      let names = session.snapshots.map(\.name)
      let problem: Message = "no snapshot is called \(word.text)."
      let near = nearest(to: word.text, among: names)
      throw CommandError(near.map { "\(problem) Did you mean \($0)?" } ?? problem, at: word)
    }
    let entries = snapshot.state.filter { $0.path != .time }
    let mismatches = session.judge.stateMismatches(
      entries, in: session.timeline.state, .expectation(within: nil))
    let values = counted(entries.count, "value")
    return Reply.judged(String(localized: "snapshot \(word.text), \(values)"), mismatches)
  }
}
