import PagerModel
import Testing
import Timeline

@testable import Picture

struct GestureFoldTests {
  /// b began, c changed by 0, -10, e ended, x cancelled, w wait, r reload; 10 ms apart.
  private static func tree(_ events: String) -> EventTree {
    var tree = EventTree()
    for letter in events {
      let event: PagerEvent? =
        switch letter {
        case "b": .drag(.began(at: Point(x: 0, y: 0), velocity: nil))
        case "c": .drag(.changed(dx: 0, dy: -10))
        case "e": .drag(.ended(velocity: Velocity(x: 0, y: -1200.04), target: nil))
        case "x": .drag(.cancelled)
        case "w": .wait
        case "r": .reload(toPageAt: nil)
        default: nil
        }
      tree.append(event, at: Microseconds(tree.count + 1) * 10_000, below: tree.count)
    }
    return tree
  }

  @Test(
    "A drag is one item, from began to ended",
    arguments: [
      ("", [0...0]),
      ("rw", [0...0, 1...1, 2...2]),
      ("bcce", [0...0, 1...4]),
      ("bcebcx", [0...0, 1...3, 4...6]),
      // A wait in the middle of a drag is in it, one after its last event is not.
      ("bcwce", [0...0, 1...5]),
      ("bcww", [0...0, 1...2, 3...3, 4...4]),
      // Another event in the middle parts it in two.
      ("bcrce", [0...0, 1...2, 3...3, 4...5]),
      ("ce", [0...0, 1...2]),
      ("e", [0...0, 1...1]),
      // An unknown event is one of its own.
      ("b?c", [0...0, 1...1, 2...2, 3...3]),
    ] as [(String, [ClosedRange<Int>])])
  func folding(events: String, expected: [ClosedRange<Int>]) throws {
    let tree = Self.tree(events)
    #expect(try GestureFold.items(of: tree.path(to: tree.count), in: tree) == expected)
  }

  @Test(
    "A drag says how far it went, how long it took and how it ended",
    arguments: [
      ("bcce", "drag x4, dy -20, 0.030 s, velocity 0, -1200"),
      ("bcx", "drag x3, dy -10, 0.020 s, cancelled"),
      ("bc", "drag x2, dy -10, 0.010 s, not ended"),
      ("be", "drag x2, 0.010 s, velocity 0, -1200"),
    ])
  func text(events: String, expected: String) {
    let tree = Self.tree(events)
    #expect(GestureFold.text(of: Array(1...tree.count), in: tree) == expected)
  }

  @Test("Items around a place are those of the whole path", arguments: [0, 1, 3, 40])
  func window(count: Int) throws {
    var random = SystemRandomNumberGenerator()
    var tree = EventTree()
    for id in 0..<600 {
      let event: PagerEvent =
        switch Int.random(in: 0..<16, using: &random) {
        case 0: .drag(.began(at: Point(x: 1, y: 1), velocity: nil))
        case 1: .drag(.ended(velocity: Velocity(x: 0, y: 0), target: nil))
        case 2: .reload(toPageAt: nil)
        case 3...7: .wait
        case _: .drag(.changed(dx: 0, dy: 1))
        }
      tree.append(event, at: Microseconds(id), below: id)
    }
    let path = tree.path(to: 600)
    let all = try GestureFold.items(of: path, in: tree)
    for depth in path.indices {
      let here = all.firstIndex { $0.contains(depth) } ?? 0
      let wanted = Array(all[max(0, here - count)...min(all.count - 1, here + count)])
      let found = try GestureFold.items(of: path, around: depth, count: count, in: tree)
      #expect(found == wanted, "depth \(depth)")
    }
  }
}
