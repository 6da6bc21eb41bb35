import PagerModel

/// Walks along a branch from one moment that can be seen to the next: each event, and each frame
/// that is visited while something moves.
package struct Playback {
  private let timeline: Timeline
  private let lastDepth: Int
  private var depth: Int
  package private(set) var state: Pager

  /// From the cursor on, to `end` on its branch.
  package init(_ timeline: Timeline, to end: Cursor) {
    self.timeline = timeline
    lastDepth = timeline.tree.depth(of: end.node)
    depth = timeline.depth
    state = timeline.state
  }

  package var cursor: Cursor { Cursor(node: Int(timeline.path[depth]), time: state.time) }

  /// When the next moment is, in microseconds since node 0; nil: this is the last.
  package var next: Microseconds? {
    guard depth < lastDepth else { return nil }
    return min(state.nextVisit ?? .max, timeOfNextEvent)
  }

  private var timeOfNextEvent: Microseconds {
    timeline.tree.time(of: Int(timeline.path[depth + 1]))
  }

  /// Goes to the next moment; from the last one, nowhere.
  package mutating func advance() {
    guard depth < lastDepth else { return }
    if let frame = state.nextVisit, frame <= timeOfNextEvent { return state.advance(to: frame) }
    depth += 1
    state.apply(timeline.tree.timedEvent(of: Int(timeline.path[depth])))
  }
}
