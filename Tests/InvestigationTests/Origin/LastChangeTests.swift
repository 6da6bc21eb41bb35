import Inspection
import Investigation
import PagerModel
import SeededRandom
import Testing
import Timeline

@Suite("The changes of a path")
struct LastChangeTests {
  private struct Seen: Equatable {
    let cursor: Cursor
    let before: Value
    let after: Value
  }

  /// What a plain fold sees that compares every event and frame, the last first.
  private static func seen(
    of path: StatePath, in moments: [(cursor: Cursor, state: Pager)]
  ) -> [Seen] {
    zip(moments, moments.dropFirst()).compactMap { old, new in
      let (before, after) = (old.state.value(path), new.state.value(path))
      return before == after ? nil : Seen(cursor: new.cursor, before: before, after: after)
    }.reversed()
  }

  @Test("are found one after the other backwards, as a plain fold sees them", arguments: 0..<30)
  func backwards(seed: UInt64) throws {
    var branch = RandomBranch(seed: seed, count: 40)
    let (moments, search) = (branch.moments, branch.search)
    var random = Seeded(seed)
    for _ in 0..<6 {
      let path = random.pick(moments[moments.count - 1].state.paths.filter { $0 != .time })
      var found: [Seen] = []
      var place = branch.end.justAfter
      while let link = try search.lastChange(of: path, before: place, in: &branch.replay) {
        found.append(Seen(cursor: link.cursor, before: link.before, after: link.after))
        place = link.cursor
      }
      let seen = Self.seen(of: path, in: moments)
      #expect(found.map(\.cursor) == seen.map(\.cursor), "\(path), seed \(seed)")
      #expect(found.map(\.after) == seen.map(\.after), "\(path), seed \(seed)")
    }
  }

  @Test(
    "are found from the start, too: the first at which an expression differs", arguments: 0..<20)
  func first(seed: UInt64) throws {
    var branch = RandomBranch(seed: seed, count: 30)
    let moments = branch.moments
    var random = Seeded(seed &+ 77)
    for _ in 0..<5 {
      let path = random.pick(moments[0].state.paths.filter { $0 != .time })
      let first = moments.dropFirst().first { $0.state.value(path) != moments[0].state.value(path) }
      let points = [StopPoint(.watch(path))]
      var stops = StopSearch(points, path: branch.path, node: { _ in nil })
      let end = try stops.forward(
        from: Cursor(node: 0, time: 0), through: branch.end, in: &branch.replay)
      switch end {
      case .stopped(let stop, _): #expect(stop.cursor == first?.cursor, "\(path), seed \(seed)")
      case .passed: #expect(first == nil, "\(path), seed \(seed)")
      case .interrupted: Issue.record("nobody interrupted it")
      }
    }
  }
}
