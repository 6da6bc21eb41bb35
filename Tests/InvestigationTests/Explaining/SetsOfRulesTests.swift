import Inspection
import Investigation
import PagerModel
import Recording
import Testing
import Timeline

/// Rules that nobody told, each of which shows at an event of its own.
struct SetsOfRulesTests {
  /// The rules in the order in which the session below shows them.
  private static let hidden = [
    PolicyChange.Value(.sameTab, "scrollToTop"), PolicyChange.Value(.indexCommit, "settle"),
    PolicyChange.Value(.emptyReload, "minusOne"),
  ].compactMap(\.self)

  /// The list is scrolled, its own tab tapped, then another one, and then the pages are gone.
  private static var scenario: Scenario {
    var scenario = Scenario.smallPager(pages: 2)
    let none = scenario.payloads.add([])
    scenario.steps = [
      .init(.reload(toPageAt: nil)),
      .init(.setContentOffset(.main, x: nil, y: 100, animated: false), after: 10_000),
      .init(.selectTab(at: 0, animated: false), after: 10_000),
      .init(.selectTab(at: 1, animated: true), after: 500_000),
      .init(.wait, after: 1_000_000), .init(.pages(none)), .init(.reload(toPageAt: nil)),
    ]
    return scenario
  }

  /// What a pager under so many of the hidden rules would have shown.
  private static func questionnaire(hiding count: Int) throws -> Questionnaire {
    var device = scenario
    device.policies = PolicyChange(values: Array(hidden.prefix(count)))
      .applied(to: device.policies)
    let replay = device.replay
    return Questionnaire(
      try reports(of: replay).map { .observation($0) }, device.initial, device.payloads,
      in: replay.tree, node: { _ in nil })
  }

  private static func explanation(hiding count: Int) throws -> Explanation {
    try Explanation(
      questionnaire(hiding: count), under: Preset.reference.policies, in: .pinned)
  }

  @Test("One, two or three are found, and larger sets are not tried", arguments: 1...3)
  func fewest(count: Int) throws {
    let explanation = try Self.explanation(hiding: count)
    let first = try #require(explanation.hypotheses.first { !$0.isPreset })
    #expect(first.size == count)
    let names = Self.hidden.prefix(count).map(\.name)
    let found = explanation.hypotheses.flatMap(\.alternatives).contains { change in
      Set(change.values.map(\.name)) == Set(names)
        && change.values.allSatisfy { Self.hidden.contains($0) }
    }
    #expect(found, "\(explanation.hypotheses)")
    #expect(explanation.tried.map { $0 > 0 } == [true, count >= 2, count >= 3])
  }

  @Test("Of pairs, those that meet all when each is asked everything are found, and no others")
  func everyPair() throws {
    let questionnaire = try Self.questionnaire(hiding: 2)
    let explanation = try Explanation(
      questionnaire, under: Preset.reference.policies, in: .pinned)
    let found = Set(
      explanation.hypotheses.flatMap(\.alternatives).map { change in
        Set(change.values.map { "\($0.name)=\($0.word)" })
      })
    // Every other value of the first rule with every value of all others.
    for value in Self.others(of: .sameTab) + Self.others(of: .handOver) {
      for second in Container.pinned.policyNames.filter({ $0 != value.name }).flatMap(Self.others) {
        let change = PolicyChange(values: [value, second])
        let isMet =
          try questionnaire.firstDifference(
            under: change.applied(to: Preset.reference.policies)) == nil
        let words = Set(change.values.map { "\($0.name)=\($0.word)" })
        #expect(found.contains(words) == isMet, "\(words)")
      }
    }
  }

  private static func others(of name: PolicyName) -> [PolicyChange.Value] {
    let entry = Policies.entry(name)
    let own = entry.value(Preset.reference.policies)
    return entry.values.filter { $0 != own }.compactMap { PolicyChange.Value(name, $0) }
  }

  @Test("What is found before it is stopped is kept, with what was tried")
  func interrupted() throws {
    var device = Self.scenario
    device.policies = PolicyChange(values: Self.hidden).applied(to: device.policies)
    let replay = device.replay
    var looks = 0
    let questionnaire = Questionnaire(
      try reports(of: replay).map { .observation($0) }, device.initial, device.payloads,
      in: replay.tree, node: { _ in nil },
      unless: {
        looks += 1
        return looks > 100
      })
    let explanation = try Explanation(
      questionnaire, under: Preset.reference.policies, in: .pinned)
    #expect(explanation.isInterrupted)
    #expect(explanation.tried[0] > 60 && (1..<100).contains(explanation.tried[1]))
    #expect(explanation.tried[2] == 0)
    let own = try #require(explanation.difference).question
    #expect(try #require(explanation.nearest.first).difference.question > own)
  }
}
