/// Names of places that never move. One may be given twice: the last stands.
package struct Bookmarks: Sendable {
  /// In the order in which they were given.
  package private(set) var list: [(name: String, node: NodeID)] = []
  private var nodes: [String: NodeID] = [:]
  private var names: [NodeID: [String]] = [:]

  mutating func add(_ name: String, at node: NodeID) {
    list.append((name, node))
    nodes[name] = node
    names[node, default: []].append(name)
  }

  package func node(named name: String) -> NodeID? { nodes[name] }

  package func names(at node: NodeID) -> [String] { names[node] ?? [] }
}
