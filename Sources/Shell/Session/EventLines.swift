import PagerModel
import Picture
import Timeline
import Wording

extension Session {
  /// Lines made between two looks for an interrupt.
  private static let linesPerLook = 256

  /// A line for each item, unless the user wants the command to stop.
  func lines<Items: Sequence>(
    for items: Items, _ line: (Items.Element) -> String
  ) throws(CommandError) -> [String] {
    var lines: [String] = []
    for item in items {
      if lines.count % Self.linesPerLook == Self.linesPerLook - 1, isInterrupted() {
        throw CommandError(.interrupted, in: self)
      }
      lines.append(line(item))
    }
    return lines
  }

  /// The line of some events of the branch, by their depths: of one, or of a drag.
  func line(ofItem item: ClosedRange<Int>) -> String {
    let last = Int(timeline.path[item.upperBound])
    guard item.count > 1 else { return line(ofEvent: last) }
    let isHere = item.contains(timeline.depth)
    let here: Message =
      isHere && timeline.cursor.node != last ? "   here: #\(timeline.cursor.node)" : ""
    return (isHere ? "=> " : "   ") + text(ofItem: item) + String(localized: here)
  }

  /// `#2..#4 @0.250s drag x3, dy -300, 0.024 s (#3 released)`
  func text(ofItem item: ClosedRange<Int>) -> String {
    let nodes = timeline.path[item].map(Int.init)
    guard nodes.count > 1, let first = nodes.first, let last = nodes.last else {
      return text(ofEvent: nodes.first ?? 0)
    }
    let names = nodes.flatMap { node in
      timeline.bookmarks.names(at: node).map { node == last ? "(\($0))" : "(\($0) #\(node))" }
    }
    let drag = GestureFold.text(of: nodes, in: timeline.tree)
    let words = ["#\(first)..#\(last)", timeText(timeline.tree[first].time), drag] + names
    return words.joined(separator: " ")
  }

  /// `=> #41 @9.800s drag changed 0, -10  (released)`
  func line(ofEvent id: NodeID) -> String {
    (id == timeline.cursor.node ? "=> " : "   ") + text(ofEvent: id)
  }

  private func text(ofEvent id: NodeID) -> String {
    let payloads = timeline.replay.payloads
    let known = timeline.tree[id].event?.text(with: payloads) ?? String(localized: "unknown event")
    let event = id == 0 ? "start" : known
    let names = timeline.bookmarks.names(at: id).map { "(\($0))" }
    let words = ["#\(id)", timeText(timeline.tree[id].time), event] + names
    return words.joined(separator: " ")
  }
}
