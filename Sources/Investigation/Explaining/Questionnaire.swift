import Inspection
import PagerModel
import Recording
import Timeline

/// What a session's records ask of the model, in the order in which a fold over its branches comes
/// to them.
package struct Questionnaire {
  package enum Question: Sendable {
    case observation(Observation)
    case expectation(Expectation, Expression?)

    package var at: NodeID {
      switch self {
      case .observation(let observation): observation.at
      case .expectation(let expectation, _): expectation.at
      }
    }

    package var line: Int? {
      switch self {
      case .observation(let observation): observation.line
      case .expectation(let expectation, _): expectation.line
      }
    }

    var effects: (isAsked: Bool, since: NodeID?) {
      switch self {
      case .observation(let observation): (observation.effects != nil, observation.since)
      case .expectation(let expectation, _): (expectation.effects != nil, expectation.since)
      }
    }
  }

  /// The first answer that is not as asked.
  package struct Difference: Sendable, Equatable {
    /// Its place in `questions`; those before it are met.
    package let question: Int
    package let mismatch: Mismatch
  }

  /// A branch, and its questions that no branch before it has.
  private struct Walk {
    let path: Path
    var questions: Range<Int>
  }

  package private(set) var questions: [Question] = []
  /// Questions at events that cannot be replayed.
  package private(set) var leftOut = 0
  private var walks: [Walk] = []
  let initial: Initial
  let payloads: Payloads
  package let tree: EventTree
  let node: (String) -> NodeID?
  let isInterrupted: () -> Bool
  private let asksForEffects: Bool

  /// Questions at events that cannot be replayed are left out. `node`: what a mark or a branch
  /// stands for.
  package init(
    _ questions: [Question], _ initial: Initial, _ payloads: Payloads, in tree: EventTree,
    node: @escaping (String) -> NodeID?, unless isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.initial = initial
    self.payloads = payloads
    self.tree = tree
    self.node = node
    self.isInterrupted = isInterrupted
    asksForEffects = questions.contains { $0.effects.isAsked }
    let byNode = Dictionary(grouping: questions, by: \.at)
    var asked: Set<NodeID> = []
    for leaf in tree.leaves {
      let path = tree.path(to: tree.lastReplayable(onPathTo: leaf))
      let first = self.questions.count
      for step in path where asked.insert(Int(step)).inserted {
        self.questions += byNode[Int(step)] ?? []
      }
      if first < self.questions.count {
        walks.append(Walk(path: path, questions: first..<self.questions.count))
      }
    }
    leftOut = questions.count - self.questions.count
  }

  /// Events that one fold over all branches goes over, at most.
  package var length: Int { walks.reduce(0) { $0 + $1.path.count } }

  /// Nil: under `policies` the model meets them all.
  package func firstDifference(under policies: Policies) throws(ReplayError) -> Difference? {
    if isInterrupted() { throw .interrupted }
    var root = Pager(initial, policies: policies)
    root.payloads = payloads
    var judge = Judge(Replay(root: root, tree: tree), node: node, unless: isInterrupted)
    for walk in walks {
      if let difference = try firstDifference(on: walk, from: root, &judge) { return difference }
    }
    return nil
  }

  private func firstDifference(
    on walk: Walk, from root: Pager, _ judge: inout Judge
  ) throws(ReplayError) -> Difference? {
    var state = root
    var probe = EffectProbe()
    /// Effects sent before the event of each depth, and while time ran up to it.
    var sent: [Int] = []
    var next = walk.questions.lowerBound
    for (depth, step) in walk.path.enumerated() {
      sent.append(probe.effects.count)
      if depth > 0 { apply(Int(step), to: &state, &probe) }
      while next < walk.questions.upperBound, questions[next].at == Int(step) {
        let (isAsked, since) = questions[next].effects
        let first = isAsked ? since.map { sent[Int(tree[$0].depth) + 1] } ?? sent[depth] : 0
        if let mismatch = try mismatch(
          next, in: state, sent: isAsked ? probe.effects[first...] : [], &judge)
        {
          return Difference(question: next, mismatch: mismatch)
        }
        next += 1
      }
      if next == walk.questions.upperBound { break }
      if depth % 1024 == 1023, isInterrupted() { throw .interrupted }
    }
    return nil
  }

  private func apply(_ id: NodeID, to state: inout Pager, _ probe: inout EffectProbe) {
    let timed = TimedEvent(tree[id].event ?? .wait, at: tree[id].time)
    if asksForEffects { state.apply(timed, &probe) } else { state.apply(timed) }
  }

  private func mismatch(
    _ index: Int, in state: Pager, sent: ArraySlice<SentEffect>, _ judge: inout Judge
  ) throws(ReplayError) -> Mismatch? {
    switch questions[index] {
    case .observation(let observation):
      try judge.mismatches(of: observation, in: state, sent: sent).first
    case .expectation(let expectation, let expression):
      try judge.mismatches(of: expectation, that: expression, in: state, sent: sent).first
    }
  }
}
