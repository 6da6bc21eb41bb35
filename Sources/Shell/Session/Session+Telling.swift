import PagerModel
import Picture
import Timeline

extension Session {
  /// Goes to `end`, with a line for each drag and each other event. False: ctrl-C came.
  mutating func tell(to end: Cursor, _ lines: inout [String]) -> Bool {
    let (first, last) = (timeline.depth + 1, Int(timeline.tree[end.node].depth))
    guard first <= last else { return true }
    let all = try? GestureFold.items(of: timeline.path, in: timeline.tree, unless: isInterrupted)
    guard let all else { return false }
    let items = all.filter { $0.overlaps(first...last) }.map { $0.clamped(to: first...last) }
    lines += passing(to: first)
    for item in items {
      if isInterrupted() { return false }
      let before = timeline.state
      var state = before
      for depth in item {
        let node = timeline.tree[Int(timeline.path[depth])]
        state.apply(TimedEvent(node.event ?? .wait, at: node.time))
      }
      let node = Int(timeline.path[item.upperBound])
      if item.upperBound < last { state.advance(to: time(ofDepth: item.upperBound + 1)) }
      timeline.land(at: Cursor(node: node, time: state.time), state)
      let changes = StopReport.changes(from: before, to: state)
      lines += wrapped([text(ofItem: item)] + changes, to: window.size?.columns)
    }
    return true
  }

  /// Lets time pass to an event that is yet to come; what changes on the way.
  private mutating func passing(to depth: Int) -> [String] {
    let (before, place) = (timeline.state, placeText)
    var state = before
    state.advance(to: time(ofDepth: depth))
    timeline.land(at: Cursor(node: timeline.cursor.node, time: state.time), state)
    let changes = StopReport.changes(from: before, to: state)
    return changes.isEmpty ? [] : wrapped([place] + changes, to: window.size?.columns)
  }

  private func time(ofDepth depth: Int) -> Microseconds {
    timeline.tree[Int(timeline.path[depth])].time
  }
}
