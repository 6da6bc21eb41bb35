import PagerModel

extension Timeline {
  /// What a rewritten branch has of the one it was made from.
  package struct Rewriting: Sendable {
    /// The last node that both have.
    package let fork: NodeID
    /// The last node before the repeated ones: what was put in, or the fork.
    package let beforeRepeated: NodeID
    /// All new nodes.
    package let new: Range<NodeID>

    private let old: Path
    /// The depths of the old branch that the new one has nothing for.
    private let leftOut: Range<Int>
    /// Where the old branch begins to be repeated.
    private let resume: Int
    /// By event that more waits were put before, in order: its depth on the old branch, once for
    /// each wait.
    private let waits: [Int]

    fileprivate init(
      of old: Path, keeping prefix: Int, resumingAt resume: Int, beforeRepeated: NodeID,
      new: Range<NodeID>, waits: [Int]
    ) {
      fork = Int(old[prefix])
      (self.old, self.resume, self.waits) = (old, resume, waits)
      (self.beforeRepeated, self.new) = (beforeRepeated, new)
      leftOut = prefix + 1..<max(prefix + 1, min(resume, old.count))
    }

    /// Whether the new branch has nothing for an old node.
    package func isLeftOut(_ node: NodeID) -> Bool {
      old.depth(of: node).map(leftOut.contains) ?? false
    }

    /// The node that repeats an old one; nil: it is not repeated.
    package func repeated(_ node: NodeID) -> NodeID? {
      guard let depth = old.depth(of: node), depth >= resume else { return nil }
      let first = beforeRepeated == fork ? new.lowerBound : beforeRepeated + 1
      return first + depth - resume + (waits.lastIndex { $0 <= depth } ?? -1) + 1
    }
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
    let rest = min(resume, path.count)..<path.count
    if tree.isBlocked(leaf),
      let unknown = rest.first(where: { tree.event(of: Int(path[$0])) == nil })
    {
      throw .notReplayable(Int(path[unknown]))
    }
    let first = tree.count + 1
    var last = fork
    for event in events { appendInTime(event, below: &last) }
    let beforeRepeated = last
    var waits: [Int] = []
    var depth = rest.lowerBound
    for stretch in tree.stretches(from: depth, to: leaf) {
      var id = stretch.lowerBound
      while id <= stretch.upperBound {
        if isInterrupted() { throw .interrupted }
        let part = id...min(stretch.upperBound, id + Replay.eventsPerLook - 1)
        let count = append(again: part, shift: shift, below: &last)
        (id, depth) = (id + count, depth + count)
        guard id <= part.upperBound else { continue }
        var event = tree.timedEvent(of: id)
        event.time += shift
        waits += repeatElement(depth, count: appendInTime(event, below: &last))
        (id, depth) = (id + 1, depth + 1)
      }
    }
    return Rewriting(
      of: path, keeping: prefix, resumingAt: resume, beforeRepeated: beforeRepeated,
      new: first..<tree.count + 1, waits: waits)
  }

  /// Appends events of `ids` again, up to one that waits must be put before; how many they were.
  private mutating func append(
    again ids: ClosedRange<NodeID>, shift: Microseconds, below last: inout NodeID
  ) -> Int {
    let before = tree.count
    replay.tree.append(again: ids, shift: shift, below: last)
    if tree.count > before { last = tree.count }
    return tree.count - before
  }

  /// Appends an event, after as many waits as keep it within a day of the one before; how many
  /// waits those were.
  @discardableResult
  private mutating func appendInTime(_ timed: TimedEvent, below last: inout NodeID) -> Int {
    var waits = 0
    while timed.time - tree.time(of: last) > EventTree.longestGap {
      last = appendNode(.wait, at: tree.time(of: last) + EventTree.longestGap, below: last)
      waits += 1
    }
    last = appendNode(timed.event, at: max(timed.time, tree.time(of: last)), below: last)
    return waits
  }
}
