import Inspection
import Investigation
import PagerModel
import Recording
import SeededRandom
import Timeline

/// A session in which a list is thrown to its top at its first touch, after many events that have
/// nothing to do with it.
struct LongSession {
  private(set) var scenario: Scenario
  private var random: Seeded

  init(seed: UInt64, events: Int) {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 240
    initial.hover = 60
    initial.pages = Array(repeating: PageSpec(content: .height(2000)), count: 3)
    var policies = Preset.reference.policies
    policies.otherPagesOnReveal = .keepUntilTouch
    scenario = Scenario(initial, policies: policies)
    random = Seeded(seed)
    send(.reload(toPageAt: nil))
    drag(-740, moves: 20)
    send(.selectTab(at: 1, animated: true), after: 300_000)
    send(.wait, after: 500_000)
    while scenario.steps.count < events - 40 { distract() }
    // Whatever the finger left: the header comes out, and list 0 is chosen and touched.
    send(.wait, after: 5_000_000)
    drag(3000, moves: 20)
    send(.wait, after: 5_000_000)
    send(.selectTab(at: 0, animated: true), after: 300_000)
    send(.wait, after: 500_000)
    drag(-10, moves: 2)
  }

  private mutating func send(_ event: PagerEvent, after gap: Microseconds = 0) {
    scenario.steps.append(.init(event, after: gap))
  }

  private mutating func drag(_ dy: Double, moves: Int, velocity: Double = 0) {
    let point = Point(x: 195, y: 600)
    send(.drag(.began(at: point, velocity: Velocity(x: 0, y: dy))), after: 400_000)
    for _ in 0..<moves {
      send(.drag(.changed(dx: 0, dy: dy / Double(moves))), after: 16_667)
    }
    send(.drag(.ended(velocity: Velocity(x: 0, y: velocity), target: nil)), after: 16_667)
  }

  /// List 1 alone is moved, stopped, and grows.
  private mutating func distract() {
    switch random.below(6) {
    case 0, 1: drag(random.between(-600, 600).rounded(), moves: 1 + random.below(12))
    case 2: drag(-200, moves: 4, velocity: -random.between(500, 3000).rounded())
    case 3:
      send(.touch(.down(Point(x: 195, y: 600))), after: 300_000)
      send(.touch(.up), after: 50_000)
    case 4: send(.contentSize(page: 1, height: random.between(1500, 4000).rounded()), after: 10_000)
    default: send(.wait, after: Microseconds(random.below(1_000_000)))
    }
  }
}

extension Scenario {
  /// What fails in it, as shrinking sees it.
  var failing: FailingSession {
    var header = Header(title: "", initial: initial)
    header.policy = PolicyChange(naming: policies, in: initial.container)
    let replay = replay
    return FailingSession(
      header, policies: policies, replay: replay, leaves: [steps.count], assertions: [],
      observations: [], bookmark: { _ in nil }, unless: { false })
  }

  /// The first violation of each invariant when the whole is folded.
  func violations() throws -> [Invariant] {
    var replay = replay
    var search = InvariantSearch()
    try search.searchAll(&replay)
    return search.findings.map(\.violation.invariant)
  }
}
