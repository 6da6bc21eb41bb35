import Inspection
import PagerModel
import Recording
import Timeline

/// Tries what could be behind a divergence, one change at a time: the model is folded again with
/// it, and what counts is how many observations it then meets.
struct GuessSearch {
  /// A device's clock, or a frame, may be off by so much, in microseconds.
  private static let longestShift: Microseconds = 100_000
  /// Points that arithmetic alone may be off by.
  private static let mostRounding = 1.0
  /// Sessions that are longer are not tried under each rule: it would take minutes.
  private static let mostSteps = 20_000

  let reported: ReportedScenario
  private let policies: Policies
  let index: Int
  let entry: StateEntry?
  private let distance: Double?
  let isInterrupted: () -> Bool
  private var found: [Guess] = []
  /// The user stopped it before all was tried.
  private(set) var isCut = false

  init(
    _ reported: ReportedScenario, _ policies: Policies, at difference: Questionnaire.Difference,
    _ entry: StateEntry?, _ distance: Double?, unless isInterrupted: @escaping () -> Bool
  ) {
    self.reported = reported
    self.policies = policies
    index = difference.question
    self.entry = entry
    self.distance = distance
    self.isInterrupted = isInterrupted
  }

  var triesRules: Bool { reported.scenario.steps.count <= Self.mostSteps }

  /// Those that explain most come first; among equals, the plainer ones.
  mutating func guesses() throws(ReplayError) -> [Guess] {
    do {
      try guessRounding()
      try guessTime()
      try guessRules()
      try guessGeometry()
      try guessMissingEvent()
    } catch {
      switch error {
      case .interrupted: isCut = true
      case .notReplayable: throw error
      }
    }
    return found.enumerated().sorted {
      ($1.element.gained, $0.offset) < ($0.element.gained, $1.offset)
    }.map(\.element)
  }

  /// Keeps it if it meets the observation in question, once: two ways may come to one length.
  private mutating func note(_ kind: Guess.Kind, reaching next: Int?) {
    let count = reported.observations.count
    let end = next ?? count
    guard end > index, !found.contains(where: { $0.kind == kind }) else { return }
    found.append(Guess(kind: kind, gained: end - index, isWhole: end == count))
  }

  mutating func attempt(
    _ kind: Guess.Kind, _ variant: ReportedScenario
  ) throws(ReplayError) {
    let difference = try variant.questionnaire(unless: isInterrupted).firstDifference(
      under: policies)
    note(kind, reaching: difference?.question)
  }

  // MARK: Rounding and time

  private mutating func guessRounding() throws(ReplayError) {
    guard let distance, entry?.path?.unit == .points, distance.magnitude <= Self.mostRounding
    else { return }
    var wide = reported.observations[index]
    wide.within = Self.mostRounding
    guard try isMet(wide, after: 0) else { return }
    let scale = reported.scenario.initial.scale ?? 1
    note(.rounding(pixels: distance.magnitude * scale), reaching: index + 1)
  }

  /// The model's own values a little before and after.
  private mutating func guessTime() throws(ReplayError) {
    guard let entry, case .number = entry.value else { return }
    let frame = Microseconds(1_000_000 / reported.scenario.initial.frameRate)
    let observation = reported.observations[index]
    for shift in stride(from: frame, through: Self.longestShift, by: Int(frame)) {
      for shift in [shift, -shift] where try isMet(observation, after: shift) {
        return note(.time(shift), reaching: index + 1)
      }
    }
  }

  /// Whether all fields of `observation` are as the model has them so many microseconds later;
  /// effects are not asked.
  private func isMet(
    _ observation: Observation, after shift: Microseconds
  ) throws(ReplayError) -> Bool {
    var observation = observation
    observation.at = reported.depth(of: index)
    observation.effects = nil
    var judge = Judge(reported.scenario.replay, node: { _ in nil }, unless: isInterrupted)
    let time = judge.replay.tree[observation.at].time + shift
    let state =
      try shift == 0
      ? judge.replay.state(at: observation.at, unless: isInterrupted)
      : judge.replay.state(
        at: max(0, time), onPathTo: observation.at, unless: isInterrupted)
    return try judge.mismatches(of: observation, in: state, sent: []).isEmpty
  }

  // MARK: Rules

  private mutating func guessRules() throws(ReplayError) {
    guard triesRules else { return }
    let explanation = try Explanation(
      reported.questionnaire(unless: isInterrupted), under: policies,
      in: reported.scenario.initial.container, upTo: 1)
    if explanation.isInterrupted { throw .interrupted }
    let single = explanation.hypotheses.filter { !$0.isPreset }
    for hypothesis in single.isEmpty ? explanation.hypotheses : single {
      note(.rules(hypothesis), reaching: nil)
    }
    for attempt in explanation.nearest.prefix(3) {
      note(
        .rules(Explanation.Hypothesis(alternatives: [attempt.change], size: 1)),
        reaching: attempt.difference.question)
    }
  }

  // MARK: Geometry

  /// A length that is wrong shows as an offset that is off by as much.
  private mutating func guessGeometry() throws(ReplayError) {
    guard let distance, entry?.path?.unit == .points else { return }
    for geometry in geometries {
      guard let length = reported.scenario[geometry] else { continue }
      let others = [length + distance, length - distance] + (geometry == .header ? pins : [])
      for other in others where other >= 0 && other <= 1e7 && other != length {
        try attempt(
          .geometry(geometry, from: length, to: other),
          reported.replacing { $0[geometry] = other })
      }
    }
  }

  /// Where the bar may pin: as far as main was ever seen to go.
  private var pins: [Double] {
    let main = StatePath.scrollView(.main, .contentOffset)
    let seen = reported.observations.flatMap(\.state).compactMap { entry in
      if entry.path == main, case .number(let y) = entry.value { y } else { nil }
    }
    return seen.max().map { [$0] } ?? []
  }

  private var geometries: [Geometry] {
    let own: [Geometry] =
      [.header, .hover, .width, .height, .pageInsetTop]
      + reported.scenario.initial.pages.indices.prefix(8).map { .contentHeight(page: $0) }
    let depth = reported.depth(of: index)
    let events = (0..<depth).reversed().compactMap { step in
      reported.scenario.steps[step].event.lengths.map { Geometry.event(step: step, $0) }
    }
    return own + events.flatMap(\.self).prefix(8)
  }
}
