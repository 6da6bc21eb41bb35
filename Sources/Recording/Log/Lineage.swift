/// Who descends from whom, kept as runs of nodes each of which is the child of the one before.
struct Lineage: Sendable {
  private struct Run: Sendable {
    let first: Int
    /// The parent of `first`.
    let parent: Int
  }

  private var runs = [Run(first: 0, parent: -1)]
  /// The last node that was added; 0: none.
  private(set) var last = 0

  /// Adds the node after the last one.
  @inline(__always)
  mutating func add(parent: Int) {
    if parent != last { runs.append(Run(first: last + 1, parent: parent)) }
    last += 1
  }

  /// Whether `ancestor` stands on the path to `node`, above it.
  func isAbove(_ ancestor: Int, _ node: Int) -> Bool {
    var node = node
    while node > ancestor {
      let run = self.run(of: node)
      if ancestor >= run.first { return true }
      node = run.parent
      if node == ancestor { return true }
    }
    return false
  }

  /// The last run that begins at or before `node`.
  private func run(of node: Int) -> Run {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].first <= node { low = middle } else { high = middle }
    }
    return runs[low]
  }
}
