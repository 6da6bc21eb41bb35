import PagerModel
import Recording
import Timeline

/// Holds a session's records against the fold: expectations, observations, snapshots.
package struct Judge {
  package var replay: Replay
  /// The node a mark or a branch stands for.
  let node: (String) -> NodeID?
  private let isInterrupted: () -> Bool

  package init(
    _ replay: Replay, node: @escaping (String) -> NodeID?,
    unless isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.replay = replay
    self.node = node
    self.isInterrupted = isInterrupted
  }

  /// Whether an assertion holds here, all of its parts together.
  package mutating func mismatches(
    of expectation: Expectation, that expression: Expression?
  ) throws(ReplayError) -> [Mismatch] {
    let state = try replay.state(at: expectation.at, unless: isInterrupted)
    let sent =
      expectation.effects == nil ? [] : try sent(after: expectation.since, to: expectation.at)
    return try mismatches(of: expectation, that: expression, in: state, sent: sent[...])
  }

  /// `state`: right after the event that the assertion is at. `sent`: what its effects, if it has
  /// any, are compared with.
  package mutating func mismatches(
    of expectation: Expectation, that expression: Expression?, in state: Pager,
    sent: ArraySlice<SentEffect>
  ) throws(ReplayError) -> [Mismatch] {
    let tolerance = Tolerance.expectation(within: expectation.within)
    var result = stateMismatches(expectation.state, in: state, tolerance)
    if let effects = expectation.effects {
      result += effectMismatches(effects, sent, tolerance)
    }
    if let expression {
      result += try mismatch(of: expression, at: expectation.at, state: state).map { [$0] } ?? []
    }
    return result
  }

  /// Nil: the expression holds in `state`, at or after `node`.
  package mutating func mismatch(
    of expression: Expression, at id: NodeID, state: Pager
  ) throws(ReplayError) -> Mismatch? {
    let context = try NodeContext(
      at: id, state: state, in: &replay, for: expression, node: node, unless: isInterrupted)
    do {
      if try expression.holds(in: context) { return nil }
      let summary = try expression.operandsSummary(in: context)
      guard let summary else {
        return Mismatch(question: expression.text, expected: nil, found: "false")
      }
      return Mismatch(
        question: summary.text, expected: summary.expectedText, found: "\(summary.found)",
        page: summary.page)
    } catch {
      return Mismatch(question: expression.text, expected: nil, found: "\(error)")
    }
  }

  /// What a device reported, held against the model.
  package mutating func mismatches(
    of observation: Observation
  ) throws(ReplayError) -> [Mismatch] {
    let state = try replay.state(at: observation.at, unless: isInterrupted)
    let sent =
      observation.effects == nil ? [] : try sent(after: observation.since, to: observation.at)
    return try mismatches(of: observation, in: state, sent: sent[...])
  }

  /// `state`: right after the event that the report is of. `before`, where it is at hand: when that
  /// event came, `state` being the one it led to. `sent`: what its effects, if it has any, are compared with.
  package mutating func mismatches(
    of observation: Observation, in state: Pager, after before: Pager? = nil,
    sent: ArraySlice<SentEffect>
  ) throws(ReplayError) -> [Mismatch] {
    let tolerance = Tolerance.observation(within: observation.within)
    var result: [Mismatch] = []
    var moments: MotionMoments?
    for entry in observation.state {
      guard let mismatch = stateMismatch(entry, in: state, tolerance) else { continue }
      if let path = entry.path, case .number(let reported) = entry.value {
        let known: MotionMoments
        if let moments {
          known = moments
        } else if let before {
          known = MotionMoments(before, state)
        } else {
          known = MotionMoments(
            try replay.stateBefore(observation.at, unless: isInterrupted),
            try replay.state(at: observation.at, unless: isInterrupted))
        }
        moments = known
        if let view = path.scrollView, known.isMoving(view),
          try known.allow(
            reported, for: path, within: tolerance.allowed(path), at: observation.at, in: &replay,
            unless: isInterrupted)
        {
          continue
        }
      }
      result.append(mismatch)
    }
    if let effects = observation.effects {
      result += effectMismatches(effects, sent, tolerance)
    }
    return result
  }

  package func stateMismatches(
    _ entries: [StateEntry], in state: Pager, _ tolerance: Tolerance
  ) -> [Mismatch] {
    entries.compactMap { stateMismatch($0, in: state, tolerance) }
  }

  private func stateMismatch(
    _ entry: StateEntry, in state: Pager, _ tolerance: Tolerance
  ) -> Mismatch? {
    guard let path = entry.path else { return nil }
    let found = state.value(path)
    if entry.value == found { return nil }
    if case .number(let a) = entry.value, case .number(let b) = found {
      if (a - b).magnitude <= tolerance.allowed(path) { return nil }
    }
    return Mismatch(
      question: "\(entry.text) == \(entry.value)", expected: entry.value.description,
      found: found.description, path: path)
  }

  private mutating func sent(
    after since: NodeID?, to id: NodeID
  ) throws(ReplayError) -> [SentEffect] {
    if let since { return try replay.effects(after: since, to: id, unless: isInterrupted) }
    return try replay.effects(at: id, unless: isInterrupted)
  }

  private func effectMismatches(
    _ expected: [String], _ sent: ArraySlice<SentEffect>, _ tolerance: Tolerance
  ) -> [Mismatch] {
    EffectComparison.mismatch(expected: expected, sent: sent, tolerance: tolerance).map { [$0] }
      ?? []
  }
}

/// A device reports in the middle of a motion: the frame it saw may be the one before or after.
private struct MotionMoments {
  private let before: Pager
  private let after: Pager

  /// Of the event at which it reports.
  init(_ before: Pager, _ after: Pager) { (self.before, self.after) = (before, after) }

  /// By itself.
  func isMoving(_ view: ScrollViewID) -> Bool {
    isMoving(view, in: before) || isMoving(view, in: after)
  }

  /// `reported` lies between the values of these moments and of the frames around them.
  func allow(
    _ reported: Double, for path: StatePath, within tolerance: Double, at id: NodeID,
    in replay: inout Replay, unless isInterrupted: () -> Bool
  ) throws(ReplayError) -> Bool {
    let clock = after.stage.clock
    var next = after
    next.advance(to: clock.nextFrame)
    let last = try replay.state(
      at: max(0, clock.now - clock.framePeriod), onPathTo: id, unless: isInterrupted)
    let values = [before, after, last, next].compactMap {
      if case .number(let value) = $0.value(path) { value } else { nil }
    }
    guard let low = values.min(), let high = values.max() else { return false }
    return reported >= low - tolerance && reported <= high + tolerance
  }

  private func isMoving(_ view: ScrollViewID, in state: Pager) -> Bool {
    state.value(.scrollView(view, .isDecelerating)) == .bool(true)
      || state.value(.scrollView(view, .isAnimating)) == .bool(true)
  }
}
