import PagerModel
import Wording

/// Why a state cannot be had.
package enum ReplayError: Error, Equatable, Sendable {
  /// The event of this node, on the path, is not known to the model.
  case notReplayable(NodeID)
  /// The user stopped the command.
  case interrupted

  package var sentence: String { String(localized: message) }

  private var message: Message {
    switch self {
    case .notReplayable(let id):
      "#\(id) is an event that this version cannot replay, and so is what stands below it"
    case .interrupted: "interrupted"
    }
  }
}

/// The fold over a tree: the state at any node, from the nearest snapshot above it.
package struct Replay: Sendable {
  package private(set) var tree: EventTree
  private var root: Pager
  private var snapshots: [Int32: Pager] = [:]

  /// Depths between snapshots.
  ///
  /// Measured over 20,000 random seeks in a session of 1,000,000 events and 8 pages, release
  /// build, two shared cores: the median and 99th percentile of a seek, and what snapshots take
  /// an event. 64: 18 and 62 µs, 47 B; 256: 55 and 160 µs, 9 B; 1024: 230 and 610 µs, 2 B.
  package static let snapshotDistance: Int32 = 256

  /// Events folded between two looks for an interrupt.
  static let eventsPerLook = 2048

  package init(root: Pager, tree: EventTree = EventTree()) {
    self.root = root
    self.tree = tree
  }

  /// What the events carry; new entries are only ever added at the end.
  package var payloads: Payloads {
    get { root.payloads }
    set { root.payloads = newValue }
  }

  @discardableResult
  package mutating func append(
    _ event: PagerEvent?, at time: Microseconds, below parent: NodeID
  ) -> NodeID {
    tree.append(event, at: time, below: parent)
  }

  /// The state right after the event of `id`.
  package mutating func state(
    at id: NodeID, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> Pager {
    if tree.isBlocked(id) { throw .notReplayable(obstacle(above: id)) }
    var route: [Int32] = []
    var node = Int32(id)
    while node != 0, snapshots[node] == nil {
      route.append(node)
      node = tree[Int(node)].parent
    }
    var state = snapshots[node] ?? root
    state.payloads = root.payloads
    try fold(route, into: &state, unless: isInterrupted)
    return state
  }

  /// Folds `route`, its last element first, and leaves snapshots on the way.
  private mutating func fold(
    _ route: [Int32], into state: inout Pager, unless isInterrupted: () -> Bool
  ) throws(ReplayError) {
    var left = route.count
    var sinceLook = 0
    while left > 0 {
      let first = tree[Int(route[left - 1])].depth
      let toSnapshot = Int(Self.snapshotDistance - (first - 1) % Self.snapshotDistance)
      let count = min(left, toSnapshot)
      state.apply(count: count) { [tree] in tree.timedEvent(Int(route[left - 1 - $0])) }
      left -= count
      let last = route[left]
      if tree[Int(last)].depth % Self.snapshotDistance == 0 { snapshots[last] = state }
      sinceLook += count
      if sinceLook >= Self.eventsPerLook {
        sinceLook = 0
        if isInterrupted() { throw .interrupted }
      }
    }
  }

  /// Keeps the state right after the event of `id` where a snapshot is due.
  package mutating func keep(_ state: Pager, at id: NodeID) {
    if tree[id].depth % Self.snapshotDistance == 0 { snapshots[Int32(id)] = state }
  }

  /// The first node on the path to `id` whose event cannot be replayed.
  func obstacle(above id: NodeID) -> NodeID {
    var node = id
    while let parent = tree.parent(of: node), tree.isBlocked(parent) { node = parent }
    return node
  }

  /// The state at `time` on the path to `id`, or after it with only time passing.
  package mutating func state(
    at time: Microseconds, onPathTo id: NodeID, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> Pager {
    var node = id
    while tree[node].time > time, let parent = tree.parent(of: node) { node = parent }
    var state = try state(at: node, unless: isInterrupted)
    state.advance(to: time)
    return state
  }

  /// The state when the event of `id` came: its time has run, the event has not acted.
  package mutating func stateBefore(
    _ id: NodeID, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> Pager {
    guard let parent = tree.parent(of: id) else { return root }
    var state = try state(at: parent, unless: isInterrupted)
    state.advance(to: tree[id].time)
    return state
  }

  /// What was sent while time ran up to the event of `id`, and by it.
  package mutating func effects(
    at id: NodeID, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> [SentEffect] {
    guard let parent = tree.parent(of: id) else { return [] }
    var state = try state(at: parent, unless: isInterrupted)
    if tree.isBlocked(id) { throw .notReplayable(id) }
    var probe = EffectProbe()
    state.apply(tree.timedEvent(id), &probe)
    return probe.effects
  }

  /// What was sent at the nodes after `since`, which stands above `id`, up to `id`.
  package mutating func effects(
    after since: NodeID, to id: NodeID, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> [SentEffect] {
    var state = try state(at: since, unless: isInterrupted)
    if tree.isBlocked(id) { throw .notReplayable(obstacle(above: id)) }
    var probe = EffectProbe()
    for node in tree.path(to: id).dropFirst(Int(tree[since].depth) + 1) {
      if tree[Int(node)].depth % Int32(Self.eventsPerLook) == 0, isInterrupted() {
        throw .interrupted
      }
      state.apply(tree.timedEvent(Int(node)), &probe)
    }
    return probe.effects
  }
}

extension EventTree {
  /// An event that is not known only lets its time pass; states below it are not asked for.
  package func timedEvent(_ id: NodeID) -> TimedEvent {
    TimedEvent(self[id].event ?? .wait, at: self[id].time)
  }
}
