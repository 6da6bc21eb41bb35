import Inspection
import Investigation
import PagerModel
import Recording
import SeededRandom
import Testing
import Timeline

struct ExplanationTests {
  private static func explanation(
    of shown: [Observation], under policies: Policies, _ initial: Initial, _ replay: Replay
  ) throws -> Explanation {
    let questionnaire = Questionnaire(
      shown.map { .observation($0) }, initial, replay.payloads, in: replay.tree,
      node: { _ in nil })
    return try Explanation(questionnaire, under: policies, in: initial.container)
  }

  static let cases: [(file: String, change: PolicyChange)] = Recordings.files.flatMap { file in
    ((try? Recordings.read(file)).map(Recordings.failing) ?? []).map { (file, $0) }
  }

  @Test(
    "The rules under which a recording fails are found, alone, from what they would have shown",
    arguments: cases)
  func failsUnder(file: String, change: PolicyChange) throws {
    let recording = try Recordings.read(file).recording
    let (own, hidden) = (recording.header.policies, change.replacing(recording.header.policy))
    let shown = try reports(of: Replay(recording, policies: hidden))
    let explanation = try Self.explanation(
      of: shown, under: own, recording.header.initial, Replay(recording))
    let first = try #require(explanation.hypotheses.first)
    // Fewer of the hidden rules may show the same; others never come first, or beside them.
    #expect(first.size <= Self.size(of: hidden, besides: own))
    #expect(first.alternatives.contains { Self.isPart($0, of: hidden) })
    let rivals = explanation.hypotheses.dropFirst().filter { !$0.isPreset && $0.size == first.size }
    #expect(rivals.isEmpty)
  }

  private static func size(of hidden: Policies, besides own: Policies) -> Int {
    PolicyName.allCases.count {
      Policies.entry($0).value(hidden) != Policies.entry($0).value(own)
    }
  }

  private static func isPart(_ change: PolicyChange, of hidden: Policies) -> Bool {
    change.preset?.policies == hidden
      || change.preset == nil
        && change.values.allSatisfy { Policies.entry($0.name).value(hidden) == $0.word }
  }

  @Test(
    "Up to two rules that nobody told are found from a session of random events",
    arguments: 0..<12 as Range<UInt64>)
  func hiddenRules(seed: UInt64) throws {
    var random = Seeded(seed)
    var hidden = Preset.reference.policies
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let names = Container.pinned.policyNames.filter { Policies.entry($0).values.count > 1 }
      let entry = Policies.entry(try #require(names.randomElement(using: &random)))
      // The reference's own word would hide nothing.
      let own = entry.value(Preset.reference.policies)
      let word = try #require(entry.values.filter { $0 != own }.randomElement(using: &random))
      _ = entry.set(&hidden, word)
    }
    let (initial, replay) = try Self.session(seed: seed, under: hidden)
    let explanation = try Self.explanation(
      of: try reports(of: replay), under: Preset.reference.policies, initial, replay)
    guard explanation.difference != nil else { return }
    let first = try #require(explanation.hypotheses.first)
    #expect(first.size <= Self.size(of: hidden, besides: Preset.reference.policies))
    let isFound = explanation.hypotheses.contains { hypothesis in
      hypothesis.alternatives.contains { Self.isPart($0, of: hidden) }
    }
    #expect(isFound)
  }

  /// Sensible events, one a little after the other.
  private static func session(
    seed: UInt64, under policies: Policies, events count: Int = 60
  ) throws -> (Initial, Replay) {
    var events = RandomEvents(seed: seed, isSenseless: false)
    let initial = events.initial()
    var replay = Replay(root: events.pager(initial, policies))
    var time: Microseconds = 0
    while replay.tree.count < count {
      let event = events.event()
      time += events.delay()
      replay.append(event, at: time, below: replay.tree.count)
    }
    return (initial, replay)
  }
}
