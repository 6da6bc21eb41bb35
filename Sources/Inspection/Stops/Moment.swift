import PagerModel
import Timeline

/// A moment's place on a branch.
struct Moment: Comparable {
  let depth: Int
  /// Microseconds since node 0.
  let time: Microseconds

  /// The branch's first one.
  static let start = Moment(depth: 0, time: 0)

  static func < (a: Moment, b: Moment) -> Bool { (a.depth, a.time) < (b.depth, b.time) }
}

extension Moment {
  init(_ cursor: Cursor, in tree: EventTree) {
    self.init(depth: Int(tree[cursor.node].depth), time: cursor.time)
  }
}

/// The moments of a branch from a snapshot to a later place.
struct Piece {
  let last: Moment
  /// The last one belongs to it.
  let isClosed: Bool

  func contains(_ moment: Moment) -> Bool { isClosed ? moment <= last : moment < last }

  /// The depth of the nearest snapshot above the last moment's event: the moment there belongs
  /// to the piece before, unless it is the branch's first.
  var firstDepth: Int {
    let distance = Int(Replay.snapshotDistance)
    return last.depth == 0 ? 0 : (last.depth - 1) / distance * distance
  }
}
