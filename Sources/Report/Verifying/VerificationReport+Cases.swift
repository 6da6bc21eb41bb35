import Inspection
import PagerModel
import Recording

extension VerificationReport {
  /// A question that `verify` asks of a recording, as test runners count them.
  package struct Case: Sendable, Equatable {
    package enum Verdict: Sendable, Equatable {
      case passed
      /// What should hold does not, or a device reported something else.
      case failed
      /// The file cannot be read, or not trusted.
      case broken
      /// It cannot be judged.
      case skipped
    }

    package let name: String
    /// In the file, 1...; nil: the file as a whole.
    package let line: Int?
    package var findings: [Finding] = []
    /// Why, where nothing was found: what it needs cannot be replayed.
    package var reason: String?

    package init(_ name: String, line: Int? = nil) { (self.name, self.line) = (name, line) }

    /// The worst of its findings.
    package var verdict: Verdict {
      switch findings.map(\.outcome).max() ?? .held {
      case .held: reason == nil ? .passed : .skipped
      case .cannotJudge: .skipped
      case .diverged, .assertionFailed: .failed
      case .fileError, .usageError, .interrupted: .broken
      }
    }
  }
}

extension VerificationReport.File {
  /// What is asked of a recording, without answers: whether it can be replayed, and each thing
  /// that is stored in it, in the file's order.
  package static func questions(
    of loaded: LoadedRecording, withInvariants: Bool
  ) -> [VerificationReport.Case] {
    let recording = loaded.recording
    var stored = recording.expectations.map { expectation in
      VerificationReport.Case("#\(expectation.at): \(expectation.text)", line: expectation.line)
    }
    stored += recording.observations.map { observation in
      let effects = observation.effects == nil ? [] : ["effects"]
      let names = observation.state.map(\.text) + effects
      return VerificationReport.Case(
        "#\(observation.at) observed: \(names.joined(separator: ", "))", line: observation.line)
    }
    let known = Container(rawValue: recording.header.container)?.invariants ?? []
    let watched = withInvariants ? known.filter { !loaded.exempt.contains($0) } : []
    return stored.sorted { $0.line ?? 0 < $1.line ?? 0 }
      + watched.map { VerificationReport.Case("invariant \($0.rawValue)") }
  }

  /// Its questions with what was found at each. The first is the file itself, and has what is
  /// found of no other.
  package var cases: [VerificationReport.Case] {
    var whole = VerificationReport.Case("can be replayed")
    var cases = questions
    for finding in findings {
      if let index = cases.firstIndex(where: { finding.isAbout($0) }) {
        cases[index].findings.append(finding)
      } else {
        whole.findings.append(finding)
      }
    }
    // Nothing was asked of a recording that cannot be replayed at all.
    if let none = whole.findings.first(where: { $0.node == 0 && $0.outcome == .cannotJudge }) {
      for index in cases.indices { cases[index].reason = none.fact.sentence }
    }
    return [whole] + cases
  }
}

extension Finding {
  fileprivate func isAbout(_ question: VerificationReport.Case) -> Bool {
    switch fact {
    case .invariantBroken(let violation):
      question.name == "invariant \(violation.invariant.rawValue)"
    case .expectationFailed, .unproven, .diverged, .cannotJudge:
      line != nil && question.line == line
    case .damaged, .warning: false
    }
  }

  /// What was expected and found, where it was two values.
  var values: (expected: String, found: String)? {
    switch fact {
    case .expectationFailed(let mismatch), .diverged(let mismatch):
      mismatch.expected.map { ($0, mismatch.found) }
    case .unproven, .invariantBroken, .cannotJudge, .damaged, .warning: nil
    }
  }
}
