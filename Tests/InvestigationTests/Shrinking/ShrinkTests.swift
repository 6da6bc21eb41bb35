import Inspection
import Investigation
import PagerModel
import Recording
import Testing
import Timeline

import struct Recording.Expectation

@Suite("Shrinking")
struct ShrinkTests {
  /// Finger events of one gesture counted as one.
  private func gestures(_ scenario: Scenario) -> Int {
    scenario.steps.count { step in
      switch step.event {
      case .drag(.changed), .drag(.ended), .drag(.cancelled): false
      case _: true
      }
    }
  }

  @Test(
    "finds the six things that throw a list to its top among hundreds of events",
    arguments: [400, 2000])
  func planted(_ events: Int) throws {
    let session = LongSession(seed: 7, events: events).scenario
    let found = try session.failing.breach(of: .fingerTravelKept)
    let shrunk = try #require(try found.failure.shrink(found.scenario))
    // reload, a drag that pins, a tap, a drag that opens the header, a tap back, a touch.
    #expect(gestures(shrunk.scenario) <= 6)
    #expect(shrunk.scenario.steps.count <= 12)
    #expect(try shrunk.scenario.violations() == [.fingerTravelKept])
    let again = try shrunk.scenario.failing.breach(of: .fingerTravelKept)
    guard case .breach(let old, _, _) = found.failure,
      case .breach(let new, _, _) = again.failure
    else {
      Issue.record("no breach")
      return
    }
    #expect(old == new && old.rule == .exactTouchedPage && old.occasion == .event(.drag))
    var excused = shrunk.scenario
    excused.policies.otherPagesOnReveal = .keep
    #expect(try excused.violations() == [])
  }

  @Test("comes to the same small session each time, and what it comes to is small already")
  func deterministic() throws {
    let session = LongSession(seed: 3, events: 150).scenario
    let found = try session.failing.breach(of: .fingerTravelKept)
    let first = try #require(try found.failure.shrink(found.scenario))
    let second = try #require(try found.failure.shrink(found.scenario))
    #expect(first.scenario == second.scenario)
    let third = try #require(try found.failure.shrink(first.scenario))
    #expect(third.scenario == first.scenario)
  }

  @Test("keeps the best so far when it is interrupted, which still fails", arguments: [1, 2])
  func interrupted(_ looks: Int) throws {
    let session = LongSession(seed: 7, events: 400).scenario
    let found = try session.failing.breach(of: .fingerTravelKept)
    nonisolated(unsafe) var left = looks
    let shrunk = try found.failure.shrink(found.scenario) {
      left -= 1
      return left < 0
    }
    let small = try #require(shrunk)
    #expect(small.isInterrupted)
    #expect(small.scenario.steps.count <= found.scenario.steps.count)
    #expect(try small.scenario.violations().contains(.fingerTravelKept))
  }

  @Test("cuts what follows the failure, and keeps the gaps that matter")
  func inAnAnimation() throws {
    var session = LongSession(seed: 1, events: 0).scenario
    session.policies = Preset.reference.policies
    session.steps = [
      .init(.reload(toPageAt: nil)), .init(.wait, after: 300_000),
      .init(.selectTab(at: 2, animated: true), after: 10_000),
      .init(.wait, after: 200_000), .init(.wait, after: 1_000_000),
    ]
    let expression = try Expression(parsing: "!contentScrollView.isAnimating || content.x < 200")
    let found = try session.failing.falsehood(of: expression)
    let shrunk = try #require(try found.failure.shrink(found.scenario))
    // Only a frame in the middle of the animation is past 200 points: some time must pass.
    #expect(shrunk.scenario.steps.map(\.event).last == .wait)
    #expect(shrunk.scenario.steps.map(\.gap).reduce(0, +) > 0)
    #expect(shrunk.scenario.steps.count == 3)
  }

  @Test("a data source answers with no more and no higher pages than it takes")
  func answers() throws {
    var session = LongSession(seed: 1, events: 0).scenario
    let answer = session.payloads.add(
      Array(repeating: PageSpec(content: .height(3210)), count: 5))
    session.steps = [
      .init(.reload(toPageAt: nil)), .init(.pages(answer), after: 300_000),
      .init(.reload(toPageAt: 4), after: 300_000),
    ]
    let expression = try Expression(parsing: "numberOfPages < 5")
    let found = try session.failing.falsehood(of: expression)
    let shrunk = try #require(try found.failure.shrink(found.scenario))
    // It must be true once, so the first reload stays; of the second's five pages none can go.
    let lists = shrunk.scenario.steps.compactMap { step -> [PageSpec]? in
      guard case .pages(let id) = step.event else { return nil }
      return shrunk.scenario.payloads[id]
    }
    #expect(lists == [Array(repeating: PageSpec(content: .height(1000)), count: 5)])
    // An app has more than one list.
    #expect(shrunk.scenario.initial.pages.count == 2)
    #expect(shrunk.scenario.steps.last?.event == .reload(toPageAt: nil))
  }

  @Test("an expression that counts effects must turn false by the rule that sent them")
  func effects() throws {
    var session = LongSession(seed: 1, events: 60).scenario
    session.policies = Preset.reference.policies
    let expression = try Expression(parsing: "count(effects, didScrollToPage) == 0")
    let found = try session.failing.falsehood(of: expression)
    let shrunk = try #require(try found.failure.shrink(found.scenario))
    // It is true nowhere before the reload, which tells page 0; the tap is the first to turn it.
    #expect(gestures(shrunk.scenario) == 3)
    guard case .selectTab = shrunk.scenario.steps.last?.event else {
      Issue.record("\(shrunk.scenario.steps)")
      return
    }
  }

