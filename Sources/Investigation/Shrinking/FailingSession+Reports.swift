import Inspection
import PagerModel
import Recording
import Timeline

extension FailingSession {
  /// The first report of a device, in the order of a branch, that the model does not meet.
  package func divergence() throws(ShrinkRefusal) -> Found {
    var unmetAtStart: Mismatch?
    for leaf in leaves {
      do throws(ReplayError) {
        let whole = try Scenario(
          header, policies: policies, payloads: payloads, to: leaf, in: tree)
        let reported = ReportedScenario(whole, observations, to: leaf, in: tree)
        let path = FailingPath(
          whole, nodes: tree.path(to: leaf).dropFirst().map(Int.init), recorded: header.policies)
        var judge = Judge(whole.replay, node: { _ in nil }, unless: isInterrupted)
        for index in reported.observations.indices {
          let mismatches = try judge.mismatches(of: reported.observation(at: index))
          guard let mismatch = mismatches.first else { continue }
          let report = reported.observations[index]
          if path.place(of: report.at) >= 0 { return try unmet(report, mismatch, on: path) }
          unmetAtStart = unmetAtStart ?? mismatch
        }
      } catch {
        throw .replay(error)
      }
    }
    if let unmetAtStart { throw .failsAtStart(unmetAtStart.question) }
    throw observations.isEmpty ? .noObservation : .observationsHold
  }

  /// `report`: as the recording has it, with nodes of the tree; it stands at a step of `path`.
  private func unmet(
    _ report: Observation, _ mismatch: Mismatch, on path: FailingPath
  ) throws(ReplayError) -> Found {
    var part = report
    part.line = nil
    // What agrees, and what differs besides, is not asked any more.
    if let failing = mismatch.path {
      part.state = report.state.filter { $0.path == failing && $0.asks(mismatch) }
      (part.effects, part.since) = (nil, nil)
    } else {
      part.state = []
    }
    let scenario = path.prefix(path.place(of: report.at) + 1)
    var looks = InterruptLooks(isInterrupted)
    let divergence = UnmetReport(
      observation: part, mismatch: mismatch,
      culprit: try Candidate(scenario).culprit(
        of: UnmetReport.subjects(of: mismatch), &looks),
      since: part.since.map(path.place))
    let events = scenario.timedEvents
    var pager = scenario.start
    pager.apply(events.dropLast())
    let isIgnored = events.last?.isIgnored(in: pager) ?? false
    let last = scenario.steps.count - 1
    return try found(
      .divergence(divergence, isIgnored: isIgnored),
      watch: DivergenceWatch(divergence, last: last, isIgnored: isIgnored), in: scenario, of: path)
  }
}

extension StateEntry {
  /// Of two entries for one path, the one that was not met.
  fileprivate func asks(_ mismatch: Mismatch) -> Bool { mismatch.expected == value.description }
}
