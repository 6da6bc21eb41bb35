import PagerModel
import Timeline

/// Finds what is broken on the branches of a session, and where.
package struct InvariantSearch {
  package struct Finding: Sendable, Equatable {
    package let violation: Violation
    /// The event, and the time after it.
    package let cursor: Cursor
  }

  private let exempt: Set<Invariant>
  private let isInterrupted: () -> Bool
  /// At nodes where branches part: what the monitor knew right after them.
  private var monitors: [NodeID: InvariantMonitor] = [:]
  package private(set) var findings: [Finding] = []

  package init(exempt: Set<Invariant> = [], unless isInterrupted: @escaping () -> Bool = { false })
  {
    self.exempt = exempt
    self.isInterrupted = isInterrupted
  }

  /// The first violations on every branch of the tree; one that branches share is named once.
  package mutating func searchAll(_ replay: inout Replay) throws(ReplayError) {
    let tree = replay.tree
    for leaf in tree.leaves where !tree.isBlocked(leaf) {
      try search(to: Cursor(node: leaf, time: tree[leaf].time), settling: true, &replay)
    }
  }

  /// Goes on from where an earlier search parted from this path. `settling`: time then runs until
  /// nothing moves, and what needs trying is tried.
  package mutating func search(
    to end: Cursor, settling: Bool, _ replay: inout Replay
  ) throws(ReplayError) {
    let tree = replay.tree
    let path = tree.path(to: end.node)
    let start = path.lastIndex { monitors[Int($0)] != nil } ?? 0
    var monitor = monitors[Int(path[start])] ?? InvariantMonitor(exempt: exempt)
    var needs = MomentWalk.Needs()
    (needs.frames, needs.effects) = (true, true)
    var walk = try MomentWalk(&replay, path: path, from: start, needs, unless: isInterrupted)
    walk.lastDepth = path.count - 1
    // No frame stands at the last microsecond there is: that means none.
    walk.lastTime = settling ? .max - 1 : end.time
    var looks = InterruptLooks(isInterrupted)
    while true {
      let before = walk.state
      let step = walk.next()
      guard step != .end else { break }
      let event = step == .event ? walk.event : nil
      let broken = monitor.violations(
        from: before, by: event, sending: walk.probe.effects, to: walk.state)
      findings += broken.map { Finding(violation: $0, cursor: walk.cursor) }
      if step == .event, tree.hasBranches(walk.node) { monitors[walk.node] = monitor }
      try looks.pass(walk.state.viewCount)
    }
    if settling {
      let tried = try monitor.violations(tryingOn: walk.state, &looks)
      findings += tried.map { Finding(violation: $0, cursor: walk.cursor) }
    }
  }
}
