import PagerModel
import Timeline

extension GestureFold {
  /// The items around the one that has `depth`, up to `count` before it and after it: as `items`
  /// gives them for the whole path, but found by the events nearby alone.
  package static func items(
    of path: Path, around depth: Int, count: Int, in tree: EventTree,
    unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> [ClosedRange<Int>] {
    let count = min(count, path.count)
    var width = count + 64
    while true {
      let first = start(atOrBefore: depth - width, of: path, in: tree)
      let end = start(atOrAfter: depth + width, of: path, in: tree)
      let items = try items(of: path[first..<end], in: tree, unless: isInterrupted)
      let here = items.firstIndex { $0.contains(depth) } ?? 0
      let hasAllBefore = here >= count || first == 0
      let hasAllAfter = items.count - 1 - here >= count || end == path.count
      if hasAllBefore, hasAllAfter {
        return Array(items[max(0, here - count)...min(items.count - 1, here + count)])
      }
      width *= 4
    }
  }

  /// An item begins there, whatever stands before it.
  private static func isStart(_ depth: Int, of path: Path, in tree: EventTree) -> Bool {
    let event = tree.event(of: Int(path[depth]))
    guard case .drag(let drag) = event else { return event != .wait }
    if case .began = drag { return true }
    return false
  }

  private static func start(
    atOrBefore depth: Int, of path: Path, in tree: EventTree
  ) -> Int {
    var depth = max(0, depth)
    while depth > 0, !isStart(depth, of: path, in: tree) { depth -= 1 }
    return depth
  }

  private static func start(
    atOrAfter depth: Int, of path: Path, in tree: EventTree
  ) -> Int {
    var depth = min(depth, path.count)
    while depth < path.count, !isStart(depth, of: path, in: tree) { depth += 1 }
    return depth
  }
}
