import PagerModel
import Timeline

/// How one path's value changed along a branch: at events, and at the frames between them.
package struct PathHistory {
  /// Changes that belong together: the moves of one drag, the frames of one glide; else one.
  package struct Run: Sendable, Equatable {
    package enum Cause: Sendable, Equatable {
      case event
      /// Moves of one finger.
      case drag
      /// A view that moves by itself, or what it takes along.
      case glide
      /// A view on its way to an offset that code set.
      case animation
    }

    package let cause: Cause
    /// The events that changed it; of frames, the event before them, which set it going.
    package internal(set) var nodes: ClosedRange<NodeID>
    /// Microseconds since node 0, of the first change.
    package let time: Microseconds
    package let before: Value
    package internal(set) var after: Value
    package internal(set) var count = 1
    /// The least and the greatest number on the way.
    package internal(set) var extremes: ClosedRange<Double>?
  }

  package private(set) var runs: [Run] = []
  /// The value from each time on, in microseconds; switches are 0 and 1, texts and null are nil.
  package private(set) var samples: [(time: Microseconds, value: Double?)] = []

  private let path: StatePath
  private var value: Value
  /// The next change begins a run: something else happened since the last.
  private var isApart = true

  /// Folds the branch to its end, or to `end` on it.
  package init(
    of path: StatePath, in timeline: inout Timeline, to end: NodeID? = nil,
    unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) {
    self.path = path
    var state = try timeline.withReplay { replay throws(ReplayError) in try replay.state(at: 0) }
    value = state.value(path)
    samples.append((0, value.level))
    var last = 0
    let count = end.map { Int(timeline.tree[$0].depth) } ?? timeline.length
    for (index, step) in timeline.path.dropFirst().prefix(count).enumerated() {
      let node = Int(step)
      guard let event = timeline.tree[node].event else { throw .notReplayable(node) }
      if index % 256 == 255, isInterrupted() { throw .interrupted }
      visitFrames(of: &state, after: last, to: timeline.tree[node].time)
      state.apply(TimedEvent(event, at: timeline.tree[node].time))
      note(state, event.cause, at: node)
      timeline.withReplay { $0.keep(state, at: node) }
      isApart = isApart || event.parts
      last = node
    }
  }

  private mutating func visitFrames(
    of state: inout Pager, after node: NodeID, to time: Microseconds
  ) {
    while state.isMoving, state.stage.clock.nextFrame <= time {
      let isAnimated = path.scrollView.map {
        state.value(.scrollView($0, .isAnimating)) == .bool(true)
      }
      state.advance(to: state.stage.clock.nextFrame)
      note(state, isAnimated == true ? .animation : .glide, at: node)
    }
  }

  private mutating func note(_ state: Pager, _ cause: Run.Cause, at node: NodeID) {
    let new = state.value(path)
    guard new != value else { return }
    samples.append((state.time, new.level))
    if !isApart, cause != .event, runs.last?.cause == cause {
      runs[runs.count - 1].extend(to: new, at: node)
    } else {
      var run = Run(cause: cause, nodes: node...node, time: state.time, before: value, after: new)
      run.include(value)
      run.include(new)
      runs.append(run)
    }
    isApart = false
    value = new
  }
}

extension PathHistory.Run {
  fileprivate mutating func extend(to value: Value, at node: NodeID) {
    after = value
    count += 1
    if cause == .drag { nodes = nodes.lowerBound...max(nodes.lowerBound, node) }
    include(value)
  }

  fileprivate mutating func include(_ value: Value) {
    guard case .number(let number) = value else { return }
    extremes =
      min(extremes?.lowerBound ?? number, number)...max(extremes?.upperBound ?? number, number)
  }
}

extension PagerEvent {
  fileprivate var cause: PathHistory.Run.Cause {
    if case .drag(.changed) = self { .drag } else { .event }
  }

  /// What changes before it and after it does not belong together.
  fileprivate var parts: Bool {
    if case .drag(.changed) = self { return false }
    return self != .wait
  }
}

extension Value {
  /// As a height: numbers, and switches as 0 and 1.
  fileprivate var level: Double? {
    switch self {
    case .number(let number): number
    case .bool(let isTrue): isTrue ? 1 : 0
    case .null, .string: nil
    }
  }
}
