import PagerModel
import SeededRandom
import Testing

@testable import Recording

@Suite("A log keeps events as they are")
struct EventLogTests {
  /// Numbers that a format, or a comparison, could change.
  static let numbers: [Double] = [
    0, -0.0, 1.0 / 3, -22.799, .infinity, -.infinity, .nan, .signalingNaN, .leastNonzeroMagnitude,
    -.greatestFiniteMagnitude, Double(bitPattern: 0xFFF8_0000_0000_0001),
  ]

  private func bits(_ event: PagerEvent?) -> [UInt64]? {
    switch event {
    case .drag(.changed(let dx, let dy)): [dx.bitPattern, dy.bitPattern]
    case .drag(.began(let at, nil)): [at.x.bitPattern, at.y.bitPattern]
    case .drag(.ended(let velocity, nil)): [velocity.x.bitPattern, velocity.y.bitPattern]
    case .touch(.down(let at)): [at.x.bitPattern, at.y.bitPattern]
    case _: nil
    }
  }

  @Test("the numbers of fingers have the same bits", arguments: numbers)
  func fingers(x: Double) {
    for y in Self.numbers {
      let events: [PagerEvent] = [
        .drag(.changed(dx: x, dy: y)), .drag(.began(at: Point(x: x, y: y), velocity: nil)),
        .drag(.ended(velocity: Velocity(x: x, y: y), target: nil)),
        .touch(.down(Point(x: x, y: y))),
      ]
      var log = EventLog()
      for event in events { log.append(event, at: 5, below: log.count) }
      for (index, event) in events.enumerated() {
        #expect(bits(log[index].event) == bits(event))
      }
      #expect(log.others.isEmpty)
    }
  }

  @Test("events of every kind come back, in any order", arguments: 1...4)
  func everyKind(seed: UInt64) {
    var events = RandomEvents(seed: seed, isSenseless: seed % 2 == 0)
    var log = EventLog()
    var expected: [(event: PagerEvent?, time: Microseconds, parent: Int)] = []
    for id in 0..<6000 {
      let event: PagerEvent? = id % 50 == 0 ? nil : id % 50 == 1 ? .wait : events.event()
      let time = Microseconds(id) * (id % 7 == 0 ? -1 : 1)
      let parent = id % 11 == 0 ? id / 2 : id
      log.append(event, at: time, below: parent)
      expected.append((event, time, parent))
    }
    #expect(Set(expected.compactMap { $0.event?.kind }) == Set(EventKind.allCases))
    for (index, node) in log.enumerated() {
      let (event, time, parent) = expected[index]
      #expect(node.time == time && Int(node.parent) == parent)
      // Descriptions tell -0.0 from 0.0, and not a number is itself.
      #expect("\(String(describing: node.event))" == "\(String(describing: event))")
      #expect(log.timedEvent(of: index + 1).time == time)
    }
    #expect(log.event(of: 0) == .wait && log.time(of: 0) == 0)
  }

  @Test(
    "pages are counted from the least to the greatest number", arguments: [Int.min, -1, 0, .max])
  func pages(page: Int) {
    let events: [PagerEvent] = [
      .reload(toPageAt: page), .scrollToPage(at: page, animated: true),
      .scrollToPage(at: page, animated: false), .selectTab(at: page, animated: true),
      .selectTab(at: page, animated: false), .setCurrentPageIndex(to: page),
    ]
    var log = EventLog()
    for event in events { log.append(event, at: 0, below: 0) }
    #expect(log.map(\.event) == events)
  }

  @Test(
    "no time is too early or too late",
    arguments: [0, 1, -1, 1 << 53, 1 << 55, -1 << 55, (1 << 55) - 1, .max, .min])
  func times(time: Microseconds) {
    var log = EventLog()
    for event: PagerEvent? in [.drag(.changed(dx: 1, dy: 2)), nil, .wait] {
      log.append(event, at: time, below: log.count)
      #expect(log.last == Node(parent: Int32(log.count - 1), time: time, event: event))
    }
  }

  @Test("events that are appended again are the same, later, and end at a gap")
  func again() {
    var events = RandomEvents(seed: 8, isSenseless: true)
    var log = EventLog()
    for id in 0..<500 { log.append(id == 40 ? nil : events.event(), at: 10, below: id) }
    log.append(.wait, at: 1000, below: 500)
    log.append(.scrollToTop, at: 1001, below: 501)
    log.append(again: 3...502, shift: 7, below: 2, within: 100)
    #expect(log.count == 502 + 498)
    for id in 3...500 {
      let (old, new) = (log[id - 1], log[id - 3 + 502])
      #expect("\(String(describing: new.event))" == "\(String(describing: old.event))")
      #expect(new.time == 17 && Int(new.parent) == (id == 3 ? 2 : id - 3 + 502))
    }
    log.append(again: 1...1, shift: -500, below: 502, within: 0)
    #expect(log.last?.time == 1001 && log.last?.parent == 502)
  }

  @Test("events are handed on from anywhere to anywhere, while they are wanted")
  func playing() {
    var random = Seeded(3)
    var events = RandomEvents(seed: 5, isSenseless: false)
    var log = EventLog()
    for id in 0..<50_000 {
      let event = id % 3 == 0 ? events.event() : .drag(.changed(dx: 0, dy: Double(id)))
      log.append(event, at: Microseconds(id), below: id)
    }
    for _ in 0..<200 {
      let first = Int.random(in: 1...50_000, using: &random)
      let ids = first..<Int.random(in: first...min(first + 20_000, 50_001), using: &random)
      let last = Int.random(in: first...first + 30_000, using: &random)
      var next = first
      let isWhole = log.play(ids) { event, time in
        #expect(time == log.time(of: next) && event == log.event(of: next))
        next += 1
        return next <= last
      }
      #expect(next == min(ids.upperBound, last + 1))
      #expect(isWhole == (ids.isEmpty || last >= ids.upperBound))
    }
  }

  @Test("and no others than there are are handed on")
  func playingTooMuch() {
    var log = EventLog()
    for id in 0..<10 { log.append(.wait, at: Microseconds(id), below: id) }
    for (ids, expected) in [(0..<3, [0, 1]), (9..<15, [8, 9]), (40..<50, []), (-9..<0, [])] {
      var times: [Microseconds] = []
      log.play(ids) { _, time in
        times.append(time)
        return true
      }
      #expect(times == expected.map { Microseconds($0) })
    }
  }

  @Test("a session of fingers and taps takes 24 bytes an event, without branches nothing more")
  func size() throws {
    var log = EventLog()
    for id in 0..<40_000 {
      log.append(
        id % 20 == 0 ? .selectTab(at: 1, animated: true) : .drag(.changed(dx: 0, dy: -2)),
        at: Microseconds(id) * 16_667, below: id)
    }
    #expect(MemoryLayout<EventLog.Slot>.stride == 24)
    #expect(log.others.isEmpty && log.lineage.runs.count == 1)
  }
}
