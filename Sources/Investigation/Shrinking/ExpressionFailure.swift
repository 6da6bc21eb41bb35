import Inspection
import PagerModel
import Timeline

/// How an expression comes to be false: what tells one such event from another.
package struct Falsehood: Sendable {
  package let expression: Expression
  let places: ExpressionWalk.Places
  let kind: EventKind
  /// Not true: false, or without a value.
  let truth: Truth
  let manner: Manner
  /// Rules under which it holds after this event; nil: there are none to compare with.
  var contrast: Policies?

  enum Manner: Sendable, Equatable {
    /// It was true after the event before; this rule last wrote what it reads and what changed,
    /// or sent what it counts.
    case turns(Rule?)
    /// It was not true before: what was expected and found.
    case stays(String)

    var isStaying: Bool {
      switch self {
      case .turns: false
      case .stays: true
      }
    }
  }
}

/// Watches for an expression to be false in the same manner.
struct ExpressionWatch: FailureWatch {
  private let wanted: Falsehood
  private var walk: ExpressionWalk
  /// The same events under the rules under which it holds.
  private var other: (pager: Pager, walk: ExpressionWalk)?

  init(_ falsehood: Falsehood, _ scenario: Scenario) {
    wanted = falsehood
    walk = ExpressionWalk(falsehood.expression, places: falsehood.places)
    if let contrast = falsehood.contrast {
      var scenario = scenario
      scenario.policies = contrast
      other = (scenario.start, walk)
    }
  }

  mutating func follow(
    _ event: TimedEvent, at index: Int, origin: Int, in pager: inout Pager,
    _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Int? {
    // Only where it may be asked for: a state costs a copy of its pages.
    let isKind = event.event.kind == wanted.kind
    let wasTrue = walk.truth == .holds
    let before = isKind && (wasTrue || wanted.manner.isStaying) ? pager : nil
    walk.follow(event, origin: origin, in: &pager)
    if var side = other {
      side.pager.payloads = pager.payloads
      side.walk.follow(event, origin: origin, in: &side.pager)
      other = side
    }
    try looks.pass(pager.viewCount * 4)
    guard walk.truth == wanted.truth, let before else { return nil }
    if let other, other.walk.truth != .holds { return nil }
    switch wanted.manner {
    case .turns(let rule):
      guard wasTrue, wanted.expression.rule(from: before, by: event) == rule else { return nil }
    case .stays(let reason):
      guard walk.reason == reason, !event.isIgnored(in: before) else { return nil }
    }
    return index + 1
  }

  mutating func end(
    of candidate: Candidate, in pager: inout Pager, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool { false }
}

extension Expression {
  /// The rule that last wrote what it reads and what changed, or else sent what it counts, from
  /// `before` up to `event`.
  func rule(from before: Pager, by event: TimedEvent) -> Rule? {
    var after = before
    var probe = EffectProbe()
    after.apply(event, &probe)
    let count = max(before.numberOfPages, after.numberOfPages)
    let paths = Set(paths(numberOfPages: count))
    let rule = Cause.rule(writing: paths.contains, from: before, by: event, at: event.time)
    if rule != nil || !asksForEffects { return rule }
    return probe.effects.last { counts($0.effect) }?.rule
  }
}

extension TimedEvent {
  /// The event could not act there.
  func isIgnored(in before: Pager) -> Bool {
    var (pager, probe) = (before, EffectProbe())
    pager.advance(to: time)
    pager.apply(self, &probe)
    return probe.effects.contains { if case .ignored = $0.effect { true } else { false } }
  }
}

extension Pager {
  fileprivate var numberOfPages: Int {
    if case .number(let count) = value(.numberOfPages) { Int(count) } else { 0 }
  }
}
