import PagerModel
import Recording
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
  package internal(set) var tree: EventTree
  private(set) var root: Pager
  private var snapshots: Snapshots
  /// The states on the way from the last snapshot to where the last fold went.
  private var steps = Snapshots()

  /// Depths between snapshots.
  ///
  /// A seek folds half of it in the middle, and a snapshot takes 3.5 kB with 8 pages. Measured by
  /// `unscroll bench --case seek` at ten million events, on two cores: the median and 99th percentile
  /// of a seek at 256 are 46 and 125 µs, with 14 B of snapshots an event. With a fold a third as fast
  /// 64 took 18 and 62 µs for 47 B, 256 took 55 and 160 µs, 1024 took 230 and 610 µs for 2 B.
  package static let snapshotDistance: Int32 = 256

  /// Depths between the states that are kept behind the last snapshot, for steps back.
  static let stepDistance = 16

  /// Events folded between two looks for an interrupt.
  static let eventsPerLook = 2048

  package init(root: Pager, tree: EventTree = EventTree()) {
    self.init(root: root, tree: tree, snapshots: Snapshots())
  }

  init(root: Pager, tree: EventTree, snapshots: Snapshots) {
    self.root = root
    self.tree = tree
    self.snapshots = snapshots
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

  /// Goes on with events that begin with those of the tree, and with what they carry.
  mutating func take(_ log: EventLog, _ payloads: Payloads) {
    tree = EventTree(log)
    root.payloads = payloads
  }

  /// The state right after the event of `id`.
  package mutating func state(
    at id: NodeID, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> Pager {
    if tree.isBlocked(id) { throw .notReplayable(obstacle(above: id)) }
    var (start, state) = nearestState(above: id)
    try fold(from: start, to: id, into: &state, unless: isInterrupted)
    return state
  }

  /// The nearest node at or above `id` whose state is at hand, and that state. `id` is not blocked.
  package func nearestState(above id: NodeID) -> (node: NodeID, state: Pager) {
    var (node, depth) = (id, tree.depth(of: id))
    let lastSnapshot = depth / Int(Self.snapshotDistance) * Int(Self.snapshotDistance)
    depth -= depth % Self.stepDistance
    while depth > 0 {
      node = tree.ancestor(of: node, atDepth: depth)
      if var state = depth > lastSnapshot ? steps[node] : snapshots[node] {
        state.payloads = root.payloads
        return (node, state)
      }
      depth -= depth > lastSnapshot ? Self.stepDistance : Int(Self.snapshotDistance)
    }
    return (0, root)
  }

  /// Folds the path from below `start` to `id`, and leaves snapshots on the way.
  private mutating func fold(
    from start: NodeID, to id: NodeID, into state: inout Pager, unless isInterrupted: () -> Bool
  ) throws(ReplayError) {
    var depth = tree.depth(of: start)
    var looked = depth
    let lastSnapshot = tree.depth(of: id) / Int(Self.snapshotDistance) * Int(Self.snapshotDistance)
    if depth <= lastSnapshot { steps = Snapshots() }
    for stretch in tree.stretches(from: depth + 1, to: id) {
      var node = stretch.lowerBound
      while node <= stretch.upperBound {
        let distance = depth < lastSnapshot ? Int(Self.snapshotDistance) : Self.stepDistance
        let count = min(stretch.upperBound - node + 1, distance - depth % distance)
        state.apply { [tree] in tree.play(node..<node + count, while: $0) }
        node += count
        depth += count
        if depth > lastSnapshot, depth % Self.stepDistance == 0 { steps.keep(state, at: node - 1) }
        keep(state, at: node - 1)
        if depth - looked >= Self.eventsPerLook {
          looked = depth
          if isInterrupted() { throw .interrupted }
        }
      }
    }
  }

  /// Keeps the state right after the event of `id` where a snapshot is due.
  package mutating func keep(_ state: Pager, at id: NodeID) {
    if tree.depth(of: id) % Int(Self.snapshotDistance) == 0 { snapshots.keep(state, at: id) }
  }

  /// The first node on the path to `id` whose event cannot be replayed.
  func obstacle(above id: NodeID) -> NodeID {
    let depth = tree.depth(of: tree.lastReplayable(onPathTo: id)) + 1
    return tree.ancestor(of: id, atDepth: min(depth, tree.depth(of: id)))
  }

  /// The state at `time` on the path to `id`, or after it with only time passing.
  package mutating func state(
    at time: Microseconds, onPathTo id: NodeID, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> Pager {
    var node = id
    while tree.time(of: node) > time, let parent = tree.parent(of: node) { node = parent }
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
    state.advance(to: tree.time(of: id))
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
    state.apply(tree.timedEvent(of: id), &probe)
    return probe.effects
  }

  /// What was sent at the nodes after `since`, which stands above `id`, up to `id`.
  package mutating func effects(
    after since: NodeID, to id: NodeID, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> [SentEffect] {
    var state = try state(at: since, unless: isInterrupted)
    if tree.isBlocked(id) { throw .notReplayable(obstacle(above: id)) }
    var probe = EffectProbe()
    var looks = 0
    for node in tree.stretches(from: tree.depth(of: since) + 1, to: id).joined() {
      looks += 1
      if looks % Self.eventsPerLook == 0, isInterrupted() { throw .interrupted }
      state.apply(tree.timedEvent(of: node), &probe)
    }
    return probe.effects
  }
}
