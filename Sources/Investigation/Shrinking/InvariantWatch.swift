import Inspection
import PagerModel
import Timeline

/// Watches for one invariant to be broken by an event of the same kind, or by a frame as before.
struct InvariantWatch: FailureWatch {
  /// Nil: any breach of the watched invariants is meant, and `found` says which it was.
  private let wanted: Breach?
  private let remedies: [PolicyChange.Value]
  private let passed: Set<Breach>
  private let watched: Set<Invariant>
  private var monitor: InvariantMonitor
  private var probe = EffectProbe()
  private(set) var found: (breach: Breach, violation: Violation)?

  /// `remedies`: single rules each of which keeps the invariant whole.
  init(_ breach: Breach, remedies: [PolicyChange.Value] = []) {
    wanted = breach
    self.remedies = remedies
    passed = []
    watched = [breach.invariant]
    monitor = InvariantMonitor(exempt: Set(Invariant.allCases).subtracting(watched))
  }

  /// Watches for the first breach of any of these, but for those that are passed.
  init(anyOf invariants: Set<Invariant>, passing passed: Set<Breach> = []) {
    wanted = nil
    remedies = []
    self.passed = passed
    watched = invariants
    monitor = InvariantMonitor(exempt: Set(Invariant.allCases).subtracting(invariants))
  }

  mutating func follow(
    _ event: TimedEvent, at index: Int, origin: Int, in pager: inout Pager,
    _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Int? {
    if try visitFrames(to: event.time, in: &pager, &looks) { return index }
    let before = pager
    probe.effects.removeAll(keepingCapacity: true)
    pager.apply(event, &probe)
    try looks.pass(pager.viewCount)
    return isMet(from: before, by: event, to: pager) ? index + 1 : nil
  }

  mutating func end(
    of candidate: Candidate, in pager: inout Pager, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool {
    // No frame stands at the last microsecond there is: that means none.
    if try visitFrames(to: .max - 1, in: &pager, &looks) { return true }
    guard watched.contains(where: \.needsTrying) else { return false }
    for violation in try monitor.violations(tryingOn: pager, &looks) {
      let breach = Breach(invariant: violation.invariant, occasion: .rest, rule: nil)
      if accept(breach, violation) { return true }
    }
    return false
  }

  /// The same rules would still keep it whole.
  func confirms(
    _ candidate: Candidate, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool {
    for remedy in remedies {
      let rules = PolicyChange(values: [remedy]).applied(to: candidate.scenario.policies)
      guard try holds(in: candidate.under(rules), &looks) else { return false }
    }
    return true
  }

  func holds(in candidate: Candidate, _ looks: inout InterruptLooks) throws(ReplayError) -> Bool {
    var watch = InvariantWatch(anyOf: watched)
    return try !watch.fails(candidate.scenario, &looks)
  }

  private mutating func visitFrames(
    to time: Microseconds, in pager: inout Pager, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool {
    while let frame = pager.nextVisit, frame <= time {
      let before = pager
      probe.effects.removeAll(keepingCapacity: true)
      pager.advance(to: frame, &probe)
      if isMet(from: before, by: nil, to: pager) { return true }
      try looks.pass(pager.viewCount)
    }
    return false
  }

  private mutating func isMet(from before: Pager, by event: TimedEvent?, to after: Pager) -> Bool {
    let broken = monitor.violations(
      from: before, by: event?.event, sending: probe.effects, to: after)
    for violation in broken {
      let occasion = event.map { Breach.Occasion.event($0.event.kind) } ?? .frame
      let breach = Breach(
        invariant: violation.invariant, occasion: occasion,
        rule: rule(violation.invariant, from: before, by: event, at: after.time))
      if accept(breach, violation) { return true }
    }
    return false
  }

  private mutating func accept(_ breach: Breach, _ violation: Violation) -> Bool {
    if wanted.map({ $0 != breach }) ?? passed.contains(breach) {
      if !breach.invariant.isOfState { monitor.watchAgain(for: breach.invariant) }
      return false
    }
    found = (breach, violation)
    return true
  }

  private func rule(
    _ invariant: Invariant, from before: Pager, by event: TimedEvent?, at time: Microseconds
  ) -> Rule? {
    let sent = probe.effects.last { invariant.isAbout($0.effect) }?.rule
    return sent
      ?? Cause.rule(
        writing: invariant.isAbout, from: before, by: event, at: time)
  }
}

extension Invariant {
  /// What a rule must write for it to be broken.
  fileprivate func isAbout(_ path: StatePath) -> Bool {
    switch (self, path) {
    case (.finiteOffsets, .scrollView(_, .contentOffset)),
      (.offsetsInReach, .scrollView(_, .contentOffset)),
      (.listWaitsForPin, .scrollView(_, .contentOffset)),
      (.fingerTravelKept, .scrollView(_, .contentOffset)),
      (.tabKeepsPlace, .scrollView(.main, .contentOffset)),
      (.contentAtIndex, .scrollView(.content, .contentOffset)),
      (.visiblePageIsIndex, .scrollView(.content, .contentOffset)),
      (.contentAtIndex, .currentPageIndex), (.visiblePageIsIndex, .currentPageIndex),
      (.indexExists, .currentPageIndex), (.pageReportedOnce, .currentPageIndex),
      (.tabBarAgrees, .currentPageIndex), (.tabBarAgrees, .selectedTab):
      true
    case (_, _): false
    }
  }

  /// What a rule must send for it to be broken.
  fileprivate func isAbout(_ effect: Effect) -> Bool {
    switch (self, effect) {
    case (.pageAskedOnce, .pageAt), (.pageReportedOnce, .didScrollToPage),
      (.appearanceBalanced, .addChild), (.appearanceBalanced, .willAppear),
      (.appearanceBalanced, .didAppear), (.appearanceBalanced, .willDisappear),
      (.appearanceBalanced, .didDisappear):
      true
    case (_, _): false
    }
  }
}
