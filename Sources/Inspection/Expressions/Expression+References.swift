extension Expression {
  /// The places that it asks about by name or number, each once.
  package var references: [Reference] {
    var result: [Reference] = []
    root.visit { kind in
      switch kind {
      case .path(_, .at(let reference)), .pagePath(_, .at(let reference)):
        if !result.contains(reference) { result.append(reference) }
      case .path, .pagePath, .literal, .eventParameter, .countEffects, .overPages, .call, .not,
        .negated, .arithmetic, .comparison, .near, .conjunction, .disjunction:
        break
      }
    }
    return result
  }
}
