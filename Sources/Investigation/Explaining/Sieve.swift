import Inspection
import PagerModel
import Recording
import Timeline

/// Keeps those rules that meet what the session's own do not: nothing else is asked, and comparing
/// whole states takes many times as long as the fold.
struct Sieve {
  /// Events folded between two looks for an interrupt.
  private static let eventsPerLook = 2048

  private let questionnaire: Questionnaire
  private let question: Questionnaire.Question
  /// From the first event to that at which it is asked.
  private let events: [TimedEvent]
  /// Of `events`, the first whose effects are asked for.
  private let firstHeard: Int

  init(_ difference: Questionnaire.Difference, of questionnaire: Questionnaire) {
    self.questionnaire = questionnaire
    let tree = questionnaire.tree
    let question = questionnaire.questions[difference.question].narrowed(to: difference.mismatch)
    self.question = question
    events = tree.path(to: question.at).dropFirst().map {
      TimedEvent(tree[Int($0)].event ?? .wait, at: tree[Int($0)].time)
    }
    let last = max(0, events.count - 1)
    let since = question.effects.since.map { Int(tree[$0].depth) }
    firstHeard = question.effects.isAsked ? min(since ?? last, last) : last
  }

  /// False: whatever else they meet, they do not meet all.
  func keeps(_ policies: Policies) throws(ReplayError) -> Bool {
    if questionnaire.isInterrupted() { throw .interrupted }
    var root = Pager(questionnaire.initial, policies: policies)
    root.payloads = questionnaire.payloads
    var state = root
    try foldSilently(into: &state)
    var probe = EffectProbe()
    for event in events[firstHeard...].dropLast() { state.apply(event, &probe) }
    var before: Pager?
    if let last = events.last {
      state.advance(to: last.time, &probe)
      before = state
      state.apply(last, &probe)
    }
    var judge = Judge(
      Replay(root: root, tree: questionnaire.tree), node: questionnaire.node,
      unless: questionnaire.isInterrupted)
    switch question {
    case .observation(let observation):
      return try judge.mismatches(
        of: observation, in: state, after: before, sent: probe.effects[...]
      ).isEmpty
    case .expectation(let expectation, let expression):
      return try judge.mismatches(
        of: expectation, that: expression, in: state, sent: probe.effects[...]
      ).isEmpty
    }
  }

  private func foldSilently(into state: inout Pager) throws(ReplayError) {
    var next = 0
    while next < firstHeard {
      let count = min(Self.eventsPerLook, firstHeard - next)
      state.apply(events[next..<next + count])
      next += count
      if questionnaire.isInterrupted() { throw .interrupted }
    }
  }
}

extension Questionnaire.Question {
  /// Of an observation, only that part which was not met: who does not meet it does not meet all.
  fileprivate func narrowed(to mismatch: Mismatch) -> Self {
    guard case .observation(var observation) = self else { return self }
    if let path = mismatch.path {
      observation.state.removeAll { $0.path != path }
      observation.effects = nil
    } else {
      observation.state = []
    }
    return .observation(observation)
  }
}
