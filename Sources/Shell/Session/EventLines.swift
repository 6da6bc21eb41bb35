import PagerModel
import Picture
import Timeline

extension Session {
  /// The line of some events of the branch, by their depths: of one, or of a drag.
  func line(ofItem item: ClosedRange<Int>) -> String {
    let nodes = timeline.path[item].map(Int.init)
    guard nodes.count > 1, let first = nodes.first, let last = nodes.last else {
      return line(ofEvent: nodes.first ?? 0)
    }
    let isHere = item.contains(timeline.depth)
    let names = nodes.flatMap { node in
      timeline.bookmarks.names(at: node).map { node == last ? "(\($0))" : "(\($0) #\(node))" }
    }
    let drag = GestureFold.text(of: nodes, in: timeline.tree)
    let here = isHere && timeline.cursor.node != last ? ["  here: #\(timeline.cursor.node)"] : []
    let words = ["#\(first)..#\(last)", timeText(timeline.tree[first].time), drag] + names + here
    return (isHere ? "=> " : "   ") + words.joined(separator: " ")
  }

  /// `=> #41 @9.800s drag changed 0, -10  (released)`
  func line(ofEvent id: NodeID) -> String {
    let event = id == 0 ? "start" : timeline.tree[id].event?.text ?? "unknown event"
    let names = timeline.bookmarks.names(at: id).map { "(\($0))" }
    let words = ["#\(id)", timeText(timeline.tree[id].time), event] + names
    return (id == timeline.cursor.node ? "=> " : "   ") + words.joined(separator: " ")
  }
}
