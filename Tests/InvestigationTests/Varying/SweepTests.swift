import Inspection
import Investigation
import PagerModel
import Testing
import Timeline

struct SweepTests {
  /// A drag of 150 points up, from the top of a header of 240.
  private static var scenario: Scenario {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    (initial.header, initial.hover) = (240, 60)
    initial.pages = [PageSpec(content: .height(2000))]
    var scenario = Scenario(initial, policies: Preset.reference.policies)
    scenario.steps = [
      .init(.reload(toPageAt: nil)),
      .init(.drag(.began(at: Point(x: 195, y: 600), velocity: nil))),
      .init(.drag(.changed(dx: 0, dy: -150)), after: 16_667),
    ]
    return scenario
  }

  private static func sweep(
    _ variable: Sweep.Variable, over settings: [Sweep.Setting], checking expression: String
  ) throws -> [Bool] {
    let expression = try Expression(parsing: expression, in: .pinned)
    let tree = scenario.replay.tree
    return try Sweep(
      variable, over: settings, in: scenario, tree, at: Cursor(node: 3, time: tree[3].time),
      checking: expression, node: { _ in nil }
    ).trials.map { $0.mismatch == nil }
  }

  @Test("The bar is pinned by a drag as long as the header is high, and by no shorter one")
  func header() throws {
    let heights = [100, 149, 150, 151, 300].map(Sweep.Setting.number)
    #expect(
      try Self.sweep(.geometry(.header), over: heights, checking: "isPinned")
        == [true, true, true, false, false])
  }

  @Test("A page's own height is what the data source answers with")
  func contentHeight() throws {
    let heights = [500, 784, 800].map(Sweep.Setting.number)
    #expect(
      try Self.sweep(
        .geometry(.contentHeight(page: 0)), over: heights, checking: "pages[0].contentHeight == 800"
      )
        == [false, false, true])
  }

  @Test("Each value of a rule is tried")
  func rule() throws {
    let words = Policies.entry(.handOver).values.map(Sweep.Setting.word)
    let held = try Self.sweep(
      .rule(.handOver), over: words, checking: "policy.handOver == \"inset\"")
    #expect(held == [false, false, false, true])
  }
}

struct BisectionTests {
  private static func bisect(_ changes: Set<Int>, events: Int) throws -> Bisection {
    var scenario = Scenario(Initial(), policies: Preset.reference.policies)
    scenario.steps = (1...events).map {
      .init(changes.contains($0) ? .header(height: Double($0)) : .wait)
    }
    let replay = scenario.replay
    var judge = Judge(replay, node: { _ in nil })
    return try Bisection(
      Expression(parsing: "headerHeight == null", in: .pinned),
      on: replay.tree.path(to: events), &judge)
  }

  @Test(
    "It names the one event that makes it false, and asks 2 + log2 of them",
    arguments: [1, 2, 511, 777, 1000])
  func finds(_ event: Int) throws {
    let bisection = try Self.bisect([event], events: 1000)
    #expect(bisection.outcome == .found(event))
    #expect(bisection.asked <= 12)
  }

  @Test("What holds at the end has no such event")
  func holds() throws {
    #expect(try Self.bisect([], events: 10).outcome == .holdsAtEnd)
  }
}
