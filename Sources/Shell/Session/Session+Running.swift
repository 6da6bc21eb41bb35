import Inspection
import PagerModel
import Picture
import Timeline
import Wording

/// Moves that a point may stop.
extension Session {
  /// How a move ended that no point of the user's stopped.
  struct Arrival {
    /// Said before the place.
    var note: String?
    /// Beyond the user's points: it ends at the first moment that these hit.
    var points: [StopPoint] = []
    /// Said where none of them hit.
    var missed: String?
    /// Where none of them hits, the cursor stays; the user's points do not stop it.
    var staysIfMissed = false
  }

  // MARK: Forward

  /// Goes on along the branch to `target`, or to the first stop before it.
  mutating func run(
    to target: Cursor, _ arrival: Arrival = Arrival()
  ) throws(CommandError) -> Reply {
    let (before, start) = (timeline.state, timeline.cursor)
    let (end, obstacle) = lastReplayable(upTo: target)
    var search = search((arrival.staysIfMissed ? [] : stops.points) + arrival.points)
    let found = try searched { replay throws(ReplayError) in
      try search.forward(from: start, through: end, in: &replay)
    }
    var reply = Reply()
    switch found {
    case .stopped(let stop, let state):
      timeline.land(at: stop.cursor, state)
      if let reason = stops.note(stop) ?? arrival.note { reply.lines.append(reason) }
    case .interrupted(let cursor, let state):
      timeline.land(at: cursor, state)
      reply = Reply([String(localized: "interrupted")], outcome: .interrupted)
    case .passed(let last, let state):
      let isMissed = !arrival.points.isEmpty
      if !(isMissed && arrival.staysIfMissed) {
        timeline.land(at: isMissed ? last : end, state)
      }
      if let obstacle {
        let error = CommandError(.notReplayable(obstacle), in: self)
        reply = Reply([error.sentence], outcome: error.outcome)
      } else if let note = isMissed ? arrival.missed : arrival.note {
        reply = Reply([note], outcome: arrival.staysIfMissed ? .assertionFailed : .held)
      }
    }
    reply.lines += failureLines(search)
    if timeline.cursor != start || found.isStop {
      reply.lines += StopReport.lines(self, since: before)
    }
    return reply
  }

  // MARK: Backward

  /// Goes back along the branch to `target`, or to the last stop after it.
  mutating func runBack(
    to target: Cursor, _ note: String? = nil
  ) throws(CommandError) -> Reply {
    let (before, start) = (timeline.state, timeline.cursor)
    var search = search(stops.points)
    let isInterrupted = isInterrupted
    let (stop, state) = try searched { replay throws(ReplayError) in
      let stop = try search.backward(from: start, downTo: target, in: &replay)
      return (stop, try replay.state(at: stop?.cursor ?? target, unless: isInterrupted))
    }
    timeline.land(at: stop?.cursor ?? target, state)
    let reason = if let stop { stops.note(stop) } else { note }
    return Reply(
      (reason.map { [$0] } ?? []) + failureLines(search)
        + StopReport.lines(self, since: before, isBack: true))
  }

  // MARK: What both need

  private func search(_ points: [StopPoint]) -> StopSearch {
    StopSearch(
      points, path: timeline.path, node: timeline.nodeLookup, unless: isInterrupted)
  }

  private mutating func searched<Value>(
    _ body: (inout Replay) throws(ReplayError) -> Value
  ) throws(CommandError) -> Value {
    do {
      return try timeline.withReplay(body)
    } catch {
      throw CommandError(error, in: self)
    }
  }

  /// `target`, or the last event before one that cannot be replayed, and that one.
  func lastReplayable(upTo target: Cursor) -> (Cursor, NodeID?) {
    let tree = timeline.tree
    guard tree.isBlocked(target.node) else { return (target, nil) }
    let node = timeline.path.lastIndex { !tree.isBlocked(Int($0)) } ?? 0
    let last = Int(timeline.path[node])
    return (Cursor(node: last, time: tree[last].time), Int(timeline.path[node + 1]))
  }

  private func failureLines(_ search: StopSearch) -> [String] {
    search.failures.map { failure in
      let name: Message =
        stops[failure.number].map { "the condition of \($0.name)" } ?? "the expression"
      let moments = counted(failure.count, "moment")
      return String(localized: "\(name) had no value at \(moments): \(failure.reason)")
    }
  }
}

extension StopSearch.End {
  fileprivate var isStop: Bool {
    switch self {
    case .stopped, .interrupted: true
    case .passed: false
    }
  }
}
