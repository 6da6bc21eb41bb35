import PagerModel
import Recording

/// A node of the tree by its id: 0 is the root, before the first event.
package typealias NodeID = Int

/// The events and how they branch: an immutable log that only grows.
package struct EventTree: Sendable {
  package struct Node: Sendable {
    /// -1 at the root.
    package let parent: Int32
    /// How many events stand on the path to it, its own with it.
    package let depth: Int32
    /// Microseconds since node 0.
    package let time: Microseconds
    /// Nil: an event that the model does not know; nothing at or below it can be replayed.
    package let event: PagerEvent?
  }

  /// An event follows its parent within a day.
  package static let longestGap: Microseconds = 86_400_000_000

  package private(set) var log: EventLog

  package init(_ log: EventLog = EventLog()) { self.log = log }

  private var lineage: Lineage { log.lineage }

  /// Events, the root not counted.
  package var count: Int { log.count }
  package var ids: Range<NodeID> { 0..<count + 1 }

  package func contains(_ id: NodeID) -> Bool { ids.contains(id) }

  package subscript(id: NodeID) -> Node {
    Node(
      parent: Int32(lineage.parent(of: id)), depth: Int32(lineage.depth(of: id)),
      time: log.time(of: id), event: log.event(of: id))
  }

  /// Microseconds since node 0.
  package func time(of id: NodeID) -> Microseconds { log.time(of: id) }

  /// Nil: an event that the model does not know.
  package func event(of id: NodeID) -> PagerEvent? { log.event(of: id) }

  /// An event that is not known only lets its time pass; states below it are not asked for.
  package func timedEvent(of id: NodeID) -> TimedEvent { log.timedEvent(of: id) }

  /// Hands on the events of `ids`, none of them the root's, as `EventLog` does.
  func play(_ ids: Range<NodeID>, while goesOn: (PagerEvent, Microseconds) -> Bool) {
    log.play(ids, while: goesOn)
  }

  /// Hands on the events at `depths` of a path, not of its root, while `goesOn` says so.
  package func play(
    _ depths: Range<Int>, of path: Path, while goesOn: (PagerEvent, Microseconds) -> Bool
  ) {
    var rest = depths.clamped(to: 0..<path.endIndex)
    while let depth = rest.first {
      let ids = path.stretch(from: depth, upTo: rest.upperBound)
      guard log.play(ids, while: goesOn) else { return }
      rest = depth + ids.count..<rest.upperBound
    }
  }

  /// How many events stand on the path to it, its own with it.
  package func depth(of id: NodeID) -> Int { lineage.depth(of: id) }

  /// Adds an event below `parent`; its id is the next number.
  @discardableResult
  package mutating func append(
    _ event: PagerEvent?, at time: Microseconds, below parent: NodeID
  ) -> NodeID {
    log.append(event, at: time, below: parent)
    return count
  }

  /// Adds events again, as `EventLog` does, up to one that would come too long after the one before.
  mutating func append(again ids: ClosedRange<NodeID>, shift: Microseconds, below parent: NodeID) {
    log.append(again: ids, shift: shift, below: parent, within: Self.longestGap)
  }

  /// At or below an event that cannot be replayed.
  package func isBlocked(_ id: NodeID) -> Bool { lineage.isBlocked(id) }

  /// The last node on the path to `id` at which there is a state.
  package func lastReplayable(onPathTo id: NodeID) -> NodeID {
    lineage.lastUnblocked(onPathTo: id)
  }

  /// Nil at the root.
  package func parent(of id: NodeID) -> NodeID? { id == 0 ? nil : lineage.parent(of: id) }

  package func firstChild(of id: NodeID) -> NodeID? { lineage.firstChild(of: id) }

  /// In the order in which they were added.
  package func children(of id: NodeID) -> [NodeID] { lineage.children(of: id) }

  /// More than one event follows it.
  package func hasBranches(_ id: NodeID) -> Bool { lineage.hasBranches(id) }

  package func isLeaf(_ id: NodeID) -> Bool { lineage.firstChild(of: id) == nil }

  /// Where first children lead from `id`.
  package func leaf(below id: NodeID) -> NodeID { lineage.leaf(below: id) }

  /// Nodes that nothing stands below, in the order of their ids.
  package var leaves: [NodeID] { lineage.leaves }

  /// The node at `depth` of the path to `id`, which is at least as deep.
  func ancestor(of id: NodeID, atDepth depth: Int) -> NodeID {
    lineage.ancestor(of: id, atDepth: depth)
  }

  /// The nodes from the root to `id`, both with it: its place in the list is its depth.
  package func path(to id: NodeID) -> Path { Path(stretches(from: 0, to: id)) }

  /// The nodes of the path to `id` from `depth` on, as stretches of ids that follow each other.
  func stretches(from depth: Int, to id: NodeID) -> [ClosedRange<NodeID>] {
    guard lineage.depth(of: id) >= depth else { return [] }
    var stretches: [ClosedRange<NodeID>] = []
    var (last, run) = (id, lineage.runs[lineage.run(of: id)])
    while run.depth > depth {
      stretches.append(Int(run.first)...last)
      (last, run) = (Int(run.parent), lineage.runs[Int(run.above)])
    }
    stretches.append(Int(run.first) + depth - Int(run.depth)...last)
    return stretches.reversed()
  }

  /// Whether `ancestor` stands on the path to `id`, or is it.
  package func isOnPath(_ ancestor: NodeID, to id: NodeID) -> Bool {
    ancestor == id || lineage.isAbove(ancestor, id)
  }
}
