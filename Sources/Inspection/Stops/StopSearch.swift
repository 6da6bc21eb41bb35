import PagerModel
import Timeline

/// Finds the moments of a branch at which points hit, in both directions the same ones.
package struct StopSearch {
  package enum End: Sendable {
    case stopped(Stop, Pager)
    /// Nothing hit: the last moment, and its state.
    case passed(Cursor, Pager)
    /// The user wanted it to end: the moment it got to.
    case interrupted(Cursor, Pager)
  }

  /// Moments between two looks for an interrupt; one takes a few microseconds at most.
  private static let momentsPerLook = 2048
  /// What a condition's evaluation counts, in moments.
  private static let momentsPerEvaluation = 4

  let points: [StopPoint]
  let path: Path
  let node: (String) -> NodeID?
  let isInterrupted: () -> Bool
  private var momentsSinceLook = 0
  private var evaluationsAtLook = 0
  /// Conditions that had no value on the way.
  package private(set) var failures: [ConditionFailure] = []

  /// `path`: from the root to the end of a branch; none of its events is unknown. `node`: the
  /// node a mark or a branch stands for.
  package init(
    _ points: [StopPoint], path: Path, node: @escaping (String) -> NodeID?,
    unless isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.points = points
    self.path = path
    self.node = node
    self.isInterrupted = isInterrupted
  }

  // MARK: Forward

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
    var last = start
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
      if isTimeToEnd(matcher.evaluations, passed: walk.depth - depth) {
        return .interrupted(last, walk.state)
      }
    }
  }

  // MARK: Backward

  /// The last stop before `start` and not before `end`; nil: there is none.
  ///
  /// Goes from snapshot to snapshot, each piece forward: together the pieces cost one fold.
  package mutating func backward(
    from start: Cursor, downTo end: Cursor, in replay: inout Replay
  ) throws(ReplayError) -> Stop? {
    let tree = replay.tree
    var matcher = try matcher(in: &replay)
    defer { failures = matcher.failures }
    let end = Moment(end, in: tree)
    var piece = Piece(last: Moment(start, in: tree), isClosed: false)
    while true {
      let first = piece.firstDepth(everyDepths: Int(Replay.snapshotDistance))
      if let stop = try lastStop(in: piece, from: first, notBefore: end, &matcher, &replay) {
        return stop
      }
      let begin = Moment(
        Cursor(node: Int(path[first]), time: tree[Int(path[first])].time), in: tree)
      if first == 0 { return try startStop(before: piece, notBefore: end, &matcher, &replay) }
      if begin < end { return nil }
      piece = Piece(last: begin, isClosed: true)
    }
  }

  /// The last stop after the event at depth `first` and within `piece`.
  private mutating func lastStop(
    in piece: Piece, from first: Int, notBefore end: Moment, _ matcher: inout StopMatcher,
    _ replay: inout Replay
  ) throws(ReplayError) -> Stop? {
    var walk = try walk(from: first, in: &replay)
    (walk.lastDepth, walk.lastTime) = (piece.last.depth, piece.last.time)
    matcher.pass(.event, walk)
    var found: Stop?
    while true {
      let depth = walk.depth
      let step = next(&walk, matcher)
      if step == .end { return found }
      let moment = Moment(depth: walk.depth, time: walk.state.time)
      if !piece.contains(moment) { return found }
      if moment < end {
        matcher.pass(step, walk)
      } else if matcher.match(step, walk) {
        found = Stop(cursor: walk.cursor, hits: matcher.hits)
      }
      if isTimeToEnd(matcher.evaluations, passed: walk.depth - depth) { throw .interrupted }
    }
  }

  /// A stop at the branch's first moment, before which there is none to differ from.
  private mutating func startStop(
    before piece: Piece, notBefore end: Moment, _ matcher: inout StopMatcher,
    _ replay: inout Replay
  ) throws(ReplayError) -> Stop? {
    let start = Moment(depth: 0, time: 0)
    guard piece.last.depth > 0 || piece.last.time > 0, end <= start else { return nil }
    let walk = try walk(from: 0, in: &replay)
    matcher.pass(.event, walk)
    return matcher.match(.event, walk) ? Stop(cursor: walk.cursor, hits: matcher.hits) : nil
  }

  // MARK: Interrupts

  private mutating func isTimeToEnd(_ evaluations: Int, passed events: Int) -> Bool {
    momentsSinceLook += max(1, events)
    let work =
      momentsSinceLook + Self.momentsPerEvaluation * (evaluations - evaluationsAtLook)
    guard work >= Self.momentsPerLook else { return false }
    (momentsSinceLook, evaluationsAtLook) = (0, evaluations)
    return isInterrupted()
  }
}
