import PagerModel

/// The session as the user walks it: the tree, a branch of it, and a place on that branch.
package struct Timeline: Sendable {
  package internal(set) var replay: Replay
  package private(set) var branches: BranchNames
  package private(set) var bookmarks = Bookmarks()
  package internal(set) var cursor = Cursor(node: 0, time: 0)
  /// The state at the cursor.
  package internal(set) var state: Pager
  /// From the root to the end of the branch.
  package internal(set) var path = Path()

  package init(_ replay: Replay, branches: BranchNames = BranchNames()) throws(ReplayError) {
    self.replay = replay
    self.branches = branches
    state = try self.replay.state(at: 0)
    path = tree.path(to: branches.main(in: tree))
  }

  package var tree: EventTree { replay.tree }

  package var container: Container { state.container }

  /// Events before the cursor on the branch.
  package var depth: Int { tree.depth(of: cursor.node) }

  /// Events on the branch.
  package var length: Int { path.count - 1 }

  /// The node the branch ends at.
  package var leaf: NodeID { Int(path[path.count - 1]) }

  /// How the branch is called: a name, or the id of its last node.
  package var branchName: String { branches.name(of: leaf, in: tree) ?? "#\(leaf)" }

  /// Whether `id` stands on the branch.
  package func isOnBranch(_ id: NodeID) -> Bool {
    path.depth(of: id) != nil
  }

  /// The node after the cursor on the branch.
  package var next: NodeID? {
    // While a branch is taken, the cursor is not on its path yet.
    guard depth < length, isOnBranch(cursor.node) else { return nil }
    return Int(path[depth + 1])
  }

  // MARK: Moving

  /// Goes to `place`; where it cannot, nothing changes.
  package mutating func go(
    to place: Place, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) {
    let target = resolve(place)
    var state =
      target.node == next
      ? try stateAfterNext(target.node, unless: isInterrupted)
      : try replay.state(at: target.node, unless: isInterrupted)
    if target.time > state.time { state.advance(to: target.time) }
    self.state = state
    cursor = target
    if !isOnBranch(target.node) { path = tree.path(to: tree.leaf(below: target.node)) }
  }

  /// One step on from the state at hand.
  private mutating func stateAfterNext(
    _ id: NodeID, unless isInterrupted: () -> Bool
  ) throws(ReplayError) -> Pager {
    guard !tree.isBlocked(id) else { return try replay.state(at: id, unless: isInterrupted) }
    var state = state
    state.apply(tree.timedEvent(of: id))
    replay.keep(state, at: id)
    return state
  }

  /// The node and the time that a place stands for.
  package func resolve(_ place: Place) -> Cursor {
    switch place {
    case .node(let id): return at(id)
    case .cursor(let cursor): return cursor
    case .depth(let depth): return at(Int(path[min(max(depth, 0), length)]))
    case .time(let time): return cursor(at: time)
    }
  }

  private func at(_ id: NodeID) -> Cursor { Cursor(node: id, time: tree.time(of: id)) }

  /// Takes the branch that ends at `leaf`, and goes to its end.
  package mutating func switchBranch(
    to leaf: NodeID, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) {
    let old = path
    path = tree.path(to: leaf)
    do {
      try go(to: .node(leaf), unless: isInterrupted)
    } catch {
      path = old
      throw error
    }
  }

  // MARK: Growing

  /// Appends `event` `delay` microseconds after the cursor and goes there. Where the node has
  /// children already, this begins a branch.
  @discardableResult
  package mutating func append(
    _ event: PagerEvent, after delay: Microseconds = 0
  ) throws(ReplayError) -> NodeID {
    let continuesBranch = tree.isLeaf(cursor.node)
    let id = appendNode(event, at: cursor.time + delay, below: cursor.node)
    if continuesBranch { branches.follow(from: cursor.node, to: id) }
    if continuesBranch { path.append(id) } else { path = tree.path(to: id) }
    try go(to: .node(id))
    return id
  }

  /// Appends a node anywhere; cursor, branch and names stay.
  mutating func appendNode(
    _ event: PagerEvent, at time: Microseconds, below parent: NodeID
  ) -> NodeID {
    replay.append(event, at: time, below: parent)
  }

  package mutating func add(_ list: [PageSpec]) -> Payloads.PagesID {
    var payloads = replay.payloads
    let id = payloads.add(list)
    adopt(payloads)
    return id
  }

  package mutating func add(_ change: PolicyChange) -> Payloads.PolicyID {
    var payloads = replay.payloads
    let id = payloads.add(change)
    adopt(payloads)
    return id
  }

  package mutating func add(_ callback: Callback) -> Payloads.CallbackID {
    var payloads = replay.payloads
    let id = payloads.add(callback)
    adopt(payloads)
    return id
  }

  private mutating func adopt(_ payloads: Payloads) {
    replay.payloads = payloads
    state.payloads = payloads
  }

  // MARK: Names

  /// Calls the branch that ends at `node` by `name`.
  package mutating func nameBranch(_ name: String, at node: NodeID) {
    branches.set(name, at: node)
  }

  package var marks: [(name: String, node: NodeID)] { bookmarks.list }

  package mutating func mark(_ name: String, at node: NodeID) {
    bookmarks.add(name, at: node)
  }

  /// The node a bookmark or a branch name stands for: the last bookmark of that name, or the
  /// branch's end.
  package func node(named name: String) -> NodeID? {
    bookmarks.node(named: name) ?? branches.end(of: name, in: tree)
  }

  /// `node(named:)` as it is now, without a hold on the replay.
  package var nodeLookup: @Sendable (String) -> NodeID? {
    let (bookmarks, branches, tree) = (bookmarks, branches, tree)
    return { bookmarks.node(named: $0) ?? branches.end(of: $0, in: tree) }
  }
}

/// Where to go on the branch.
package enum Place: Sendable, Equatable {
  case node(NodeID)
  case cursor(Cursor)
  /// After so many events of the branch, or at its end where there are fewer.
  case depth(Int)
  /// Microseconds since node 0.
  case time(Microseconds)
}
