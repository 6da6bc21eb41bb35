import PagerModel
import Timeline

extension OriginSearch {
  /// Events of a branch that is folded anew under every other rule.
  package static let mostEventsFromStart = 20_000

  /// What the subject would be at `place` under each other rule from the beginning; of an effect, all
  /// that would have been sent up to there.
  func fromStart(
    _ subject: Subject, at place: Cursor, in replay: inout Replay
  ) throws(ReplayError) -> Origin.FromStart {
    if case .path(.policy) = subject { return .tried([]) }
    let (tree, depth) = (replay.tree, Int(replay.tree[place.node].depth))
    guard depth <= Self.mostEventsFromStart else { return .tooLong(events: depth) }
    let start = try replay.state(at: 0)
    let policies = try replay.state(at: place.node, unless: isInterrupted).policies
    let fold = FoldFromStart(
      events: path.prefix(depth + 1).dropFirst().map {
        TimedEvent(tree[Int($0)].event ?? .wait, at: tree[Int($0)].time)
      }, end: place.time, payloads: replay.payloads, isInterrupted: isInterrupted)
    let actual = try fold.outcome(of: subject, from: start, nil)
    let decisions = try policies.decisions(
      in: start.container, differingFrom: actual
    ) { name, policies throws(ReplayError) in
      let held = FoldFromStart.Held(name: name, word: Policies.entry(name).value(policies))
      return try fold.outcome(of: subject, from: root(held.applied(to: start.policies)), held)
    }
    return .tried(decisions)
  }
}

/// A branch's events up to a place, to be folded from the beginning under other rules.
private struct FoldFromStart {
  /// A rule whose value is kept, whatever rules the events set.
  struct Held {
    let name: PolicyName
    let word: String

    func applied(to policies: Policies) -> Policies {
      var policies = policies
      _ = Policies.entry(name).set(&policies, word)
      return policies
    }
  }

  /// Events folded between two looks for an interrupt.
  private static let eventsPerLook = 2048

  let events: [TimedEvent]
  /// Microseconds since node 0.
  let end: Microseconds
  let payloads: Payloads
  let isInterrupted: () -> Bool

  func outcome(
    of subject: Subject, from root: Pager, _ held: Held?
  ) throws(ReplayError) -> Subject.Answer {
    var state = root
    state.payloads = payloads
    switch subject {
    case .path(let path):
      try fold(into: &state, held) { state, event in state.apply(event) }
      state.advance(to: end)
      return .value(state.value(path))
    case .effect(let name):
      var (probe, sent) = (EffectProbe(), [Effect]())
      try fold(into: &state, held) { state, event in
        state.apply(event, &probe)
        probe.drain(into: &sent, named: name)
      }
      state.advance(to: end, &probe)
      probe.drain(into: &sent, named: name)
      return .sent(sent)
    }
  }

  private func fold(
    into state: inout Pager, _ held: Held?, _ apply: (inout Pager, TimedEvent) -> Void
  ) throws(ReplayError) {
    for (index, event) in events.enumerated() {
      if index % Self.eventsPerLook == 0, isInterrupted() { throw .interrupted }
      apply(&state, event)
      if let held, case .setting(let setting) = event.event, setting.policy != nil {
        state.policies = held.applied(to: state.policies)
      }
    }
  }
}

extension EffectProbe {
  /// Keeps those of a name, and begins anew.
  fileprivate mutating func drain(into sent: inout [Effect], named name: String) {
    for effect in effects where effect.effect.name == name { sent.append(effect.effect) }
    effects.removeAll(keepingCapacity: true)
  }
}
