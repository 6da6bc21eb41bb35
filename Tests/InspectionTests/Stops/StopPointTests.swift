import PagerModel
import SeededRandom
import Testing
import Timeline

@testable import Inspection

@Suite("Points stop at events, effects, nodes and times, where their condition holds")
struct StopPointTests {
  @Test("an effect stops at the frame or event that sent it", arguments: 1...40)
  func effects(seed: UInt64) throws {
    var session = StopSession(30, seed: seed)
    let moments = session.plainMoments()
    for name in ["didScrollToPage", "scrollViewDidEndDecelerating", "ignored", "pageAt"] {
      let wanted = moments.filter { $0.effects.contains { $0.name == name } }.map(\.cursor)
      let points = [StopPoint(number: 3, .effect(name))]
      try expect(session: &session, points, stopAt: wanted, "\(name), seed \(seed)")
    }
  }

  @Test("an event stops after it acted, and so does a node")
  func eventsAndNodes() throws {
    var session = StopSession(400, seed: 8)
    let events = session.plainMoments().filter(\.isEvent).dropFirst()
    let taps = events.filter { session.replay.tree[$0.cursor.node].event?.kind == .selectTab }
    try expect(
      session: &session, [StopPoint(number: 1, .event(.selectTab))], stopAt: taps.map(\.cursor))
    try expect(
      session: &session, [StopPoint(number: 1, .node(300))],
      stopAt: events.filter { $0.cursor.node == 300 }.map(\.cursor))
  }

  @Test("no stop is lost where the walk back goes from one snapshot to the one before")
  func atSnapshots() throws {
    let distance = Int(Replay.snapshotDistance)
    var session = StopSession((0...2 * distance + 20).map { _ in (1000, .wait) })
    let nodes = [1, distance - 1, distance, distance + 1, 2 * distance]
    let points = nodes.enumerated().map { StopPoint(number: $0 + 1, .node($1)) }
    try expect(
      session: &session, points, stopAt: nodes.map { Cursor(node: $0, time: Int64($0) * 1000) })
  }

  @Test("a time stops where goto goes", arguments: 1...15)
  func times(seed: UInt64) throws {
    var session = StopSession(60, seed: seed)
    var random = Seeded(seed)
    let timeline = try Timeline(session.replay)
    for _ in 0..<20 {
      let onEvent = session.replay.tree[Int.random(in: 1..<60, using: &random)].time
      let anywhere = Microseconds.random(in: 1..<session.end.time, using: &random)
      let time = Bool.random(using: &random) ? onEvent : anywhere
      let place = timeline.cursor(at: time)
      try expect(
        session: &session, [StopPoint(number: 1, .time(time))], stopAt: [place],
        "@\(time), seed \(seed)")
    }
  }

  @Test("a condition is judged at the moment, with its event and what was sent", arguments: 1...12)
  func conditions(seed: UInt64) throws {
    var session = StopSession(45, seed: seed)
    let conditions = [
      "main.y > 100", "event.dy < 0", "count(effects, scrollViewDidScroll) > 1",
      "before.main.y != main.y", "main.y@#40 == main.y",
    ]
    for text in conditions {
      let condition = try Expression(parsing: text)
      let points = [StopPoint(number: 1, .watch(try StatePath.parse("main.y")), if: condition)]
      let all = try session.forward([StopPoint(number: 1, .watch(try StatePath.parse("main.y")))])
      let wanted = try all.filter { stop in
        let state = try session.replay.state(at: stop.cursor)
        let context = try NodeContext(
          at: stop.cursor.node, state: state, in: &session.replay, for: condition
        ) { _ in nil }
        return (try? condition.holds(in: context)) ?? false
      }
      try expect(
        session: &session, points, stopAt: wanted.map(\.cursor), "\(text), seed \(seed)")
    }
  }

  @Test("points that hit at one moment are told together")
  func together() throws {
    var session = StopSession(200, seed: 4)
    let points = [
      StopPoint(number: 1, .event(.reload)), StopPoint(number: 2, .node(1)),
      StopPoint(number: 3, .watch(.numberOfPages)), StopPoint(number: 4, .effect("pageAt")),
    ]
    let stop = try #require(try session.forward(points).first)
    #expect(stop.cursor == Cursor(node: 1, time: 0))
    #expect(Set(stop.hits.map(\.number)) == [1, 2, 3, 4])
    let change = Change(path: .numberOfPages, before: .number(0), after: .number(3))
    #expect(stop.hits.contains(Stop.Hit(number: 3, change: change)))
  }

  @Test("a condition without a value does not hold, and that is told")
  func failures() throws {
    var session = StopSession(50, seed: 2)
    let condition = try Expression(parsing: "owner > 3")
    var search = StopSearch(
      [StopPoint(number: 7, .event(.drag), if: condition)], path: session.path
    ) { _ in nil }
    let end = try search.forward(from: session.start, through: session.end, in: &session.replay)
    #expect(end.stop == nil)
    let drags = session.path.filter { session.replay.tree[Int($0)].event?.kind == .drag }
    #expect(search.failures.map(\.count) == [drags.count])
    #expect(search.failures.first?.number == 7)
    #expect(search.failures.first?.reason.reason == .needsNumbers)
  }

  @Test(
    "far back, where threads share the pieces, the last place is found and each failure counted")
  func farBack() throws {
    var session = StopSession(6000, seed: 3)
    let nodes = [40, 2500, 5200].map { Int(session.path[$0]) }
    let points = nodes.enumerated().map { StopPoint(number: $0 + 1, .node($1)) }
    #expect(try session.backward(points).map(\.cursor.node) == nodes.reversed())

    let condition = try Expression(parsing: "owner > 3")
    var search = StopSearch(
      [StopPoint(number: 7, .event(.drag), if: condition)], path: session.path
    ) { _ in nil }
    let stop = try search.backward(
      from: session.end, downTo: session.start, in: &session.replay)
    #expect(stop == nil)
    let drags = session.path.dropLast().filter {
      session.replay.tree[Int($0)].event?.kind == .drag
    }
    #expect(search.failures.map(\.count) == [drags.count])
  }

  @Test("an interrupt ends a walk at a moment, forward; backward it stays")
  func interrupts() throws {
    var session = StopSession(4000, seed: 6)
    let points = [StopPoint(number: 1, .watch(.hoverHeight))]
    var search = StopSearch(points, path: session.path, node: { _ in nil }, unless: { true })
    guard
      case .interrupted(let cursor, let state) = try search.forward(
        from: session.start, through: session.end, in: &session.replay)
    else {
      Issue.record("it was not interrupted")
      return
    }
    #expect(session.plainMoments().contains { $0.cursor == cursor && $0.state == state })
    #expect(throws: ReplayError.interrupted) {
      try search.backward(from: session.end, downTo: session.start, in: &session.replay)
    }
  }

  private func expect(
    session: inout StopSession, _ points: [StopPoint], stopAt places: [Cursor],
    _ note: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try session.forward(points).map(\.cursor) == places, note, sourceLocation: sourceLocation)
    let back = try session.backward(points).map(\.cursor)
    #expect(
      Array(back.reversed()) == places.filter { $0 != session.end }, note,
      sourceLocation: sourceLocation)
  }
}
