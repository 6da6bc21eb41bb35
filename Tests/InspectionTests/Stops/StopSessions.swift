import Inspection
import PagerModel
import SeededRandom
import Timeline

/// A branch, the replay of its tree, and searches along it.
struct StopSession {
  var replay: Replay
  let path: Path

  /// Three pages of 2000 points below a header of 240 and a bar of 60, on 390 x 844.
  static func root(
    _ policies: Policies = Preset.reference.policies, pages: Int = 3
  ) -> Pager {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 240
    initial.hover = 60
    initial.pages = Array(repeating: PageSpec(content: .height(2000)), count: pages)
    return Pager(initial, policies: policies)
  }

  init(_ events: [(delay: Microseconds, event: PagerEvent)], pages: Int = 3) {
    var tree = EventTree()
    for (delay, event) in events {
      let last = tree.count
      tree.append(event, at: tree[last].time + delay, below: last)
    }
    replay = Replay(root: Self.root(pages: pages), tree: tree)
    path = tree.path(to: tree.leaf(below: 0))
  }

  /// `count` events, at times on frames, between them and at each other's.
  init(_ count: Int, seed: UInt64) {
    var random = Seeded(seed)
    var events: [(Microseconds, PagerEvent)] = [(0, .reload(toPageAt: nil))]
    for _ in 1..<count {
      let delays: [Microseconds] = [
        0, 16_667, 16_666, .random(in: 0...40_000, using: &random),
        .random(in: 0...300_000, using: &random),
      ]
      let delay = delays[Int.random(in: 0..<delays.count, using: &random)]
      events.append((delay, Self.event(&random)))
    }
    self.init(events)
  }

  private static func event(_ random: inout Seeded) -> PagerEvent {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .reload(toPageAt: nil)
    case 1: .selectTab(at: Int.random(in: 0..<3, using: &random), animated: true)
    case 2, 3: .drag(.began(at: Point(x: 195, y: 500), velocity: nil))
    case 4:
      .drag(
        .ended(
          velocity: Velocity(x: 0, y: .random(in: -3000...3000, using: &random)), target: nil))
    case 5: .wait
    case 6: .header(height: Bool.random(using: &random) ? 240 : 100)
    case _: .drag(.changed(dx: 0, dy: .random(in: -90...90, using: &random)))
    }
  }

  var start: Cursor { Cursor(node: 0, time: 0) }

  var end: Cursor {
    let leaf = Int(path[path.count - 1])
    return Cursor(node: leaf, time: replay.tree[leaf].time)
  }

  /// All stops from the start to the end, each found from the one before.
  mutating func forward(_ points: [StopPoint]) throws -> [Stop] {
    var search = StopSearch(points, path: path) { _ in nil }
    var stops: [Stop] = []
    var cursor = start
    while case .stopped(let stop, let state) = try search.forward(
      from: cursor, through: end, in: &replay)
    {
      guard stop.cursor != cursor, try state == replay.state(at: stop.cursor) else {
        throw WrongStop(stop: stop)
      }
      stops.append(stop)
      cursor = stop.cursor
    }
    return stops
  }

  /// All stops from the end to the start, the last one first.
  mutating func backward(_ points: [StopPoint]) throws -> [Stop] {
    var search = StopSearch(points, path: path) { _ in nil }
    var stops: [Stop] = []
    var cursor = end
    while let stop = try search.backward(from: cursor, downTo: start, in: &replay) {
      guard stop.cursor != cursor else { throw WrongStop(stop: stop) }
      stops.append(stop)
      cursor = stop.cursor
    }
    return stops
  }
}

struct WrongStop: Error { let stop: Stop }

/// Every moment of a session by the plain fold: it lets time pass to each frame there is, whether
/// or not something moves.
struct PlainMoment {
  let cursor: Cursor
  let state: Pager
  let effects: [Effect]
  /// An event acted; else a frame.
  let isEvent: Bool
}

extension StopSession {
  func plainMoments() -> [PlainMoment] {
    var state = Self.root()
    var moments = [PlainMoment(cursor: start, state: state, effects: [], isEvent: true)]
    var frame: Int64 = 0
    var node = 0
    func time(_ frame: Int64) -> Microseconds { (frame * 1_000_000 + 59) / 60 }
    for next in path.dropFirst().map(Int.init) {
      let event = replay.tree[next]
      while time(frame) <= event.time {
        var probe = EffectProbe()
        state.advance(to: time(frame), &probe)
        moments.append(
          PlainMoment(
            cursor: Cursor(node: node, time: time(frame)), state: state,
            effects: probe.effects.map(\.effect), isEvent: false))
        frame += 1
      }
      var probe = EffectProbe()
      state.apply(TimedEvent(event.event ?? .wait, at: event.time), &probe)
      node = next
      moments.append(
        PlainMoment(
          cursor: Cursor(node: node, time: event.time), state: state,
          effects: probe.effects.map(\.effect), isEvent: true))
    }
    return moments
  }
}
