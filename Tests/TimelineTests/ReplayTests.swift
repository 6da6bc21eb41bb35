import PagerModel
import SeededRandom
import Testing
import Timeline

@Suite("A replay finds the state at any node")
struct ReplayTests {
  @Test("it is the fold of the node's path, whatever was asked for before", arguments: 1...4)
  func stateIsTheFold(seed: UInt64) throws {
    let tree = Sessions.tree(3000, seed: seed)
    var replay = Replay(root: Sessions.root, tree: tree)
    var random = Seeded(seed &* 31)
    for _ in 0..<60 {
      let id = Int.random(in: tree.ids, using: &random)
      let state = try replay.state(at: id)
      #expect(state == Sessions.fold(tree, to: id), "#\(id), seed \(seed)")
    }
  }

  @Test("time that passes in parts gives the same bits as at once")
  func timeInParts() throws {
    var tree = EventTree()
    tree.append(.reload(toPageAt: nil), at: 0, below: 0)
    tree.append(.selectTab(at: 2, animated: true), at: 10, below: 1)
    var replay = Replay(root: Sessions.root, tree: tree)
    let whole = try replay.state(at: 301_234, onPathTo: 2)
    for part: Microseconds in [11, 16_666, 16_667, 150_000, 300_010] {
      var state = try replay.state(at: part, onPathTo: 2)
      state.advance(to: 301_234)
      #expect(state == whole, "split at \(part)")
    }
  }

  @Test("effects after a node are those of the nodes below it, in order")
  func effectsOnAPath() throws {
    let tree = Sessions.tree(300, seed: 9)
    var replay = Replay(root: Sessions.root, tree: tree)
    let leaf = tree.leaf(below: 0)
    let path = tree.path(to: leaf)
    let since = Int(path[path.count / 3])
    let parts = try path.dropFirst(path.count / 3 + 1).flatMap { try replay.effects(at: Int($0)) }
    #expect(try replay.effects(after: since, to: leaf) == parts)
  }

  @Test("an unknown event blocks what stands below it, and only that")
  func unknownEvent() throws {
    var tree = EventTree()
    tree.append(.reload(toPageAt: nil), at: 0, below: 0)
    tree.append(nil, at: 1, below: 1)
    tree.append(.wait, at: 2, below: 2)
    tree.append(.wait, at: 2, below: 1)
    var replay = Replay(root: Sessions.root, tree: tree)
    #expect(throws: ReplayError.notReplayable(2)) { try replay.state(at: 3) }
    #expect(throws: ReplayError.notReplayable(2)) { try replay.effects(at: 2) }
    #expect(try replay.state(at: 4).time == 2)
  }

  @Test("a long way stops when the user says so")
  func interrupt() throws {
    let tree = Sessions.tree(20_000, seed: 5, linear: true)
    var replay = Replay(root: Sessions.root, tree: tree)
    var looks = 0
    #expect(throws: ReplayError.interrupted) {
      try replay.state(at: tree.leaf(below: 0)) {
        looks += 1
        return looks == 1
      }
    }
    #expect(looks == 1)
  }
}
