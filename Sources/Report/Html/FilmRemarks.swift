import Inspection
import PagerModel
import Recording
import Timeline

/// What people, assertions and devices say of a branch's nodes, held against the model.
struct FilmRemarks {
  struct Assertion {
    let at: NodeID
    let text: String
    let note: String?
    let line: Int?
    let verdict: Verdict
  }

  /// One value, or list of effects, that a device reported.
  struct Report {
    let at: NodeID
    /// Nil: effects.
    let path: StatePath?
    let text: String
    let value: Value?
    let source: String?
    let line: Int?
    let verdict: Verdict
  }

  let marks: [(name: String, node: NodeID)]
  let notes: [Note]
  private(set) var assertions: [Assertion] = []
  /// In the order of the branch.
  private(set) var reports: [Report] = []

  init(
    _ timeline: Timeline, _ expectations: [(expectation: Expectation, expression: Expression?)],
    _ observations: [Observation], _ notes: [Note],
    unless isInterrupted: @escaping () -> Bool = { false }
  ) throws(ReplayError) {
    let isOnBranch = { (node: NodeID) in timeline.isOnBranch(node) }
    marks = timeline.marks.filter { isOnBranch($0.node) }
    self.notes = notes.filter { isOnBranch($0.at) }
    var judge = Judge(timeline.replay, node: timeline.nodeLookup, unless: isInterrupted)
    for (expectation, expression) in expectations where isOnBranch(expectation.at) {
      assertions.append(
        Assertion(
          at: expectation.at, text: expectation.text, note: expectation.note,
          line: expectation.line,
          verdict: try Verdict(expectation.obstacle) { () throws(ReplayError) in
            try judge.mismatches(of: expectation, that: expression)
          }))
    }
    let own = observations.filter { isOnBranch($0.at) }.enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    for observation in own {
      for part in observation.parts {
        reports.append(
          Report(
            at: part.at, path: part.state.first?.path, text: part.question,
            value: part.state.first?.value, source: part.source, line: part.line,
            verdict: try Verdict(part.obstacle) { () throws(ReplayError) in
              try judge.mismatches(of: part)
            }))
      }
    }
  }
}

extension Observation {
  /// Each value by itself, and then the effects.
  fileprivate var parts: [Observation] {
    var states = state.map { entry in
      var part = self
      (part.state, part.effects) = ([entry], nil)
      return part
    }
    if effects != nil {
      var part = self
      part.state = []
      states.append(part)
    }
    return states
  }

  fileprivate var question: String {
    state.first.map { $0.path?.shortDescription ?? $0.text }
      ?? "[\((effects ?? []).joined(separator: ", "))]"
  }
}
