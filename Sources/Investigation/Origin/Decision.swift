import PagerModel

/// A rule of the pager under another value of which the subject would have come out otherwise.
package struct Decision: Sendable, Equatable {
  package struct Alternative: Sendable, Equatable {
    /// The rule's other value, in the recording's word.
    package let value: String
    package let outcome: Subject.Answer
  }

  package let policy: PolicyName
  /// The value that holds.
  package let value: String
  /// At least one.
  package let alternatives: [Alternative]
}

extension Policies {
  /// Tries every other value of every rule of `container`, one at a time: the rules under which
  /// `outcome` gives something else than `actual`.
  func decisions<Failure: Error>(
    in container: Container, differingFrom actual: Subject.Answer,
    _ outcome: (PolicyName, Policies) throws(Failure) -> Subject.Answer
  ) throws(Failure) -> [Decision] {
    var decisions: [Decision] = []
    for name in container.policyNames {
      let entry = Self.entry(name)
      let value = entry.value(self)
      var alternatives: [Decision.Alternative] = []
      for word in entry.values where word != value {
        var policies = self
        guard entry.set(&policies, word) else { continue }
        let other = try outcome(name, policies)
        if other != actual { alternatives.append(.init(value: word, outcome: other)) }
      }
      if !alternatives.isEmpty {
        decisions.append(Decision(policy: name, value: value, alternatives: alternatives))
      }
    }
    return decisions
  }
}

extension BranchStep {
  /// The rules that decide in this step what comes of the subject; of a rule itself, none.
  func decisions(about subject: Subject) -> [Decision] {
    if case .path(.policy) = subject { return [] }
    let policies = before.policies
    let actual = outcome(of: subject, under: policies)
    return policies.decisions(in: before.container, differingFrom: actual) { _, policies in
      outcome(of: subject, under: policies)
    }
  }
}
