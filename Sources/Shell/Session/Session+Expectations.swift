import Inspection
import PagerModel
import Picture
import Recording
import Timeline
import Wording

extension Session {
  /// How many stored assertions fail, on all branches.
  package mutating func failingCount() throws(CommandError) -> Int {
    try failingNodes().values.reduce(0, +)
  }

  /// How many stored assertions fail at each node, on all branches.
  mutating func failingNodes() throws(CommandError) -> [NodeID: Int] {
    var judge = judge
    defer { keepSnapshots(of: judge) }
    var nodes: [NodeID: Int] = [:]
    for stored in expectations {
      if isInterrupted() { throw CommandError(.interrupted, in: self) }
      let outcome = check(stored, &judge).outcome
      note(outcome, at: stored.expectation.at)
      if outcome == .assertionFailed { nodes[stored.expectation.at, default: 0] += 1 }
    }
    return nodes
  }

  /// Keeps what a check of what is stored at `node` came to, for the prompt.
  mutating func note(_ outcome: Outcome, at node: NodeID) {
    if outcome == .assertionFailed { failed.insert(node) }
    if outcome == .diverged { diverged.insert(node) }
  }

  func check(_ stored: StoredExpectation, _ judge: inout Judge) -> Reply {
    let expectation = stored.expectation
    let node = "\(place(of: stored)): "
    if let obstacle = stored.obstacle {
      return Reply(["? \(node)\(obstacle)"], outcome: .cannotJudge)
    }
    do {
      let mismatches = try judge.mismatches(of: expectation, that: stored.expression)
      return Reply.judged(expectation.text, mismatches, place: node)
    } catch {
      let error = CommandError(error, in: self)
      return Reply(["? \(node)\(error.sentence)"], outcome: error.outcome)
    }
  }

  /// The node that a stored record points at: the cursor must stand right at it.
  func nodeForRecord(_ what: Message = "an assertion") throws(CommandError) -> NodeID {
    let cursor = timeline.cursor
    let passed = cursor.time - timeline.tree[cursor.node].time
    guard passed == 0 else {
      throw CommandError(
        "\(what) is stored at an event, and the last one was \(secondsText(passed)) s ago:"
          + " put one here with wait 0ms")
    }
    return cursor.node
  }

  /// Said of what was put at the last event, where time has passed since.
  var sinceLastEvent: Message {
    let passed = timeline.cursor.time - timeline.tree[timeline.cursor.node].time
    return passed == 0 ? "" : ", the last event, \(secondsText(passed)) s before this"
  }

  mutating func keep(_ expectation: Expectation, _ expression: Expression?) {
    expectations.append(
      StoredExpectation(expectation: expectation, expression: expression, obstacle: nil))
    pending.append(.expect(expectation))
  }
}

extension Reply {
  /// ✓ or ✗, what was asked, and what was found instead.
  static func judged(
    _ question: String, _ mismatches: [Mismatch], place: String = ""
  ) -> Reply {
    if mismatches.isEmpty { return Reply("✓ \(place)\(question)") }
    return Reply(
      mismatches.map { "✗ \(place)\($0.question)   \($0.difference)" }, outcome: .assertionFailed)
  }
}
