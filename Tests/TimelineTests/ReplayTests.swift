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

  @Test("steps back and forth are the folds of their paths", arguments: 1...3)
  func steps(seed: UInt64) throws {
    let tree = Sessions.tree(700, seed: seed, linear: seed == 1)
    var replay = Replay(root: Sessions.root, tree: tree)
    var random = Seeded(seed)
    for _ in 0..<3 {
      let path = tree.path(to: Int.random(in: tree.ids, using: &random))
      var depth = path.count - 1
      for _ in 0..<25 {
        let id = Int(path[depth])
        #expect(try replay.state(at: id) == Sessions.fold(tree, to: id), "#\(id), seed \(seed)")
        depth = min(max(0, depth + Int.random(in: -20...3, using: &random)), path.count - 1)
      }
    }
  }

  @Test("behind a place that was sought, a state is at most 16 events away")
  func nearbyStates() throws {
    let tree = Sessions.tree(3000, seed: 2, linear: true)
    var replay = Replay(root: Sessions.root, tree: tree)
    _ = try replay.state(at: 2800)
    for id in 2561...2800 { #expect(id - replay.nearestState(above: id).node < 16) }
    _ = try replay.state(at: 2790)
    #expect(replay.nearestState(above: 2795).node == 2784)
  }

  @Test("payloads that are new reach states that were kept before")
  func newPayloads() throws {
    let tree = Sessions.tree(600, seed: 3, linear: true)
    var replay = Replay(root: Sessions.root, tree: tree)
    _ = try replay.state(at: 600)
    var payloads = replay.payloads
    _ = payloads.add([PageSpec(content: .height(77))])
    replay.payloads = payloads
    for id in [600, 599, 520, 512, 300] {
      #expect(try replay.state(at: id).payloads == payloads, "#\(id)")
    }
  }
}
