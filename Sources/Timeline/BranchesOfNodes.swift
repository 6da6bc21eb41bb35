/// Tells on which branch a node stands.
package struct BranchesOfNodes: Sendable {
  private let main: Path
  private let names: [NodeID: String]

  package init(_ branches: BranchNames, in tree: EventTree) {
    main = tree.path(to: branches.main(in: tree))
    names = branches.byLeaf(in: tree)
  }

  /// The branch to which first children lead from `node`, by its name or its last node's id; nil
  /// for a node of `main`.
  package func name(at node: NodeID, in tree: EventTree) -> String? {
    if main.depth(of: node) != nil { return nil }
    let leaf = tree.leaf(below: node)
    return names[leaf] ?? "#\(leaf)"
  }
}
