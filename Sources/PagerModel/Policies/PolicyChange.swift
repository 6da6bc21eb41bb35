/// Rules that are set together: a preset first, if one is named, then single rules.
package struct PolicyChange: Sendable, Equatable {
  package struct Value: Sendable, Equatable {
    package let name: PolicyName
    package let word: String

    /// Nil if `word` is none of the rule's values.
    package init?(_ name: PolicyName, _ word: String) {
      guard Policies.entry(name).values.contains(word) else { return nil }
      self.name = name
      self.word = word
    }
  }

  package var preset: Preset?
  package var values: [Value] = []

  package init(preset: Preset? = nil, values: [Value] = []) {
    self.preset = preset
    self.values = values
  }

  package func applied(to policies: Policies) -> Policies {
    var result = preset?.policies ?? policies
    for value in values {
      _ = Policies.entry(value.name).set(&result, value.word)
    }
    return result
  }
}
