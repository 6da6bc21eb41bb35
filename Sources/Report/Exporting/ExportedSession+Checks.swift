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
  let verdict: Verdict

  /// None: it holds, or cannot be judged.
  var mismatches: [Mismatch] {
    if case .failed(let mismatches) = verdict { mismatches } else { [] }
  }

  /// Why it cannot be judged.
  var obstacle: String? {
    if case .cannotJudge(let reason) = verdict { reason } else { nil }
  }

  var holds: Bool { verdict == .held }
}

extension ExportedSession {
  /// Of assertions and observations of the session, in their order.
  func checks(
    _ expectations: [Assertion], _ observations: [Observation]
  ) throws(ExportError) -> [ExportedCheck] {
    var judge = Judge(timeline.replay, node: timeline.nodeLookup, unless: isInterrupted)
    var checks: [ExportedCheck] = []
    do throws(ReplayError) {
      for (expectation, expression) in expectations {
        let verdict = try Verdict(expectation.obstacle) { () throws(ReplayError) in
          try judge.mismatches(of: expectation, that: expression)
        }
        checks.append(
          ExportedCheck(
            kind: .expect, at: expectation.at, line: expectation.line, question: expectation.text,
            verdict: verdict))
      }
      for observation in observations {
        let verdict = try Verdict(observation.obstacle) { () throws(ReplayError) in
          try judge.mismatches(of: observation)
        }
        checks.append(
          ExportedCheck(
            kind: .observe, at: observation.at, line: observation.line,
            question: observation.text, verdict: verdict))
      }
    } catch {
      throw .replay(error)
    }
    return checks
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
