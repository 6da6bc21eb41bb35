import PagerModel

extension PolicyChange {
  /// The shortest way to name these rules: the preset that has most of them, and what differs.
  package init(naming policies: Policies, in container: Container) {
    self.init()
    var best: (preset: Preset, values: [Value])?
    for candidate in container.presets {
      let values = container.policyNames.compactMap { name -> Value? in
        let value = Policies.entry(name).value
        let word = value(policies)
        return word == value(candidate.policies) ? nil : Value(name, word)
      }
      if values.count < best?.values.count ?? .max { best = (candidate, values) }
    }
    preset = best?.preset
    values = best?.values ?? []
  }
}
