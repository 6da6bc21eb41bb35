import PagerModel

/// An event's place in the tree. Its id is its index in `Recording.nodes` + 1.
package struct Node: Sendable, Equatable {
  /// The parent's id, less than its own; 0 is the header.
  package var parent: Int32
  /// Microseconds since node 0 along its path, at most 2⁵³.
  package var time: Microseconds
  /// Nil: this version cannot replay it; `Recording.unreplayable` says why.
  package var event: PagerEvent?

  package init(parent: Int32, time: Microseconds, event: PagerEvent?) {
    self.parent = parent
    self.time = time
    self.event = event
  }
}
