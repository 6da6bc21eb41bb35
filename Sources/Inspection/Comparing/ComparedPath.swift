import PagerModel
import Timeline

/// One of two things that are compared: a branch, and the state it begins with.
package struct ComparedPath: Sendable {
  package let tree: EventTree
  package let path: Path
  let start: Pager
  /// It has rules of its own: events that only set rules are left out.
  let leavesOutRules: Bool

  /// `path`: from the root on; none of its events is unknown.
  package init(
    _ replay: consuming Replay, path: Path, leavesOutRules: Bool = false
  ) throws(ReplayError) {
    start = try replay.state(at: 0)
    tree = replay.tree
    self.path = path
    self.leavesOutRules = leavesOutRules
  }
}
