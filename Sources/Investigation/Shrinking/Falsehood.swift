import Inspection
import PagerModel
import Timeline

/// A claim that does not hold: where it is asked, and what tells this failure of it from others.
package struct Falsehood: Sendable {
  enum Place: Sendable, Equatable {
    /// After the session's last event, which stays; whether that could act there.
    case end(isIgnored: Bool)
    /// After any event of this kind before which it held.
    case turning(EventKind)
  }

  /// The same part of it fails, by the same culprit; the values may be others.
  struct Identity: Sendable, Equatable {
    let part: String
    let hasValue: Bool
    let culprit: Culprit
  }

  package let claim: Claim
  let place: Place
  let identity: Identity
}

/// Watches for a claim to fail in the same way.
struct ClaimWatch: FailureWatch {
  private let wanted: Falsehood
  /// The last event of the whole session.
  private let last: Int
  private var walk: ClaimWalk

  init(_ falsehood: Falsehood, last: Int) {
    wanted = falsehood
    self.last = last
    walk = ClaimWalk(falsehood.claim)
  }

  mutating func follow(
    _ event: TimedEvent, at index: Int, origin: Int, in pager: inout Pager,
    _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Int? {
    try looks.pass(pager.viewCount * 2)
    switch wanted.place {
    case .end(let isIgnored):
      guard origin == last else {
        walk.follow(event, origin: origin, in: &pager, isAsked: false)
        return nil
      }
      guard event.isIgnored(in: pager) == isIgnored else {
        pager.apply(event)
        return nil
      }
      walk.follow(event, origin: origin, in: &pager, isAsked: true)
      return walk.shortfall.map(isSamePart) ?? false ? index + 1 : nil
    case .turning(let kind):
      // Only where it may be asked for: a state costs a copy of its pages.
      let before = walk.holds && event.event.kind == kind ? pager : nil
      walk.follow(event, origin: origin, in: &pager, isAsked: true)
      guard let before, let shortfall = walk.shortfall, isSamePart(shortfall) else { return nil }
      let culprit = Culprit.turning(shortfall.subjects, from: before, by: event)
      return culprit == wanted.identity.culprit ? index + 1 : nil
    }
  }

  private func isSamePart(_ shortfall: Shortfall) -> Bool {
    shortfall.part == wanted.identity.part && shortfall.hasValue == wanted.identity.hasValue
  }

  mutating func end(
    of candidate: Candidate, in pager: inout Pager, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool { false }

  func confirms(
    _ candidate: Candidate, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Bool {
    switch wanted.place {
    case .turning: true
    case .end: try candidate.identity(of: wanted.claim, &looks) == wanted.identity
    }
  }

  func holds(in candidate: Candidate, _ looks: inout InterruptLooks) throws(ReplayError) -> Bool {
    try candidate.shortfall(of: wanted.claim, &looks) == nil
  }
}

extension Candidate {
  /// How a claim fails after the last step; nil: it holds.
  func identity(
    of claim: Claim, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Falsehood.Identity? {
    guard let shortfall = try shortfall(of: claim, &looks) else { return nil }
    return Falsehood.Identity(
      part: shortfall.part, hasValue: shortfall.hasValue,
      culprit: try culprit(of: shortfall.subjects, &looks))
  }
}

extension Culprit {
  /// Who made a claim fail that held at `before`.
  static func turning(
    _ subjects: Subjects, from before: Pager, by event: TimedEvent
  ) -> Culprit {
    switch subjects {
    case .paths(let paths): of(paths, from: before, by: event) ?? .nobody
    case .effects(let rule): Culprit(rule: rule, occasion: .event(event.event.kind))
    }
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
