/// The names of branches: each stands at a branch's last node and moves on with it.
package struct BranchNames: Sendable {
  package private(set) var names: [(name: String, node: NodeID)] = []

  package init() {}

  /// Calls the branch that ends at `node` by `name`; given again, the last stands.
  package mutating func set(_ name: String, at node: NodeID) {
    if let index = names.firstIndex(where: { $0.name == name }) {
      names[index].node = node
    } else {
      names.append((name, node))
    }
  }

  /// An event was appended at `node`: a branch that ended there ends at `new` now.
  mutating func follow(from node: NodeID, to new: NodeID) {
    for index in names.indices where names[index].node == node { names[index].node = new }
  }

  /// The last node of `main`: where a mark says, else where first children lead from the root.
  package func main(in tree: EventTree) -> NodeID {
    named("main").map(tree.leaf(below:)) ?? tree.leaf(below: 0)
  }

  /// The last node of the branch `name`; nil if no branch is called so.
  package func end(of name: String, in tree: EventTree) -> NodeID? {
    if name == "main" { return main(in: tree) }
    return named(name).map(tree.leaf(below:))
  }

  /// What the branch that ends at `leaf` is called; nil: it has no name.
  package func name(of leaf: NodeID, in tree: EventTree) -> String? {
    if leaf == main(in: tree) { return "main" }
    return names.last { tree.leaf(below: $0.node) == leaf }?.name
  }

  private func named(_ name: String) -> NodeID? { names.first { $0.name == name }?.node }
}
