import Inspection
import PagerModel
import Recording
import Timeline

/// A recorded session as exports read it: a branch of it, under the rules that it is replayed
/// under.
package struct ExportedSession {
  package typealias Assertion = (expectation: Expectation, expression: Expression?)

  /// Its policy is the rules that hold.
  let header: Header
  /// At the start of the branch.
  let timeline: Timeline
  /// Of all branches, in the file's order.
  let expectations: [Assertion]
  let observations: [Observation]
  let notes: [Note]
  /// The columns that a text takes on a terminal.
  let width: (String) -> Int
  let isInterrupted: () -> Bool

  package init(
    _ header: Header, _ timeline: Timeline,
    expectations: [Assertion] = [],
    observations: [Observation] = [], notes: [Note] = [], width: @escaping (String) -> Int,
    unless isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.header = header
    self.timeline = timeline
    self.expectations = expectations
    self.observations = observations
    self.notes = notes
    self.width = width
    self.isInterrupted = isInterrupted
  }

  /// Calls `body` at each moment of the branch that can be seen: its start, each event, and each
  /// frame between them at which something moves.
  func forEachMoment(_ body: (Cursor, Pager) -> Void) throws(ExportError) {
    let tree = timeline.tree
    if let blocked = timeline.path.first(where: { tree.isBlocked(Int($0)) }) {
      throw .replay(.notReplayable(Int(blocked)))
    }
    let end = Cursor(node: timeline.leaf, time: tree[timeline.leaf].time)
    var playback = Playback(timeline, to: end)
    var count = 0
    body(playback.cursor, playback.state)
    while playback.next != nil {
      playback.advance()
      body(playback.cursor, playback.state)
      count += 1
      if count % 64 == 0, isInterrupted() { throw .replay(.interrupted) }
    }
  }
}

/// Why a session cannot be exported.
package enum ExportError: Error, Sendable {
  case replay(ReplayError)
  /// It has what no recording can.
  case unwritable(Problem)
}
