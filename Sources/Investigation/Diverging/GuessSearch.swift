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

  private let reported: ReportedScenario
  private let policies: Policies
  private let index: Int
  private let entry: StateEntry?
  private let distance: Double?
  private let isInterrupted: () -> Bool
  private var found: [Guess] = []

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

  /// Those that explain most come first; among equals, the plainer ones.
  mutating func guesses() throws(ReplayError) -> [Guess] {
    guessRounding()
    try guessTime()
    try guessRules()
    try guessGeometry()
    try guessMissingEvent()
    return found.enumerated().sorted {
      ($1.element.gained, $0.offset) < ($0.element.gained, $1.offset)
    }.map(\.element)
  }

  /// Keeps it if it meets the observation in question.
  private mutating func note(_ kind: Guess.Kind, reaching next: Int?) {
    let end = next ?? reported.observations.count
    guard end > index else { return }
    found.append(Guess(kind: kind, gained: end - index, isWhole: next == nil))
  }

  private mutating func attempt(
    _ kind: Guess.Kind, _ variant: ReportedScenario
  ) throws(ReplayError) {
    let difference = try variant.questionnaire(unless: isInterrupted).firstDifference(
      under: policies)
    note(kind, reaching: difference?.question)
  }

  // MARK: Rounding and time

  private mutating func guessRounding() {
    guard let distance, entry?.path?.unit == .points, distance.magnitude <= Self.mostRounding
    else { return }
    let scale = reported.scenario.initial.scale ?? 1
    note(.rounding(pixels: distance.magnitude * scale), reaching: index + 1)
  }

  /// The model's own values a little before and after.
  private mutating func guessTime() throws(ReplayError) {
    guard let path = entry?.path, let entry, case .number(let reported) = entry.value else {
      return
    }
    let depth = self.reported.depth(of: index)
    var replay = self.reported.scenario.replay
    let now = replay.tree[depth].time
    let tolerance = path.unit == .points || path.unit == .pointsPerSecond ? 0.5 : 0.01
    var nearest: Microseconds?
    let frame = Microseconds(1_000_000 / self.reported.scenario.initial.frameRate)
    for step in 1...max(1, Int(Self.longestShift / frame)) {
      for shift in [Microseconds(step) * frame, -Microseconds(step) * frame] where nearest == nil {
        let state = try replay.state(at: max(0, now + shift), onPathTo: depth)
        guard case .number(let value) = state.value(path) else { continue }
        if (value - reported).magnitude <= tolerance { nearest = shift }
      }
    }
    if let nearest { note(.time(nearest), reaching: index + 1) }
  }

  // MARK: Rules

  private mutating func guessRules() throws(ReplayError) {
    guard reported.scenario.steps.count <= Self.mostSteps else { return }
    let explanation = try Explanation(
      reported.questionnaire(unless: isInterrupted), under: policies,
      in: reported.scenario.initial.container, upTo: 1)
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
      for other in [length + distance, length - distance] where other >= 0 && other <= 1e7 {
        try attempt(
          .geometry(geometry, from: length, to: other),
          reported.replacing { $0[geometry] = other })
      }
    }
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

  // MARK: A missing event

  private mutating func guessMissingEvent() throws(ReplayError) {
    let step = reported.depth(of: index) - 1
    guard step >= 0 else { return }
    for event in missingEvents {
      try attempt(.missingEvent(event), reported.inserting(event, at: step))
    }
  }

  /// What would bring the field to where the device had it.
  private var missingEvents: [PagerEvent] {
    guard let path = entry?.path, case .number(let value)? = entry?.value else {
      return [.reload(toPageAt: nil)]
    }
    let page = Int(exactly: value.rounded()) ?? 0
    switch path {
    case .scrollView(.content, .contentOffset):
      let width = reported.scenario.initial.bounds?.width ?? 0
      let page = width > 0 ? Int(exactly: (value / width).rounded()) ?? 0 : 0
      return [.scrollToPage(at: page, animated: false), .selectTab(at: page, animated: false)]
    case .scrollView(let view, .contentOffset):
      return [.setContentOffset(view, x: nil, y: value, animated: false), .scrollToTop]
    case .currentPageIndex, .currentPage, .visiblePageIndex, .selectedTab, .pendingPageIndex:
      return [
        .scrollToPage(at: page, animated: false), .selectTab(at: page, animated: false),
        .scrollToPage(at: page, animated: true),
      ]
    case .numberOfPages: return [.reload(toPageAt: nil)]
    case .headerHeight: return [.header(height: value)]
    case .hoverHeight: return [.hover(height: value)]
    case .page(let page, .contentHeight): return [.contentSize(page: page, height: value)]
    case .time, .boundsWidth, .boundsHeight, .scrollView, .page, .progress, .isPinned,
      .isSwipeEnabled, .owner, .tabBar, .isLazyLoadingEnabled, .policy, .cell, .visibleCells, .tab,
      .line, .handlers, .firstVisibleItem, .lastAppearedItem:
      return []
    }
  }
}
