import PagerModel

extension Timeline {
  /// What a rewritten branch has of the one it was made from.
  package struct Rewriting: Sendable {
    /// The last node that both have.
    package let fork: NodeID
    /// The last node before the repeated ones: what was put in, or the fork.
    package let beforeRepeated: NodeID
    /// Old nodes that the branch has nothing for, in order.
    package let leftOut: [NodeID]
    /// Each repeated node's old id and its new one, in order.
    package let repeated: [(old: NodeID, new: NodeID)]
    /// All new nodes, in order.
    package let new: [NodeID]
  }

  /// Makes a branch off this one: the first `prefix` events stay, `events` follow, and then the
  /// events from `resume` on (as depths of this branch) again, each `shift` microseconds later
  /// than it was, but never before the one that it follows. The cursor stays.
  ///
  /// Where it is interrupted, nodes that lead nowhere are left.
  package mutating func rewrite(
    keeping prefix: Int, inserting events: [TimedEvent], resumingAt resume: Int,
    shift: Microseconds = 0, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> Rewriting {
    let fork = Int(path[prefix])
    if tree.isBlocked(fork) { throw .notReplayable(replay.obstacle(above: fork)) }
    let rest = path.dropFirst(resume).map { (id: Int($0), node: tree[Int($0)]) }
    var replayed: [(id: NodeID, event: TimedEvent)] = []
    for (id, node) in rest {
      guard let event = node.event else { throw .notReplayable(id) }
      replayed.append((id, TimedEvent(event, at: node.time + shift)))
    }
    var new: [NodeID] = []
    for event in events { new += appendInTime(event, below: new.last ?? fork) }
    let beforeRepeated = new.last ?? fork
    var repeated: [(NodeID, NodeID)] = []
    for (index, (old, event)) in replayed.enumerated() {
      if index % Replay.eventsPerLook == 0, isInterrupted() { throw .interrupted }
      new += appendInTime(event, below: new.last ?? fork)
      if let last = new.last { repeated.append((old, last)) }
    }
    return Rewriting(
      fork: fork, beforeRepeated: beforeRepeated,
      leftOut: path[(prefix + 1)..<max(prefix + 1, min(resume, path.count))].map(Int.init),
      repeated: repeated, new: new)
  }

  /// Appends an event, after as many waits as keep it within a day of the one before.
  private mutating func appendInTime(_ timed: TimedEvent, below parent: NodeID) -> [NodeID] {
    var new: [NodeID] = []
    var parent = parent
    while timed.time - tree[parent].time > EventTree.longestGap {
      parent = appendNode(.wait, at: tree[parent].time + EventTree.longestGap, below: parent)
      new.append(parent)
    }
    return new + [appendNode(timed.event, at: max(timed.time, tree[parent].time), below: parent)]
  }
}
