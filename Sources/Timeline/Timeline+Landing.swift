import PagerModel

extension Timeline {
  /// Lends the replay to work that walks the branch; the snapshots it leaves are kept.
  package mutating func withReplay<Value, Failure: Error>(
    _ body: (inout Replay) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try body(&replay)
  }

  /// Goes to a place whose state is known; on the branch to `leaf`, if one is named.
  package mutating func land(at target: Cursor, _ state: Pager, onPathTo leaf: NodeID? = nil) {
    self.state = state
    self.state.payloads = replay.payloads
    if target.time > state.time { self.state.advance(to: target.time) }
    cursor = target
    let end = leaf ?? self.leaf
    if end == self.leaf, isOnBranch(target.node) { return }
    path = tree.path(to: tree.isOnPath(target.node, to: end) ? end : tree.leaf(below: target.node))
  }

  /// Where the branch is at `time`: what happened then has acted.
  package func cursor(at time: Microseconds) -> Cursor {
    let node = Int(path[tree.depth(at: time, on: path)])
    return Cursor(node: node, time: max(time, tree.time(of: node)))
  }
}

extension EventTree {
  /// How many events of `path` acted at or before `time`.
  package func depth(at time: Microseconds, on path: Path) -> Int {
    var (low, high) = (0, path.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.time(of: Int(path[middle])) <= time { low = middle } else { high = middle }
    }
    return low
  }
}
