import PagerModel

/// A node of the tree by its id: 0 is the root, before the first event.
package typealias NodeID = Int

/// The events and how they branch: an immutable log that only grows.
package struct EventTree: Sendable {
  package struct Node: Sendable {
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

  private var nodes: [Node] = [Node(parent: -1, depth: 0, time: 0, event: .wait)]
  private var firstChild: [Int32] = [-1]
  private var lastChild: [Int32] = [-1]
  private var nextSibling: [Int32] = [-1]
  /// The run of first children that each node stands on, and the node each run ends at.
  private var run: [Int32] = [0]
  private var lastOfRun: [Int32] = [0]
  /// Nodes at or below an event that cannot be replayed.
  private var blocked: Set<NodeID> = []

  package init() {}

  package mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count + 1)
    firstChild.reserveCapacity(count + 1)
    lastChild.reserveCapacity(count + 1)
    nextSibling.reserveCapacity(count + 1)
    run.reserveCapacity(count + 1)
  }

  /// Events, the root not counted.
  package var count: Int { nodes.count - 1 }
  package var ids: Range<NodeID> { 0..<nodes.count }

  package func contains(_ id: NodeID) -> Bool { nodes.indices.contains(id) }

  package subscript(id: NodeID) -> Node { nodes[id] }

  /// Adds an event below `parent`; its id is the next number.
  @discardableResult
  package mutating func append(
    _ event: PagerEvent?, at time: Microseconds, below parent: NodeID
  ) -> NodeID {
    let id = nodes.count
    nodes.append(
      Node(parent: Int32(parent), depth: nodes[parent].depth + 1, time: time, event: event))
    firstChild.append(-1)
    lastChild.append(-1)
    nextSibling.append(-1)
    link(Int32(id), below: parent)
    if event == nil || isBlocked(parent) { blocked.insert(id) }
    return id
  }

  private mutating func link(_ id: Int32, below parent: NodeID) {
    if firstChild[parent] < 0 {
      firstChild[parent] = id
      run.append(run[parent])
      lastOfRun[Int(run[parent])] = id
    } else {
      nextSibling[Int(lastChild[parent])] = id
      run.append(Int32(lastOfRun.count))
      lastOfRun.append(id)
    }
    lastChild[parent] = id
  }

  /// At or below an event that cannot be replayed.
  package func isBlocked(_ id: NodeID) -> Bool { !blocked.isEmpty && blocked.contains(id) }

  /// The last node on the path to `id` at which there is a state.
  package func lastReplayable(onPathTo id: NodeID) -> NodeID {
    var node = id
    while isBlocked(node) { node = Int(nodes[node].parent) }
    return node
  }

  /// Nil at the root.
  package func parent(of id: NodeID) -> NodeID? { id == 0 ? nil : Int(nodes[id].parent) }

  package func firstChild(of id: NodeID) -> NodeID? {
    firstChild[id] < 0 ? nil : Int(firstChild[id])
  }

  /// In the order in which they were added.
  package func children(of id: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var child = firstChild[id]
    while child >= 0 {
      result.append(Int(child))
      child = nextSibling[Int(child)]
    }
    return result
  }

  /// More than one event follows it.
  package func hasBranches(_ id: NodeID) -> Bool { firstChild[id] != lastChild[id] }

  package func isLeaf(_ id: NodeID) -> Bool { firstChild[id] < 0 }

  /// Where first children lead from `id`.
  package func leaf(below id: NodeID) -> NodeID { Int(lastOfRun[Int(run[id])]) }

  /// Nodes that nothing stands below, in the order of their ids.
  package var leaves: [NodeID] { ids.filter { isLeaf($0) } }

  /// The nodes from the root to `id`, both with it: its place in the list is its depth.
  package func path(to id: NodeID) -> [Int32] {
    var result = [Int32](repeating: 0, count: Int(nodes[id].depth) + 1)
    var node = Int32(id)
    for place in result.indices.reversed() {
      result[place] = node
      node = nodes[Int(node)].parent
    }
    return result
  }

  /// Whether `ancestor` stands on the path to `id`, or is it.
  package func isOnPath(_ ancestor: NodeID, to id: NodeID) -> Bool {
    var node = id
    while nodes[node].depth > nodes[ancestor].depth { node = Int(nodes[node].parent) }
    return node == ancestor
  }
}
