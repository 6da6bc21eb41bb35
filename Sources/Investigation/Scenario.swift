import PagerModel
import Recording
import Timeline

/// One path through a session as a value: what a search cuts, changes and folds again.
package struct Scenario: Sendable, Equatable {
  package struct Step: Sendable, Equatable {
    package var event: PagerEvent
    /// Microseconds since the step before it, or since node 0.
    package var gap: Microseconds

    package init(_ event: PagerEvent, after gap: Microseconds = 0) {
      self.event = event
      self.gap = gap
    }
  }

  package var initial: Initial
  package var policies: Policies
  /// What the steps' events carry.
  package var payloads: Payloads
  package var steps: [Step]

  package init(
    _ initial: Initial, policies: Policies, payloads: Payloads? = nil, steps: [Step] = []
  ) {
    self.initial = initial
    self.policies = policies
    self.payloads = payloads ?? Payloads(initialPages: initial.pages)
    self.steps = steps
  }

  /// The path to `node`; throws where an event on it is not known to the model.
  package init(
    _ header: Header, policies: Policies? = nil, payloads: Payloads, to node: NodeID,
    in tree: EventTree
  ) throws(ReplayError) {
    self.init(header.initial, policies: policies ?? header.policies, payloads: payloads)
    var time: Microseconds = 0
    for id in tree.path(to: node).dropFirst().map(Int.init) {
      guard let event = tree[id].event else { throw .notReplayable(id) }
      steps.append(Step(event, after: tree[id].time - time))
      time = tree[id].time
    }
  }

  /// The state before the first step.
  package var start: Pager {
    var pager = Pager(initial, policies: policies)
    pager.payloads = payloads
    return pager
  }

  /// Each step's event at its time since node 0.
  package var timedEvents: [TimedEvent] {
    var time: Microseconds = 0
    return steps.map { step in
      time += step.gap
      return TimedEvent(step.event, at: time)
    }
  }

  /// A tree of this one path: the step at index i is node i + 1.
  package var replay: Replay {
    var tree = EventTree()
    for timed in timedEvents { tree.append(timed.event, at: timed.time, below: tree.count) }
    return Replay(root: start, tree: tree)
  }

  /// The records of a file that has only this path, after the header.
  package var records: [Record] {
    steps.enumerated().map { index, step in
      .event(id: index + 1, parent: index, dt: step.gap, step.event)
    }
  }
}
