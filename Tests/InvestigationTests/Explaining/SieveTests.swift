import Inspection
import PagerModel
import Recording
import Testing
import Timeline

import struct Recording.Expectation

@testable import Investigation

/// The sieve answers as the whole questionnaire does when it is asked nothing else.
struct SieveTests {
  /// What a device tells, or an assertion asks, of a moment.
  enum Kind: CaseIterable {
    case state, effects, effectsSince, moving, fields, fieldsMoving, expression, expectedEffects
  }

  /// The page is scrolled, its own tab tapped, another tab, looked at on its way, and reloaded.
  private static var scenario: Scenario {
    var scenario = Scenario.smallPager(pages: 2)
    let none = scenario.payloads.add([])
    scenario.steps = [
      .init(.reload(toPageAt: nil)),
      .init(.setContentOffset(.main, x: nil, y: 100, animated: false), after: 10_000),
      .init(.selectTab(at: 0, animated: true), after: 10_000), .init(.wait, after: 100_000),
      .init(.wait, after: 600_000), .init(.selectTab(at: 1, animated: true), after: 10_000),
      .init(.wait, after: 100_000), .init(.wait, after: 900_000), .init(.pages(none)),
      .init(.reload(toPageAt: nil)),
    ]
    return scenario
  }

  /// Nodes at which something is on its way.
  private static let moving = [4, 7]

  /// Every other value of every rule, alone.
  private static let singles: [PolicyChange.Value] = Container.pinned.policyNames.flatMap { name in
    let entry = Policies.entry(name)
    let own = entry.value(Preset.reference.policies)
    return entry.values.filter { $0 != own }.compactMap { PolicyChange.Value(name, $0) }
  }

  @Test(
    "It keeps those rules that meet what differs, of each kind, and no others",
    arguments: Kind.allCases)
  func keeps(kind: Kind) throws {
    var counts = [true: 0, false: 0]
    var differences: [Questionnaire.Difference] = []
    for hidden in Self.singles {
      var device = Self.scenario
      device.policies = PolicyChange(values: [hidden]).applied(to: device.policies)
      let whole = try Self.questionnaire(Self.questions(kind, of: device))
      let own = Preset.reference.policies
      guard let difference = try whole.firstDifference(under: own),
        !differences.contains(difference)
      else { continue }
      differences.append(difference)
      let sieve = Sieve(difference, of: whole)
      let alone = try Self.questionnaire([Self.differing(difference, in: whole)])
      #expect(try !sieve.keeps(own))
      for set in try Self.sets(with: hidden, rejectedBy: sieve) {
        let policies = PolicyChange(values: set).applied(to: own)
        let isMet = try alone.firstDifference(under: policies) == nil
        #expect(try sieve.keeps(policies) == isMet, "\(difference) \(set)")
        counts[isMet, default: 0] += 1
      }
    }
    // Of both there are some, or nothing was tried.
    #expect(counts[true, default: 0] > 0 && counts[false, default: 0] > 0, "\(counts)")
  }

  /// Each value alone, some pairs, and with the hidden value those pairs that are rejected.
  private static func sets(
    with hidden: PolicyChange.Value, rejectedBy sieve: Sieve
  ) throws -> [[PolicyChange.Value]] {
    var sets = singles.map { [$0] }
    for (index, first) in singles.enumerated() where first.name != hidden.name {
      let second = singles[(index * 7 + 5) % singles.count]
      guard second.name != first.name, second.name != hidden.name else { continue }
      sets.append([first, second])
      let policies = PolicyChange(values: [first, second]).applied(to: Preset.reference.policies)
      if try !sieve.keeps(policies) { sets.append([first, second, hidden]) }
    }
    return sets
  }

  private static func questionnaire(
    _ questions: [Questionnaire.Question]
  ) throws -> Questionnaire {
    let scenario = scenario
    return Questionnaire(
      questions, scenario.initial, scenario.payloads, in: scenario.replay.tree, node: { _ in nil })
  }

  /// The question that is not met first: of a report, its part that is not.
  private static func differing(
    _ difference: Questionnaire.Difference, in whole: Questionnaire
  ) -> Questionnaire.Question {
    guard case .observation(var observation) = whole.questions[difference.question] else {
      return whole.questions[difference.question]
    }
    if let path = difference.mismatch.path {
      observation.state = observation.state.filter { $0.path == path }
      (observation.effects, observation.since) = (nil, nil)
    } else {
      observation.state = []
    }
    return .observation(observation)
  }

  private static func questions(
    _ kind: Kind, of device: Scenario
  ) throws -> [Questionnaire.Question] {
    let shown = try reports(of: device.replay)
    switch kind {
    case .state: return shown.map { .observation($0) }
    case .moving: return shown.filter { moving.contains($0.at) }.map { .observation($0) }
    case .effects: return shown.map { .observation(effects($0)) }
    case .effectsSince:
      return shown.filter { $0.at > 3 }.map { report in
        .observation(effects(report, sentIn: shown, since: report.at - 3))
      }
    case .fields, .fieldsMoving:
      return shown.filter { kind == .fields || moving.contains($0.at) }.map { report in
        var expectation = Expectation(at: report.at)
        expectation.state = report.state
        return .expectation(expectation, nil)
      }
    case .expression:
      return try shown.map { report in
        let parts = report.state.filter { entry in
          [.scrollView(.main, .contentOffset), .currentPageIndex, .numberOfPages]
            .contains(entry.path)
        }.map { "\($0.text) == \($0.value)" }
        let expression = try Expression(parsing: parts.joined(separator: " && "))
        return .expectation(Expectation(at: report.at), expression)
      }
    case .expectedEffects:
      return shown.filter { $0.at > 3 }.map { report in
        let asked = effects(report, sentIn: shown, since: report.at - 3)
        var expectation = Expectation(at: report.at)
        (expectation.effects, expectation.since) = (asked.effects, asked.since)
        return .expectation(expectation, nil)
      }
    }
  }

  /// Of a report only what was sent: at its event, or in all events after `since`.
  private static func effects(
    _ report: Observation, sentIn shown: [Observation] = [], since: NodeID? = nil
  ) -> Observation {
    var result = report
    (result.state, result.since) = ([], since)
    if let since {
      result.effects = shown.filter { since < $0.at && $0.at <= report.at }
        .flatMap { $0.effects ?? [] }
    }
    return result
  }
}
