/// The names of branches: each stands at a branch's last node and moves on with it.
package struct BranchNames: Sendable {
  package private(set) var names: [(name: String, node: NodeID)] = []

  /// By name, where it stands in `names`.
  private var places: [String: Int] = [:]
  /// By node, where its names stand in `names`.
  private var placesOfNode: [NodeID: Set<Int>] = [:]

  package init() {}

  /// Calls the branch that ends at `node` by `name`; given again, the last stands.
  package mutating func set(_ name: String, at node: NodeID) {
    if let place = places[name] {
      placesOfNode[names[place].node]?.remove(place)
      names[place].node = node
      placesOfNode[node, default: []].insert(place)
    } else {
      places[name] = names.count
      placesOfNode[node, default: []].insert(names.count)
      names.append((name, node))
    }
  }

  /// An event was appended at `node`: a branch that ended there ends at `new` now.
  mutating func follow(from node: NodeID, to new: NodeID) {
    guard let moved = placesOfNode.removeValue(forKey: node) else { return }
    for place in moved { names[place].node = new }
    placesOfNode[new, default: []].formUnion(moved)
  }

  /// The last node of `main`: where a mark says, else where first children lead from the root.
  package func main(in tree: EventTree) -> NodeID {
    node(named: "main").map(tree.leaf(below:)) ?? tree.leaf(below: 0)
  }

  /// The last node of the branch `name`; nil if no branch is called so.
  package func end(of name: String, in tree: EventTree) -> NodeID? {
    if name == "main" { return main(in: tree) }
    return node(named: name).map(tree.leaf(below:))
  }

  /// What the branch that ends at `leaf` is called; nil: it has no name.
  package func name(of leaf: NodeID, in tree: EventTree) -> String? {
    if leaf == main(in: tree) { return "main" }
    return names.last { tree.leaf(below: $0.node) == leaf }?.name
  }

  /// What the branches that have names are called, by their last nodes.
  package func byLeaf(in tree: EventTree) -> [NodeID: String] {
    var result: [NodeID: String] = [:]
    for (name, node) in names { result[tree.leaf(below: node)] = name }
    result[main(in: tree)] = "main"
    return result
  }

  /// Where `name` was put, or moved on to.
  package func node(named name: String) -> NodeID? { places[name].map { names[$0].node } }
}
