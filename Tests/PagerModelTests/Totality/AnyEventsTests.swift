import PagerModel
import SeededRandom
import Testing

/// 100,000 sessions of events that need not make sense, shared over a few arguments.
@Suite("Any events in any order")
struct AnyEventsTests {
  static let shares = 8
  static let sessions = 100_000

  @Test("never stop the fold, and leave numbers that are numbers", arguments: 0..<shares)
  func total(share: Int) {
    var worst: (seed: UInt64, text: String)?
    for seed in stride(from: share, to: Self.sessions, by: Self.shares) {
      if let text = Self.run(seed: UInt64(seed)), worst == nil { worst = (UInt64(seed), text) }
    }
    #expect(worst == nil, "seed \(worst?.seed ?? 0): \(worst?.text ?? "")")
  }

  /// What is wrong after one of the events of this seed's session.
  private static func run(seed: UInt64) -> String? {
    let container = Container.allCases[Int(seed / 8 % 8) % 6 % 3]
    var events = RandomEvents(seed: seed, isSenseless: true, container: container)
    var pager = events.pager()
    for number in 0..<(1 + events.random.below(40)) {
      let delay = events.delay()
      pager.apply(TimedEvent(events.event(), at: pager.time + delay))
      if let wrong = wrongOffset(pager) { return "\(wrong) after event \(number)" }
    }
    return wrongNumber(pager)
  }

  private static func wrongOffset(_ pager: Pager) -> String? {
    if let main = pager.singleScroll?.main { return isFine(main) ? nil : "main: \(main)" }
    guard case .pinned(let pinned) = pager else { return nil }
    if !isFine(pinned.main) { return "main: \(pinned.main)" }
    if !isFine(pinned.content) { return "content: \(pinned.content)" }
    for index in pinned.pages.indices where !isFine(pinned.pages[index].scrollView) {
      return "page \(index): \(pinned.pages[index].scrollView)"
    }
    return nil
  }

  private static func isFine(_ view: ScrollView) -> Bool {
    view.contentOffset.magnitude <= 1e10 && view.velocity.isFinite
  }

  private static func wrongNumber(_ pager: Pager) -> String? {
    for path in pager.paths {
      if case .number(let number) = pager.value(path), !number.isFinite {
        return "\(path) = \(number)"
      }
    }
    return nil
  }

  @Test("with a day to wait are quick, whatever moves", arguments: Container.pinned.presets)
  func longWaits(preset: Preset) {
    var session = Session(preset)
    session.drag(-100, vy: -1e6)
    session.swipe(-10, vx: -1e6)
    session.jump(.content, to: 1e9, animated: true)
    let clock = ContinuousClock()
    let duration = clock.measure { session.send(.wait, after: 86_400_000_000) }
    // A day has five million frames at 60 a second; what moves is at rest after a few hundred.
    #expect(duration < .seconds(1))
    #expect(!session.pager.isMoving)
    session.expect(["time": 86_400])
  }

  @Test("and times that no clock has do not stop it either")
  func impossibleTimes() {
    for preset in Container.pinned.presets {
      var session = Session(preset)
      session.drag(-100, vy: -3000)
      session.pager.advance(to: .max)
      session.pager.apply(TimedEvent(.wait, at: .min))
      session.drag(-100, vy: -3000)
      session.pager.advance(to: .max)
      #expect(session.pager.time > 0)
    }
  }

  @Test("frames stand at ceil(k · 10⁶ / rate), at every rate", arguments: [1, 59, 60, 120, 240])
  func frames(rate: Int) {
    var session = Session { $0.frameRate = rate }
    session.jump(.main, to: 240, animated: true)
    var (k, before) = (Int64(1), session.number("main.y"))
    while k * 1_000_000 / Int64(rate) < 290_000 {
      let frame = (k * 1_000_000 + Int64(rate) - 1) / Int64(rate)
      session.send(.wait, after: frame - 1 - session.pager.time)
      session.expect(["main.y": .number(before)], "just before frame \(k)")
      session.send(.wait, after: 1)
      #expect(session.number("main.y") >= before)
      #expect(k < 3 || session.number("main.y") > before, "at frame \(k)")
      before = session.number("main.y")
      k += 1
    }
  }
}
