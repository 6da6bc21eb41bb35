import Investigation
import PagerModel
import SeededRandom
import Timeline

/// A random session of one branch, and what a plain fold of it says.
struct RandomBranch {
  let root: Pager
  var replay: Replay
  let path: Path

  init(seed: UInt64, count: Int) {
    let container: Container = seed % 5 == 3 ? .grid : seed % 5 == 4 ? .sticky : .pinned
    var events = RandomEvents(seed: seed, isSenseless: false, container: container)
    root = events.pager()
    replay = Replay(root: root)
    replay.payloads = root.payloads
    var time: Microseconds = 0
    replay.append(.reload(toPageAt: nil), at: 0, below: 0)
    for node in 1...count {
      time += events.delay()
      replay.append(events.event(), at: time, below: node)
    }
    path = replay.tree.path(to: count + 1)
  }

  var end: Cursor {
    let leaf = Int(path[path.count - 1])
    return Cursor(node: leaf, time: replay.tree[leaf].time)
  }

  var search: OriginSearch {
    let root = root
    return OriginSearch(
      path: path,
      root: {
        var state = root
        state.policies = $0
        return state
      })
  }

  /// The state after each event and frame, in order.
  var moments: [(cursor: Cursor, state: Pager)] {
    var state = root
    var moments = [(Cursor(node: 0, time: 0), state)]
    for step in path.dropFirst() {
      let node = replay.tree[Int(step)]
      while let frame = state.nextVisit, frame <= node.time {
        state.advance(to: frame)
        moments.append((Cursor(node: Int(node.parent), time: frame), state))
      }
      state.apply(TimedEvent(node.event ?? .wait, at: node.time))
      moments.append((Cursor(node: Int(step), time: node.time), state))
    }
    return moments
  }
}
