import Investigation
import PagerModel
import Recording
import SeededRandom
import Testing
import Timeline

struct ScenarioTests {
  /// Events with pages of their own and callbacks among them, and a branch that is left out.
  private static func tree(seed: UInt64) -> (replay: Replay, pager: Pager) {
    var events = RandomEvents(seed: seed, isSenseless: false)
    let pager = events.pager()
    var replay = Replay(root: pager)
    for depth in 0..<60 {
      let time = replay.tree[depth].time + events.delay()
      replay.append(events.event(), at: time, below: depth)
    }
    replay.append(.reload(toPageAt: 0), at: replay.tree[3].time, below: 3)
    return (replay, pager)
  }

  @Test("A path taken out of its tree folds to the same states", arguments: 0..<20 as Range<UInt64>)
  func sameStates(seed: UInt64) throws {
    var (replay, pager) = Self.tree(seed: seed)
    var header = Header(title: "", initial: Initial())
    header.initial.pages = pager.payloads.pages[0]
    var scenario = try Scenario(header, payloads: pager.payloads, to: 60, in: replay.tree)
    #expect(scenario.steps.count == 60)
    // The random pager's initial measures are not to be had: both sides take the header's.
    scenario.policies = pager.policies
    var own = scenario.replay
    replay = Replay(root: scenario.start, tree: replay.tree)
    for node in stride(from: 0, through: 60, by: 7) {
      #expect(try own.state(at: node) == replay.state(at: node))
    }
  }

  @Test("An event that the model does not know has no scenario")
  func unknown() {
    var tree = EventTree()
    tree.append(nil, at: 10, below: 0)
    let header = Header(title: "", initial: Initial())
    #expect(throws: ReplayError.notReplayable(1)) {
      try Scenario(header, payloads: Payloads(initialPages: []), to: 1, in: tree)
    }
  }

  @Test("Its records count their ids and parents from the first step on, with its gaps")
  func records() {
    var scenario = Scenario(Initial(), policies: Preset.reference.policies)
    scenario.steps = [.init(.wait, after: 5), .init(.reload(toPageAt: nil))]
    #expect(
      scenario.records == [
        .event(id: 1, parent: 0, dt: 5, .wait),
        .event(id: 2, parent: 1, dt: 0, .reload(toPageAt: nil)),
      ])
  }
}
