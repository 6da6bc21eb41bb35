import Inspection
import Investigation
import PagerModel
import Synchronization
import Testing
import Timeline

@Suite("Exploring")
struct ExploreTests {
  private func explorer(
    seed: UInt64 = 1, _ policies: Policies, sessions: Int, threads: Int = 2,
    invariants: [Invariant] = Container.pinned.invariants
  ) -> Explorer {
    let random = RandomSessions(seed: seed, in: .pinned, under: policies)
    var explorer = Explorer(
      invariants, in: { $0 < sessions ? random.session($0) : nil }, threads: threads,
      unless: { false })
    while explorer.tryBlock() {}
    return explorer
  }

  private func text(_ finding: Explorer.Finding) -> String {
    "\(finding.breach) \(finding.remedies) \(finding.session) \(finding.shrunk.scenario.steps)"
  }

  @Test("the same seed finds the same, on one thread and on three")
  func deterministic() {
    let policies = Preset.clNestedSlide.policies
    let one = explorer(policies, sessions: 96, threads: 1)
    let three = explorer(policies, sessions: 96, threads: 3)
    #expect(one.findings.map(text) == three.findings.map(text))
    #expect(!one.findings.isEmpty && one.tried == 96)
    let other = explorer(seed: 2, policies, sessions: 96)
    #expect(one.findings.map(text) != other.findings.map(text))
  }

  @Test("each small session breaks its invariant as the whole one did, by the same rule")
  func sameBreach() throws {
    let found = explorer(Preset.clNestedSlide.policies, sessions: 96).findings
    for finding in found where finding.breach.invariant.isOfState {
      let again = try finding.shrunk.scenario.failing.breach(of: finding.breach.invariant)
      guard case .breach(let breach, _, _) = again.failure else { continue }
      #expect(breach == finding.breach)
      #expect(again.scenario == finding.shrunk.scenario)
    }
    #expect(found.contains { $0.breach.invariant.isOfState })
  }

  /// Each rule of CLNestedSlide's alone in `reference`, and what it must break.
  static let rules: [(PolicyName, String, Invariant)] = [
    (.otherPagesOnReveal, "keepUntilTouch", .fingerTravelKept),
    (.boundaryRelease, "missed", .contentAtIndex),
    (.indexCommit, "requestIfLazy", .contentAtIndex),
    (.emptyReload, "minusOne", .pageReportedOnce),
    (.pageHeight, "full", .rowsReachable),
  ]

  @Test("a rule that was planted is found, and named as what to set back", arguments: rules)
  func planted(_ rule: (name: PolicyName, word: String, invariant: Invariant)) throws {
    var policies = Preset.reference.policies
    #expect(Policies.entry(rule.name).set(&policies, rule.word))
    let found = explorer(policies, sessions: 192, invariants: [rule.invariant]).findings
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding.remedies.map(\.name) == [rule.name])
      #expect(finding.shrunk.scenario.steps.count <= 12)
      #expect(try finding.shrunk.scenario.violations().contains(rule.invariant))
    }
  }

  @Test("under reference nothing is found", arguments: 0..<3 as Range<UInt64>)
  func reference(seed: UInt64) {
    let found = explorer(seed: seed, Preset.reference.policies, sessions: 256).findings
    #expect(found.isEmpty, "\(found.map(text))")
  }

  @Test("an event is put in at every frame of a fling, at 60 and at 120 frames a second")
  func inserted() throws {
    var scenario = LongSession(seed: 1, events: 0).scenario
    let point = Point(x: 195, y: 600)
    scenario.steps = [
      .init(.reload(toPageAt: nil)),
      .init(.drag(.began(at: point, velocity: Velocity(x: 0, y: -300))), after: 100_000),
      .init(.drag(.changed(dx: 0, dy: -100)), after: 16_667),
      .init(.drag(.ended(velocity: Velocity(x: 0, y: -1000), target: nil)), after: 16_667),
    ]
    let inserted = InsertedSessions(scenario, inserting: .selectTab(at: 1, animated: true))
    let sessions = (0..<inserted.count).compactMap { inserted[$0] }
    #expect(sessions.count == inserted.count && inserted[inserted.count] == nil)
    let rates = sessions.map(\.initial.frameRate)
    // Twice the frames, of the same fling.
    let (slow, fast) = (rates.count { $0 == 60 }, rates.count { $0 == 120 })
    #expect(slow > 60 && abs(fast - 2 * slow) <= 2)
    #expect(sessions.allSatisfy { $0.steps.count == 5 })
    for session in sessions {
      var pager = session.start
      pager.apply(session.timedEvents.prefix(4))
      if let time = session.timedEvents.last?.time { pager.advance(to: time) }
      #expect(pager.isMoving)
    }
    #expect(Set(sessions.map { $0.steps.map(\.gap).reduce(0, +) }).count > slow)
  }

  @Test("a stop ends it after what was whole")
  func stopped() {
    let random = RandomSessions(seed: 1, in: .pinned, under: Preset.clNestedSlide.policies)
    let stop = StopFlag()
    var explorer = Explorer(
      Container.pinned.invariants, in: { random.session($0) }, threads: 2,
      unless: { stop.isSet.load(ordering: .relaxed) })
    let isTried = explorer.tryBlock()
    #expect(isTried)
    let before = explorer.findings.map(text)
    stop.isSet.store(true, ordering: .relaxed)
    let goesOn = explorer.tryBlock()
    #expect(!goesOn && explorer.isInterrupted && explorer.findings.map(text) == before)
  }
}

private final class StopFlag: Sendable {
  let isSet = Atomic<Bool>(false)
}
