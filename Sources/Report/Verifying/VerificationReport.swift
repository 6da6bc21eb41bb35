import Inspection
import PagerModel

/// What `verify` found in all the recordings it was given.
package struct VerificationReport: Sendable {
  package struct File: Sendable {
    /// Of the first observation on a branch that differs: since when, and what could be behind it.
    package struct Remark: Sendable {
      /// The observation's.
      let line: Int?
      let text: String

      package init(line: Int?, text: String) { (self.line, self.text) = (line, text) }
    }

    package let path: String
    package let findings: [Finding]
    package var remark: Remark?
    /// What was asked of it; empty where it could not be read.
    package let questions: [Case]
    /// How long that took.
    package var seconds = 0.0

    package init(_ path: String, _ findings: [Finding], questions: [Case] = []) {
      self.path = path
      self.findings = findings
      self.questions = questions
    }

    /// The worst of its findings.
    package var outcome: Outcome { findings.map(\.outcome).max() ?? .held }
  }

  package var files: [File] = []
  package var isInterrupted = false

  package init() {}

  package var outcome: Outcome {
    isInterrupted ? .interrupted : files.map(\.outcome).max() ?? .held
  }

  package func count(_ outcome: Outcome) -> Int { files.count { $0.outcome == outcome } }
}
