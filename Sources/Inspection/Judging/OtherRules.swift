import PagerModel
import Recording
import Timeline
import Wording

/// Judges under the rules that `failsUnder` names: a session is replayed once under each.
package struct OtherRules {
  private let header: Header
  private var judges: [(policies: Policies, judge: Judge)] = []

  /// - Parameter header: whose rules `failsUnder` replaces.
  package init(_ header: Header) { self.header = header }

  /// Why an assertion's `failsUnder` proves nothing; nil: it fails there, or none is named.
  package mutating func objection(
    to expectation: Expectation, that expression: Expression?, judge: (Policies) -> Judge
  ) throws(ReplayError) -> Objection? {
    guard let change = expectation.failsUnder else { return nil }
    let policies = change.replacing(header.policy)
    if policies == header.policies { return .changesNothing(change.text) }
    if !judges.contains(where: { $0.policies == policies }) {
      judges.append((policies, judge(policies)))
    }
    for index in judges.indices where judges[index].policies == policies {
      let mismatches = try judges[index].judge.mismatches(of: expectation, that: expression)
      if mismatches.isEmpty { return .holdsUnder(change.text, question: expectation.text) }
    }
    return nil
  }
}

/// Why a `failsUnder` proves nothing.
package enum Objection: Sendable, Equatable {
  /// The assertion should fail under these rules, and holds.
  case holdsUnder(String, question: String)
  /// The session has these rules already; empty: none are named.
  case changesNothing(String)

  package var sentence: String { String(localized: message) }

  private var message: Message {
    switch self {
    case .holdsUnder(let rules, let question): "\(question) holds under \(rules) too"
    case .changesNothing(""): "failsUnder names no rule: nothing could fail under it"
    case .changesNothing(let rules): "\(rules) changes nothing: the recording has these rules"
    }
  }
}

extension Expectation {
  /// All it asks, in a line.
  package var text: String {
    let fields = state.map { "\($0.text) == \($0.value)" }
    let effects = effects.map { ["effects [\($0.joined(separator: ", "))]"] } ?? []
    return (fields + effects + (that.map { [$0.text] } ?? [])).joined(separator: " && ")
  }
}
