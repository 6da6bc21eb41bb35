import Inspection
import PagerModel
import Recording
import Timeline

/// What is stored of a session, held against the model.
struct ExportedCheck {
  enum Kind: String { case expect, observe }

  let kind: Kind
  let at: NodeID
  let line: Int?
  let question: String
  /// Empty: it holds.
  let mismatches: [Mismatch]
  /// Why it cannot be judged.
  let obstacle: String?

  var verdict: String {
    if obstacle != nil { return "notJudged" }
    if mismatches.isEmpty { return "held" }
    switch kind {
    case .expect: return "failed"
    case .observe: return "diverged"
    }
  }
}

extension ExportedSession {
  /// Of all branches, or of this one, in the file's order.
  func checks(ofBranch: Bool) throws(ExportError) -> [ExportedCheck] {
    var judge = Judge(timeline.replay, node: timeline.nodeLookup, unless: isInterrupted)
    var checks: [ExportedCheck] = []
    for (expectation, expression) in expectations
    where !ofBranch || timeline.isOnBranch(expectation.at) {
      let (mismatches, obstacle) = try judged(expectation.obstacle) { () throws(ReplayError) in
        try judge.mismatches(of: expectation, that: expression)
      }
      checks.append(
        ExportedCheck(
          kind: .expect, at: expectation.at, line: expectation.line, question: expectation.text,
          mismatches: mismatches, obstacle: obstacle))
    }
    for observation in observations where !ofBranch || timeline.isOnBranch(observation.at) {
      let (mismatches, obstacle) = try judged(observation.obstacle) { () throws(ReplayError) in
        try judge.mismatches(of: observation)
      }
      checks.append(
        ExportedCheck(
          kind: .observe, at: observation.at, line: observation.line, question: observation.text,
          mismatches: mismatches, obstacle: obstacle))
    }
    return checks
  }

  private func judged(
    _ obstacle: Obstacle?, _ judge: () throws(ReplayError) -> [Mismatch]
  ) throws(ExportError) -> (mismatches: [Mismatch], obstacle: String?) {
    if let obstacle { return ([], obstacle.description) }
    do throws(ReplayError) {
      return (try judge(), nil)
    } catch {
      if error == .interrupted { throw .replay(error) }
      return ([], error.sentence)
    }
  }
}

extension Observation {
  /// All it reports, in a line.
  fileprivate var text: String {
    let fields = state.map { "\($0.text) == \($0.value)" }
    let effects = effects.map { ["effects [\($0.joined(separator: ", "))]"] } ?? []
    return (fields + effects).joined(separator: " && ")
  }
}
