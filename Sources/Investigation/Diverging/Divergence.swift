import Inspection
import PagerModel
import Recording
import Timeline

/// The first of a branch's observations that the model does not meet, and what could be behind it.
package struct Divergence {
  /// The observation, as the recording has it.
  package let observation: Observation
  package let mismatch: Mismatch
  /// Of the field that differs; nil: the effects do.
  package let path: StatePath?
  /// The device's value less the model's; nil: they are no numbers.
  package let distance: Double?
  /// The last event before it of which the device reported the same field, or effects, and the
  /// model agreed; nil: there is none.
  package let lastAgreement: NodeID?
  /// Observations on the branch, and how many of them come before it: those are met.
  package let count: Int
  package let met: Int
  /// What the device reported of the field along the branch.
  package let reports: [(time: Microseconds, value: Value)]
  /// False: the session is too long to be folded under every rule.
  package let triesRules: Bool
  /// The user stopped it: others were not tried.
  package let isInterrupted: Bool
  /// The one that explains most comes first.
  package let guesses: [Guess]

  /// Nil: the model meets all observations on the branch.
  package init?(
    _ reported: ReportedScenario, unless isInterrupted: @escaping () -> Bool = { false }
  ) throws(ReplayError) {
    let policies = reported.scenario.policies
    let questionnaire = reported.questionnaire(unless: isInterrupted)
    guard let difference = try questionnaire.firstDifference(under: policies) else { return nil }
    let index = difference.question
    observation = reported.observations[index]
    mismatch = difference.mismatch
    let path = difference.mismatch.path
    self.path = path
    let entry = observation.state.first { $0.path == path && path != nil }
    distance = entry.flatMap { Double(difference.mismatch.found).flatMap($0.distance) }
    let agreeing = reported.observations[..<index].last { $0.asks(about: path) }
    lastAgreement = agreeing?.at
    count = reported.observations.count
    met = index
    reports = zip(reported.observations, reported.times).flatMap { observation, time in
      observation.state.filter { $0.path == path && path != nil }.map { (time, $0.value) }
    }
    var search = GuessSearch(
      reported, policies, at: difference, entry, distance, unless: isInterrupted)
    guesses = try search.guesses()
    triesRules = search.triesRules
    self.isInterrupted = search.isCut
  }
}

extension StateEntry {
  fileprivate func distance(from found: Double) -> Double? {
    if case .number(let reported) = value { reported - found } else { nil }
  }
}

extension Observation {
  /// Nil: about effects.
  fileprivate func asks(about path: StatePath?) -> Bool {
    guard let path else { return effects != nil }
    return state.contains { $0.path == path }
  }
}
