/// The nodes from the root to one: a node's place is its depth. Kept as stretches of ids that follow
/// each other, so that the path of a session without branches takes no more than a node.
package struct Path: RandomAccessCollection, Equatable, Sendable {
  private struct Stretch: Equatable {
    /// Of its first node.
    let depth: Int32
    let first: Int32
  }

  private var stretches = [Stretch(depth: 0, first: 0)]
  package private(set) var endIndex = 1

  /// Of the root alone.
  package init() {}

  /// The first stretch begins at the root.
  init(_ ranges: [ClosedRange<NodeID>]) {
    (stretches, endIndex) = ([], 0)
    for range in ranges {
      stretches.append(Stretch(depth: Int32(endIndex), first: Int32(range.lowerBound)))
      endIndex += range.count
    }
  }

  package var startIndex: Int { 0 }

  package subscript(depth: Int) -> Int32 {
    let stretch = stretches[last { $0.depth <= depth }]
    return stretch.first + Int32(depth) - stretch.depth
  }

  /// The nodes from `depth`, one of the path's, up to before `end` whose ids follow each other.
  func stretch(from depth: Int, upTo end: Int) -> Range<NodeID> {
    let index = last { $0.depth <= depth }
    let next = index + 1 < stretches.count ? Int(stretches[index + 1].depth) : endIndex
    let offset = Int(stretches[index].first - stretches[index].depth)
    return depth + offset..<Swift.min(end, next) + offset
  }

  /// The depth of a node; nil: it stands elsewhere.
  package func depth(of node: NodeID) -> Int? {
    guard node >= 0 else { return nil }
    let stretch = stretches[last { $0.first <= node }]
    let depth = Int(stretch.depth) + node - Int(stretch.first)
    return depth < endIndex && Int(self[depth]) == node ? depth : nil
  }

  /// The path to the node at `depth`.
  package func upTo(_ depth: Int) -> Path {
    var path = self
    path.stretches.removeLast(stretches.count - 1 - last { $0.depth <= depth })
    path.endIndex = Swift.min(depth + 1, endIndex)
    return path
  }

  /// Adds a child of the last node.
  mutating func append(_ node: NodeID) {
    if node != Int(self[endIndex - 1]) + 1 {
      stretches.append(Stretch(depth: Int32(endIndex), first: Int32(node)))
    }
    endIndex += 1
  }

  /// The last stretch that does not begin too far on; the first one never does.
  private func last(_ begins: (Stretch) -> Bool) -> Int {
    var (low, high) = (0, stretches.count - 1)
    if begins(stretches[high]) { return high }
    while high - low > 1 {
      let middle = (low + high) / 2
      if begins(stretches[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
