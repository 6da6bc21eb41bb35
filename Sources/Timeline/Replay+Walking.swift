import PagerModel

extension Replay {
  /// The state at a place: time has passed since its node.
  package mutating func state(
    at cursor: Cursor, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> Pager {
    var state = try state(at: cursor.node, unless: isInterrupted)
    state.advance(to: cursor.time)
    return state
  }

  /// The last frame that is visited after `node` and not after `limit`, in microseconds since
  /// node 0: what moved is at rest then, or the next event comes. The node's own time if nothing
  /// moves.
  package mutating func settling(
    after node: NodeID, until limit: Microseconds?, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> Cursor {
    var state = try state(at: node, unless: isInterrupted)
    var last = tree.time(of: node)
    while let frame = state.nextVisit, frame <= limit ?? .max {
      state.advance(to: frame)
      last = frame
    }
    return Cursor(node: node, time: last)
  }
}
