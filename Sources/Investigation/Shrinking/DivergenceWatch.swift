import Inspection
import PagerModel
import Recording
import Timeline

/// Watches for the model to differ from the same report, at the last event, in the same way.
struct DivergenceWatch: FailureWatch {
  private let wanted: UnmetReport
  /// The last event of the whole session, which the report stands at.
  private let last: Int
  private let isIgnored: Bool
  /// What was sent that the report's effects are compared with.
  private var probe = EffectProbe()
  private var isLastIgnored = false
  /// Something moved by itself when the last event came.
  private var wasMoving = false

  init(_ divergence: UnmetReport, last: Int, isIgnored: Bool) {
    wanted = divergence
    self.last = last
    self.isIgnored = isIgnored
  }

  mutating func follow(
    _ event: TimedEvent, at index: Int, origin: Int, in pager: inout Pager,
    _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Int? {
    if origin == last {
      isLastIgnored = event.isIgnored(in: pager)
      var before = pager
      before.advance(to: event.time)
      wasMoving = before.isMoving
    }
    let isAsked = wanted.since.map { origin > $0 } ?? (origin == last)
    if isAsked, wanted.observation.effects != nil {
      pager.apply(event, &probe)
    } else {
      pager.apply(event)
    }
    try looks.pass(pager.viewCount)
    return nil
  }

  mutating func end(
    of candidate: Candidate, in pager: inout Pager, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool {
    guard candidate.origins.last == last, isLastIgnored == isIgnored else { return false }
    return try mismatches(in: candidate, pager) == [wanted.mismatch]
  }

  private func mismatches(
    in candidate: Candidate, _ pager: Pager
  ) throws(ReplayError) -> [Mismatch] {
    var observation = wanted.observation(in: candidate)
    let replay: Replay
    if wasMoving || pager.isMoving {
      replay = candidate.scenario.replay
    } else {
      // No frame before or after it differs: this state alone is asked.
      replay = Replay(root: pager)
      observation.at = 0
    }
    var judge = Judge(replay, node: { _ in nil })
    return try judge.mismatches(of: observation, in: pager, sent: probe.effects[...])
  }

  func confirms(
    _ candidate: Candidate, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool {
    let subjects = UnmetReport.subjects(of: wanted.mismatch)
    return try candidate.culprit(of: subjects, &looks) == wanted.culprit
  }

  func holds(in candidate: Candidate, _ looks: inout InterruptLooks) throws(ReplayError) -> Bool {
    var (watch, pager) = (self, candidate.scenario.start)
    for (index, event) in candidate.scenario.timedEvents.enumerated() {
      _ = try watch.follow(
        event, at: index, origin: candidate.origins[index], in: &pager, &looks)
    }
    return try watch.mismatches(in: candidate, pager).isEmpty
  }
}