  @Test("a finger that landed is lifted, taps stay animated, and nothing follows at once")
  func plausible() throws {
    let session = LongSession(seed: 3, events: 150).scenario
    let found = try session.failing.breach(of: .fingerTravelKept)
    let steps = try #require(try found.failure.shrink(found.scenario)).scenario.steps
    var isDown = false
    for step in steps.dropLast() {
      switch step.event {
      case .drag(.began):
        #expect(!isDown)
        isDown = true
      case .drag(.ended), .drag(.cancelled): isDown = false
      case .selectTab(_, let isAnimated): #expect(isAnimated)
      case _: break
      }
    }
    #expect(steps.first?.event == .reload(toPageAt: nil))
    #expect(steps.dropFirst().allSatisfy { $0.gap > 0 })
  }

  /// A drag that pins, and one on the bar, which the rule is to pull out again.
  private func pinned() throws -> (scenario: Scenario, own: Header) {
    var session = LongSession(seed: 1, events: 0).scenario
    session.policies = Preset.reference.policies
    var header = Header(title: "", initial: session.initial)
    header.policy = PolicyChange(naming: session.policies, in: .pinned)
    func drag(_ y: Double, _ dy: Double) {
      session.steps.append(
        .init(.drag(.began(at: Point(x: 195, y: y), velocity: nil)), after: 300_000))
      for _ in 0..<4 { session.steps.append(.init(.drag(.changed(dx: 0, dy: dy)), after: 16_667)) }
      session.steps.append(
        .init(.drag(.ended(velocity: Velocity(x: 0, y: 0), target: nil)), after: 16_667))
    }
    session.steps = [.init(.reload(toPageAt: nil))]
    drag(600, -100)
    drag(30, 25)
    session.policies.pinRelease = .pageOnly
    return (session, header)
  }

  @Test("a part of a stored assertion is asked where that stands, and holds under the own rules")
  func storedPart() throws {
    let (session, header) = try pinned()
    let replay = session.replay
    let last = session.steps.count
    let whole = try Expression(parsing: "main.y == 140 && !isPinned")
    let failing = FailingSession(
      header, policies: session.policies, replay: replay, leaves: [last],
      assertions: [(Expectation(at: last), whole)], observations: [], bookmark: { _ in nil },
      unless: { false })
    for text in ["main.y == 140", "!isPinned", "main.y == 140 && !isPinned"] {
      let found = try failing.falsehood(of: Expression(parsing: text))
      #expect(found.node == last && found.contrast == header.policies)
      let shrunk = try #require(try found.shrink())
      // Without the second drag it would be pinned as it should.
      #expect(gestures(shrunk.scenario) == 3, "\(text): \(shrunk.scenario.steps)")
      #expect(shrunk.scenario.steps.last?.event == session.steps.last?.event)
    }
    #expect(try failing.failingAssertion().node == last)
    // It is stored, but is no part that fails.
    let pageOnly = FailingSession(
      header, replay: replay, leaves: [last], assertions: [(Expectation(at: last), whole)],
      observations: [], bookmark: { _ in nil }, unless: { false })
    #expect(throws: ShrinkRefusal.holds("!isPinned", isStored: true)) {
      try pageOnly.falsehood(of: Expression(parsing: "!isPinned"))
    }
    #expect(throws: ShrinkRefusal.noFailingAssertion(isAnyStored: true)) {
      try pageOnly.failingAssertion()
    }
  }

  @Test("what fails under the recording's own rules, too, is said to")
  func failsAnyway() throws {
    let (session, header) = try pinned()
    let failing = FailingSession(
      header, policies: session.policies, replay: session.replay, leaves: [session.steps.count],
      assertions: [(Expectation(at: 6), try Expression(parsing: "main.y == 7"))],
      observations: [], bookmark: { _ in nil }, unless: { false })
    let found = try failing.failingAssertion()
    #expect(found.failsAnyway && found.contrast == nil)
  }

  @Test(
    "what only was not true at first, never is anything but a number, or never was written is refused",
    arguments: [
      ("isPinned || main.y > 200", "and never turns false"), ("main.y", "true or false is needed"),
      ("headerHeight == 9", "fails before the first event"),
    ])
  func refused(_ text: String, _ answer: String) throws {
    var session = try pinned().scenario
    session.steps.removeLast(6)
    #expect {
      try session.failing.falsehood(of: Expression(parsing: text))
    } throws: { error in
      (error as? ShrinkRefusal)?.sentence.contains(answer) ?? false
    }
  }

  @Test("an expression that asks about another branch is refused with a sentence")
  func elsewhere() throws {
    let session = LongSession(seed: 1, events: 0).scenario
    let expression = try Expression(parsing: "main.y == main.y@other")
    #expect {
      try session.failing.falsehood(of: expression)
    } throws: { error in
      (error as? ShrinkRefusal)?.sentence.contains("must stand on the same branch") ?? false
    }
  }

  @Test("an expression that never is false, and an invariant that is whole, are refused")
  func nothingFails() throws {
    let session = LongSession(seed: 1, events: 0).scenario
    let expression = try Expression(parsing: "numberOfPages < 4")
    #expect(throws: ShrinkRefusal.holds("numberOfPages < 4", isStored: false)) {
      try session.failing.falsehood(of: expression)
    }
    #expect(throws: ShrinkRefusal.invariantHolds(.indexExists)) {
      try session.failing.breach(of: .indexExists)
    }
    #expect(throws: ShrinkRefusal.noObservation) { try session.failing.divergence() }
  }
}
