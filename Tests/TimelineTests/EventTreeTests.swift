import PagerModel
import SeededRandom
import Testing
import Timeline

@Suite("A tree answers as a list of parents would")
struct EventTreeTests {
  /// What every answer follows from.
  private struct Model {
    var parents = [-1]
    var times: [Microseconds] = [0]
    var events: [PagerEvent?] = [.wait]

    func path(to id: Int) -> [Int] {
      var path: [Int] = []
      var node = id
      while node >= 0 {
        path.append(node)
        node = parents[node]
      }
      return path.reversed()
    }

    func children(of id: Int) -> [Int] { parents.indices.filter { parents[$0] == id } }

    func leaf(below id: Int) -> Int { children(of: id).first.map(leaf(below:)) ?? id }

    func isBlocked(_ id: Int) -> Bool { path(to: id).contains { events[$0] == nil } }
  }

  /// How often a node continues the one before, and how often its event is unknown, in percent.
  static let shapes: [(continues: Int, unknown: Int)] = [
    (100, 0), (90, 0), (50, 1), (0, 0), (80, 4), (100, 1),
  ]

  private func trees(_ shape: (continues: Int, unknown: Int), _ count: Int) -> (EventTree, Model) {
    var random = Seeded(UInt64(shape.continues + 1000 * shape.unknown))
    var (tree, model) = (EventTree(), Model())
    for id in 0..<count {
      let continues = Int.random(in: 0..<100, using: &random) < shape.continues
      let parent = continues ? id : Int.random(in: max(0, id - 20)...id, using: &random)
      let isUnknown = Int.random(in: 0..<100, using: &random) < shape.unknown
      let event = isUnknown ? nil : Sessions.event(&random)
      let time = model.times[parent] + Microseconds.random(in: 0...40_000, using: &random)
      #expect(tree.append(event, at: time, below: parent) == id + 1)
      model.parents.append(parent)
      model.times.append(time)
      model.events.append(event)
    }
    return (tree, model)
  }

  @Test("events, parents, depths and times", arguments: shapes)
  func nodes(shape: (continues: Int, unknown: Int)) {
    let (tree, model) = trees(shape, 300)
    #expect(tree.count == 300 && tree.ids == 0..<301)
    for id in tree.ids {
      let node = tree[id]
      #expect(Int(node.parent) == model.parents[id] && node.time == model.times[id])
      #expect(Int(node.depth) == model.path(to: id).count - 1 && node.event == model.events[id])
      #expect(tree.parent(of: id) == (id == 0 ? nil : model.parents[id]))
    }
  }

  @Test(
    "children in the order of their ids, leaves, and where first children lead", arguments: shapes)
  func downwards(shape: (continues: Int, unknown: Int)) {
    let (tree, model) = trees(shape, 300)
    for id in tree.ids {
      let children = model.children(of: id)
      #expect(tree.children(of: id) == children)
      #expect(tree.firstChild(of: id) == children.first)
      #expect(tree.hasBranches(id) == (children.count > 1))
      #expect(tree.isLeaf(id) == children.isEmpty)
      #expect(tree.leaf(below: id) == model.leaf(below: id))
    }
    #expect(tree.leaves == tree.ids.filter { model.children(of: $0).isEmpty })
  }

  @Test("paths, and who stands on them", arguments: shapes)
  func upwards(shape: (continues: Int, unknown: Int)) {
    let (tree, model) = trees(shape, 120)
    for id in tree.ids {
      let (path, expected) = (tree.path(to: id), model.path(to: id))
      #expect(path.map { Int($0) } == expected && path.count == expected.count)
      for other in tree.ids {
        #expect(tree.isOnPath(other, to: id) == expected.contains(other))
        #expect(path.depth(of: other) == expected.firstIndex(of: other))
      }
      for depth in expected.indices {
        #expect(path.upTo(depth) == tree.path(to: expected[depth]))
      }
    }
  }

  @Test("what an unknown event blocks", arguments: shapes)
  func blocked(shape: (continues: Int, unknown: Int)) {
    let (tree, model) = trees(shape, 300)
    for id in tree.ids {
      #expect(tree.isBlocked(id) == model.isBlocked(id))
      #expect(
        tree.lastReplayable(onPathTo: id) == model.path(to: id).last { !model.isBlocked($0) })
    }
  }

  @Test("a copy stays as it was while the other grows")
  func copies() {
    var tree = Sessions.tree(20_000, seed: 6)
    let copy = tree
    let leaf = tree.count
    tree.append(.scrollToTop, at: tree.time(of: leaf), below: leaf)
    tree.append(.wait, at: 0, below: 0)
    #expect(copy.count == 20_000 && tree.count == 20_002)
    #expect(copy.isLeaf(leaf) && tree.children(of: leaf) == [leaf + 1])
    #expect(tree.children(of: 0).last == leaf + 2 && !copy.children(of: 0).contains(leaf + 2))
  }

  @Test("the events of a part of a path are handed on, while they are wanted", arguments: shapes)
  func playing(shape: (continues: Int, unknown: Int)) {
    let (tree, model) = trees(shape, 300)
    var random = Seeded(7)
    for id in tree.ids.dropFirst() {
      let (path, ids) = (tree.path(to: id), model.path(to: id))
      let first = Int.random(in: 1...ids.count, using: &random)
      let depths = first..<Int.random(in: first...ids.count, using: &random)
      let asked = depths.upperBound == ids.count ? first..<ids.count + 5 : depths
      let limit = Int.random(in: 1...max(1, 2 * depths.count), using: &random)
      var played: [TimedEvent] = []
      tree.play(asked, of: path) { event, time in
        played.append(TimedEvent(event, at: time))
        return played.count < limit
      }
      let expected = depths.prefix(limit).map { ids[$0] }
      #expect(
        played == expected.map { TimedEvent(model.events[$0] ?? .wait, at: model.times[$0]) })
    }
  }
}
