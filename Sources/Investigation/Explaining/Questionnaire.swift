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

    fileprivate var effects: (isAsked: Bool, since: NodeID?) {
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
    let path: [Int32]
    var questions: Range<Int>
  }

  /// Answers that are remembered at most: each holds a state.
  private static let mostKnown = 4096

  package private(set) var questions: [Question] = []
  private var walks: [Walk] = []
  private let initial: Initial
  private let payloads: Payloads
  package let tree: EventTree
  private let node: (String) -> NodeID?
  private let isInterrupted: () -> Bool
  private let asksForEffects: Bool
  /// By question, what was answered under some rules: where others come to the same, so does the
  /// answer. Empty until they are learnt.
  private var known: [Answer] = []

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
    for leaf in tree.leaves where !tree.isBlocked(leaf) {
      let path = tree.path(to: leaf)
      let first = self.questions.count
      for step in path where asked.insert(Int(step)).inserted {
        self.questions += byNode[Int(step)] ?? []
      }
      if first < self.questions.count {
        walks.append(Walk(path: path, questions: first..<self.questions.count))
      }
    }
  }

  /// Events that one fold over all branches goes over, at most.
  package var length: Int { walks.reduce(0) { $0 + $1.path.count } }

  /// Nil: under `policies` the model meets them all.
  package func firstDifference(under policies: Policies) throws(ReplayError) -> Difference? {
    var first: Difference?
    try ask(under: policies) { index, answer in
      first = answer.mismatch.map { Difference(question: index, mismatch: $0) }
      return first == nil
    }
    return first
  }

  /// Remembers every answer under `policies`, so that others, which mostly do the same, are judged
  /// faster.
  mutating func learn(under policies: Policies) throws(ReplayError) {
    guard questions.count <= Self.mostKnown else { return }
    var answers: [Answer] = []
    try ask(under: policies) { _, answer in
      answers.append(answer)
      return true
    }
    known = answers
  }

  /// Hands out the answers in their order, for as long as more are wanted.
  private func ask(
    under policies: Policies, _ wantsMore: (Int, Answer) -> Bool
  ) throws(ReplayError) {
    var root = Pager(initial, policies: policies)
    root.payloads = payloads
    var judge = Judge(Replay(root: root, tree: tree), node: node, unless: isInterrupted)
    for walk in walks {
      guard try ask(on: walk, from: root, &judge, wantsMore) else { return }
    }
  }

  /// False: no more are wanted.
  private func ask(
    on walk: Walk, from root: Pager, _ judge: inout Judge, _ wantsMore: (Int, Answer) -> Bool
  ) throws(ReplayError) -> Bool {
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
        let answer = try answer(
          next, in: state, sent: isAsked ? probe.effects[first...] : [], &judge)
        guard wantsMore(next, answer) else { return false }
        next += 1
      }
      if next == walk.questions.upperBound { break }
      if depth % 1024 == 1023, isInterrupted() { throw .interrupted }
    }
    return true
  }

  private func apply(_ id: NodeID, to state: inout Pager, _ probe: inout EffectProbe) {
    let timed = TimedEvent(tree[id].event ?? .wait, at: tree[id].time)
    if asksForEffects { state.apply(timed, &probe) } else { state.apply(timed) }
  }

  private func answer(
    _ index: Int, in state: Pager, sent: ArraySlice<SentEffect>, _ judge: inout Judge
  ) throws(ReplayError) -> Answer {
    if known.indices.contains(index), questions[index].isOfStateAlone,
      known[index].isGiven(in: state, sent: sent)
    {
      return known[index]
    }
    let mismatch =
      switch questions[index] {
      case .observation(let observation):
        try judge.mismatches(of: observation, in: state, sent: sent).first
      case .expectation(let expectation, let expression):
        try judge.mismatches(of: expectation, that: expression, in: state, sent: sent).first
      }
    return Answer(state: state, sent: Array(sent), mismatch: mismatch)
  }
}
