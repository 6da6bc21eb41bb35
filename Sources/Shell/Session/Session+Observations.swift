import Inspection
import Picture
import Recording
import Timeline
import Wording

extension Session {
  /// What devices reported on this branch, held against the model: a line for each value that
  /// differs, and one for all that agree.
  mutating func checkObservations(_ judge: inout Judge) throws(CommandError) -> Reply {
    var reply = Reply()
    var agreeing = 0
    for observation in file.recording.observations
    where timeline.tree.isOnPath(observation.at, to: timeline.leaf) {
      if isInterrupted() { throw CommandError(.interrupted, in: self) }
      let one = check(observation, &judge)
      note(one.outcome, at: observation.at)
      if one.lines.isEmpty { agreeing += 1 }
      reply.lines += one.lines
      reply.outcome = max(reply.outcome, one.outcome)
    }
    if agreeing > 0 {
      reply.lines.append("✓ " + counted(agreeing, "observation agrees", "observations agree"))
    }
    return reply
  }

  /// How many observations differ from the model, on all branches.
  mutating func differingCount() throws(CommandError) -> Int {
    var judge = judge
    defer { keepSnapshots(of: judge) }
    var count = 0
    for observation in file.recording.observations {
      if isInterrupted() { throw CommandError(.interrupted, in: self) }
      let outcome = check(observation, &judge).outcome
      note(outcome, at: observation.at)
      if outcome == .diverged { count += 1 }
    }
    return count
  }

  /// No lines: it agrees.
  private func check(_ observation: Observation, _ judge: inout Judge) -> Reply {
    let place =
      observation.line.map { String(localized: "line \($0), #\(observation.at): ") }
      ?? "#\(observation.at): "
    if let obstacle = observation.obstacle {
      return Reply(["? \(place)\(obstacle)"], outcome: .cannotJudge)
    }
    do {
      let mismatches = try judge.mismatches(of: observation)
      guard !mismatches.isEmpty else { return Reply() }
      return Reply(
        mismatches.map { mismatch in
          let difference: Message =
            "(\(mismatch.expected ?? "") observed, \(mismatch.found) in the model)"
          return "≠ \(place)\(mismatch.question)   " + String(localized: difference)
        }, outcome: .diverged)
    } catch {
      let error = CommandError(error, in: self)
      return Reply(["? \(place)\(error.sentence)"], outcome: error.outcome)
    }
  }
}
