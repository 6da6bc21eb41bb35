import PagerModel

/// Where the user stands: a node of the tree, and a time at or after its event.
package struct Cursor: Sendable, Equatable {
  package var node: NodeID
  /// Microseconds since node 0.
  package var time: Microseconds

  package init(node: NodeID, time: Microseconds) {
    self.node = node
    self.time = time
  }
}
