import PagerModel
import Timeline

/// One moment of a branch, an event or a frame, that can be gone through again and again.
struct BranchStep {
  let cursor: Cursor
  /// Nil: a frame.
  let event: PagerEvent?
  /// Time has run up to it; it has not acted.
  let before: Pager

  /// `cursor`: right after an event, or at a frame after one.
  init(
    at cursor: Cursor, in replay: inout Replay, unless isInterrupted: () -> Bool
  ) throws(ReplayError) {
    self.cursor = cursor
    let node = replay.tree[cursor.node]
    if cursor.node > 0, cursor.time == node.time {
      guard let event = node.event else { throw .notReplayable(cursor.node) }
      self.event = event
      before = try replay.stateBefore(cursor.node, unless: isInterrupted)
    } else {
      event = nil
      let last = Cursor(node: cursor.node, time: max(node.time, cursor.time - 1))
      before = try replay.state(at: last, unless: isInterrupted)
    }
  }

  /// What the subject comes to where these rules hold in this step.
  func outcome(of subject: Subject, under policies: Policies) -> Subject.Answer {
    var state = before
    state.policies = policies
    switch subject {
    case .path(let path):
      if let event {
        state.apply(TimedEvent(event, at: cursor.time))
      } else {
        state.advance(to: cursor.time)
      }
      return .value(state.value(path))
    case .effect(let name):
      var probe = EffectProbe()
      if let event {
        state.apply(TimedEvent(event, at: cursor.time), &probe)
      } else {
        state.advance(to: cursor.time, &probe)
      }
      return .sent(probe.effects.map(\.effect).filter { $0.name == name })
    }
  }

  /// Every step of every rule in it, and the state it leads to.
  func traced() -> (trace: TraceProbe, after: Pager) {
    var (state, trace) = (before, TraceProbe())
    if let event {
      state.apply(TimedEvent(event, at: cursor.time), &trace)
    } else {
      state.advance(to: cursor.time, &trace)
    }
    return (trace, state)
  }
}
