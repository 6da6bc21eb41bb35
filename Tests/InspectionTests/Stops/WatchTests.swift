import PagerModel
import SeededRandom
import Testing
import Timeline

@testable import Inspection

@Suite("A watch stops at every change, in both directions")
struct WatchTests {
  private static let paths = [
    "main.y", "pages[0].y", "pages[2].isLoaded", "content.x", "isPinned", "owner",
    "tabBar.selectedIndex",
    "currentPage", "pendingPageIndex", "contentScrollView.isDecelerating", "headerHeight",
    "pages[1].y", "mainScrollView.isDragging", "progress", "numberOfPages",
  ]

  @Test("the stops are those of a fold that compares every frame", arguments: 1...80)
  func stopsAreTheChanges(seed: UInt64) throws {
    var session = StopSession(20, seed: seed)
    let moments = session.plainMoments()
    var random = Seeded(seed &* 77)
    for name in Self.paths.shuffled(using: &random).prefix(3) {
      let path = try StatePath.parse(name)
      let changes = changes(of: path, in: moments)
      let points = [StopPoint(number: 1, .watch(path))]
      let forward = try session.forward(points)
      let note: Comment = "\(name), seed \(seed)"
      #expect(forward.map(\.cursor) == changes.map(\.cursor), note)
      #expect(forward.map(\.hits) == changes.map { [Stop.Hit(number: 1, change: $0.change)] }, note)
      let reversed = Array(try session.backward(points).reversed())
      #expect(reversed == forward.filter { $0.cursor != session.end }, note)
    }
  }

  @Test("from anywhere, the next stop is the first after it and the last before it")
  func fromAnywhere() throws {
    for seed in UInt64(1)...12 {
      var session = StopSession(seed == 1 ? 600 : 50, seed: seed)
      let path = try StatePath.parse("isPinned")
      let points = [StopPoint(number: 1, .watch(path))]
      let all = try session.forward(points)
      var random = Seeded(seed &* 99)
      for _ in 0..<20 {
        let index = Int.random(in: 0..<session.path.count - 1, using: &random)
        let (node, next) = (Int(session.path[index]), Int(session.path[index + 1]))
        let times = session.replay.tree[node].time...session.replay.tree[next].time
        let place = Cursor(node: node, time: .random(in: times, using: &random))
        var search = StopSearch(points, path: session.path) { _ in nil }
        let place2 = (index, place.time)
        func order(_ stop: Stop) -> (Int, Microseconds) {
          (Int(session.replay.tree[stop.cursor.node].depth), stop.cursor.time)
        }
        let note: Comment = "\(place), seed \(seed)"
        let last = try search.backward(from: place, downTo: session.start, in: &session.replay)
        #expect(last == all.last { order($0) < place2 }, note)
        let end = try search.forward(from: place, through: session.end, in: &session.replay)
        #expect(end.stop == all.first { order($0) > place2 }, note)
      }
    }
  }

  @Test("a header that shows and hides between two events is caught at its frames")
  func flash() throws {
    var events: [(Microseconds, PagerEvent)] = [
      (0, .reload(toPageAt: nil)),
      (100_000, .drag(.began(at: Point(x: 195, y: 600), velocity: nil))),
    ]
    for _ in 0..<8 { events.append((16_667, .drag(.changed(dx: 0, dy: -40)))) }
    events += [
      (16_667, .drag(.ended(velocity: Velocity(x: 0, y: 0), target: nil))),
      // The header shows and hides again while animations run, between events.
      (300_000, .setContentOffset(.main, x: nil, y: 100, animated: true)),
      (400_000, .setContentOffset(.main, x: nil, y: 240, animated: true)),
      (2_000_000, .wait),
    ]
    var session = StopSession(events)
    let points = [StopPoint(number: 1, .watch(try StatePath.parse("isPinned")))]
    let stops = try session.forward(points)
    let inside = stops.filter { $0.cursor.time > session.replay.tree[$0.cursor.node].time }
    #expect(!inside.isEmpty)
    #expect(inside.allSatisfy { $0.hits[0].change?.path == .isPinned })
  }

  private func changes(
    of path: StatePath, in moments: [PlainMoment]
  ) -> [(cursor: Cursor, change: Change)] {
    zip(moments, moments.dropFirst()).compactMap { before, after in
      let (old, new) = (before.state.value(path), after.state.value(path))
      return old == new ? nil : (after.cursor, Change(path: path, before: old, after: new))
    }
  }
}

extension StopSearch.End {
  var stop: Stop? {
    switch self {
    case .stopped(let stop, _): stop
    case .passed, .interrupted: nil
    }
  }
}
