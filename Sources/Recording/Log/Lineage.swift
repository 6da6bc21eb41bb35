/// Who descends from whom, kept as runs of nodes each of which is the child of the one before: a
/// session without branches is one run.
package struct Lineage: Sendable {
  package struct Run: Sendable {
    package let first: Int32
    /// The parent of `first`; -1: it is node 0.
    package let parent: Int32
    /// The run that the parent stands in.
    package let above: Int32
    /// How many events stand on the path to `first`, its own with it.
    package let depth: Int32
    /// The line of first children that it is a part of.
    fileprivate let line: Int32
    /// The next run that begins at the same parent; -1: none.
    fileprivate var next: Int32 = -1
    /// Its first node at or below an event that cannot be replayed.
    fileprivate var firstBlocked = Int32.max
  }

  package private(set) var runs = [Run(first: 0, parent: -1, above: -1, depth: 0, line: 0)]
  /// The last node that was added; 0: none.
  package private(set) var last = 0

  /// By node, the first and the last of the runs that begin below it.
  private var branches: [Int32: (first: Int32, last: Int32)] = [:]
  /// By line of first children, its last run.
  private var lastOfLine: [Int32] = [0]

  package init() {}

  /// Adds the node after the last one; `isBlocked`: its event cannot be replayed.
  @inline(__always)
  mutating func add(parent: Int, isBlocked: Bool = false) {
    if parent != last { branch(below: parent) }
    last += 1
    if isBlocked { block() }
  }

  /// Adds so many nodes that can be replayed, each below the one before.
  mutating func add(_ count: Int, below parent: Int) {
    if parent != last { branch(below: parent) }
    last += count
  }

  private mutating func branch(below parent: Int) {
    let (above, index, node) = (run(of: parent), Int32(runs.count), Int32(parent))
    let isFirstChild = parent == end(of: above) && branches[node] == nil
    if !isFirstChild { lastOfLine.append(index) }
    var run = Run(
      first: Int32(last + 1), parent: node, above: Int32(above),
      depth: Int32(depth(of: parent) + 1),
      line: isFirstChild ? runs[above].line : Int32(lastOfLine.count - 1))
    lastOfLine[Int(run.line)] = index
    if node >= runs[above].firstBlocked { run.firstBlocked = run.first }
    runs.append(run)
    let known = branches.updateValue((branches[node]?.first ?? index, index), forKey: node)
    if let known { runs[Int(known.last)].next = index }
  }

  private mutating func block() {
    let index = runs.count - 1
    runs[index].firstBlocked = min(runs[index].firstBlocked, Int32(last))
  }

  // MARK: Upwards

  /// The run that `node` stands in.
  package func run(of node: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    if node >= runs[high].first { return high }
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].first <= node { low = middle } else { high = middle }
    }
    return low
  }

  /// -1: node 0 has none.
  package func parent(of node: Int) -> Int {
    let run = runs[run(of: node)]
    return node == run.first ? Int(run.parent) : node - 1
  }

  /// How many events stand on the path to `node`, its own with it.
  package func depth(of node: Int) -> Int {
    let run = runs[run(of: node)]
    return Int(run.depth) + node - Int(run.first)
  }

  /// The node at `depth` of the path to `node`, which is at least as deep.
  package func ancestor(of node: Int, atDepth depth: Int) -> Int {
    var run = runs[run(of: node)]
    while run.depth > depth { run = runs[Int(run.above)] }
    return Int(run.first) + depth - Int(run.depth)
  }

  /// Whether `ancestor` stands on the path to `node`, above it.
  package func isAbove(_ ancestor: Int, _ node: Int) -> Bool {
    guard (0..<node).contains(ancestor) else { return false }
    var run = runs[run(of: node)]
    while run.first > ancestor, run.parent > ancestor { run = runs[Int(run.above)] }
    return run.first <= ancestor || run.parent == ancestor
  }

  /// At or below an event that cannot be replayed.
  package func isBlocked(_ node: Int) -> Bool { node >= runs[run(of: node)].firstBlocked }

  /// The last node on the path to `node` that is not blocked.
  package func lastUnblocked(onPathTo node: Int) -> Int {
    var (node, run) = (Int32(node), runs[run(of: node)])
    while run.first >= run.firstBlocked { (node, run) = (run.parent, runs[Int(run.above)]) }
    return Int(min(node, run.firstBlocked - 1))
  }

  // MARK: Downwards

  /// The last node of the run that begins at node 0, before it is blocked.
  package var endOfFirstRun: Int { min(end(of: 0), Int(runs[0].firstBlocked) - 1) }

  /// The last node of a run.
  private func end(of run: Int) -> Int {
    run + 1 < runs.count ? Int(runs[run + 1].first) - 1 : last
  }

  /// In the order in which they were added.
  package func children(of node: Int) -> [Int] {
    var children = node < end(of: run(of: node)) ? [node + 1] : []
    var branch = branches[Int32(node)]?.first ?? -1
    while branch >= 0 {
      children.append(Int(runs[Int(branch)].first))
      branch = runs[Int(branch)].next
    }
    return children
  }

  package func firstChild(of node: Int) -> Int? {
    if node < end(of: run(of: node)) { return node + 1 }
    return branches[Int32(node)].map { Int(runs[Int($0.first)].first) }
  }

  /// More than one node follows it.
  package func hasBranches(_ node: Int) -> Bool {
    guard let branch = branches[Int32(node)] else { return false }
    return branch.first != branch.last || node < end(of: run(of: node))
  }

  /// Where first children lead from `node`.
  package func leaf(below node: Int) -> Int {
    end(of: Int(lastOfLine[Int(runs[run(of: node)].line)]))
  }

  /// Nodes that nothing stands below, in the order of their ids.
  package var leaves: [Int] {
    runs.indices.map(end(of:)).filter { branches[Int32($0)] == nil }
  }
}
