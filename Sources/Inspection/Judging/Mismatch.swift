import PagerModel
import Wording

/// What was asked, what should have been, and what was.
package struct Mismatch: Sendable, Equatable {
  package let question: String
  /// Nil where the question says it all.
  package let expected: String?
  package let found: String
  /// The page for which it failed, where all were asked.
  package var page: Int?
  /// The field that was looked at, where it was one.
  package var path: StatePath?

  /// `(500 expected, 0 found)`
  package var difference: String {
    guard let expected else { return "(\(found))" }
    guard let page else { return String(localized: "(\(expected) expected, \(found) found)") }
    return String(localized: "(\(expected) expected, \(found) found on page \(page))")
  }
}

/// What comes of judging one record.
package enum Verdict: Sendable, Equatable {
  case held
  case failed([Mismatch])
  /// It fails as it must under a policy, and should not have held: the policy as `NAME=VALUE`.
  case holdsUnder(String)
  /// `failsUnder` names what already is.
  case changesNothing(String)
  case cannotJudge(String)
}
