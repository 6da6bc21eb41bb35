import PagerModel
import Timeline

/// Finds the moments of a branch at which points hit, in both directions the same ones.
package struct StopSearch: Sendable {
  package enum End: Sendable {
    case stopped(Stop, Pager)
    /// Nothing hit: the last moment, and its state.
    case passed(Cursor, Pager)
    /// The user wanted it to end: the moment it got to.
    case interrupted(Cursor, Pager)
  }

  let points: [StopPoint]
  let path: Path
  let node: @Sendable (String) -> NodeID?
  let isInterrupted: @Sendable () -> Bool
  /// Conditions that had no value on the way.
  package internal(set) var failures: [ConditionFailure] = []

  /// `path`: from the root to the end of a branch; none of its events is unknown. `node`: the
  /// node a mark or a branch stands for.
  package init(
    _ points: [StopPoint], path: Path, node: @escaping @Sendable (String) -> NodeID?,
    unless isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.points = points
    self.path = path
    self.node = node
    self.isInterrupted = isInterrupted
  }

  /// The first stop after `start` and not after `end`.
  package mutating func forward(
    from start: Cursor, through end: Cursor, in replay: inout Replay
  ) throws(ReplayError) -> End {
    let tree = replay.tree
    var matcher = try matcher(in: &replay)
    var walk = try walk(from: Int(tree[start.node].depth), in: &replay)
    walk.lastTime = start.time
    matcher.pass(.event, walk)
    var step = walk.next()
    while step != .end {
      matcher.pass(step, walk)
      step = walk.next()
    }
    var (last, looks) = (start, StopLooks(isInterrupted))
    (walk.lastDepth, walk.lastTime) = (Int(tree[end.node].depth), end.time)
    defer { failures = matcher.failures }
    while true {
      let depth = walk.depth
      step = next(&walk, matcher)
      if step == .end { return .passed(last, walk.state) }
      last = walk.cursor
      if step == .event { replay.keep(walk.state, at: walk.node) }
      if matcher.match(step, walk) {
        return .stopped(Stop(cursor: last, hits: matcher.hits), walk.state)
      }
      if looks.isInterrupted(after: walk.depth - depth, matcher) {
        return .interrupted(last, walk.state)
      }
    }
  }
}
