import PagerModel
import Timeline

/// Drags as one line each: a finger's events from began to ended, with waits among them.
package enum GestureFold {
  /// Events between two looks for an interrupt.
  private static let eventsPerLook = 4096

  /// The depths of a path or a part of one, in order, those of a drag together. Any other event in
  /// the middle of a drag has a line of its own and parts the drag in two.
  package static func items<Part: RandomAccessCollection>(
    of path: Part, in tree: EventTree, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> [ClosedRange<Int>] where Part.Index == Int, Part.Element == Int32 {
    var items: [ClosedRange<Int>] = []
    /// Where the drag at hand begins and ends so far: waits after its last event are not its.
    var drag: (first: Int, last: Int)?
    for depth in path.indices {
      if depth % eventsPerLook == eventsPerLook - 1, isInterrupted() { throw .interrupted }
      switch tree.event(of: Int(path[depth])) {
      case .drag(.began):
        flush(&items, &drag, before: depth)
        drag = (depth, depth)
      case .drag(.changed): drag = (drag?.first ?? depth, depth)
      case .drag(.ended), .drag(.cancelled):
        items.append((drag?.first ?? depth)...depth)
        drag = nil
      case .wait where drag != nil: continue
      case .touch, .reload, .scrollToPage, .setCurrentPageIndex, .selectTab, .setContentOffset,
        .layout, .header, .hover, .pages, .contentSize, .setting, .wait, .pageInsert, .pageDelete,
        .appear, .disappear, .pageDelegate, .callback, .scrollToTop, .refresh, .pinOffset,
        .contentInset, nil:
        flush(&items, &drag, before: depth)
        items.append(depth...depth)
      }
    }
    flush(&items, &drag, before: path.endIndex)
    return items
  }

  /// Ends the drag at hand before `depth`; the waits after its last event have lines of their own.
  private static func flush(
    _ items: inout [ClosedRange<Int>], _ drag: inout (first: Int, last: Int)?, before depth: Int
  ) {
    guard let (first, last) = drag else { return }
    items.append(first...last)
    items += (last + 1..<depth).map { $0...$0 }
    drag = nil
  }

  /// `drag x12, dy -240, 0.183 s`: how many events it has, how far the finger went in points, how long it
  /// took, and how it ended.
  package static func text(of nodes: [NodeID], in tree: EventTree) -> String {
    var (dx, dy) = (0.0, 0.0)
    var end = ", not ended"
    for node in nodes {
      guard case .drag(let drag) = tree[node].event else { continue }
      switch drag {
      case .began: break
      case .changed(let x, let y): (dx, dy) = (dx + x, dy + y)
      case .ended(let velocity, _):
        let isStill = velocity.x == 0 && velocity.y == 0
        end = isStill ? "" : ", velocity \(roughly(velocity.x)), \(roughly(velocity.y))"
      case .cancelled: end = ", cancelled"
      }
    }
    let distances = [("dx", dx), ("dy", dy)].filter { $0.1 != 0 }
      .map { ", \($0) \(roughly($1))" }.joined()
    let time = nodes.last.map { tree[$0].time - tree[nodes[0]].time } ?? 0
    return "drag x\(nodes.count)\(distances), \(secondsText(time - time % 1000)) s\(end)"
  }
}
