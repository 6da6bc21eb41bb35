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

extension Expression {
  /// The same question about other nodes, where `new` has one for a node that it names.
  package func renumbered(_ new: (Int) -> Int?) throws(ExpressionSyntaxError) -> Expression {
    var result = ""
    var position = text.startIndex
    for part in root.nodeReferences {
      guard let id = new(part.id), let place = part.source.lastIndex(of: "#") else { continue }
      result += text[position..<place] + "#\(id)"
      position = part.source.endIndex
    }
    return position == text.startIndex
      ? self : try Expression(parsing: result + text[position...], in: container)
  }
}

extension Expression.Node {
  /// The paths within it that end in `@#ID`, in the order they are written.
  fileprivate var nodeReferences: [(id: Int, source: Substring)] {
    switch kind {
    case .path(_, .at(.node(let id))), .pagePath(_, .at(.node(let id))): [(id, source)]
    case .path, .pagePath, .literal, .eventParameter, .countEffects, .overPages, .call, .not,
      .negated, .arithmetic, .comparison, .near, .conjunction, .disjunction:
      kind.parts.flatMap(\.nodeReferences)
    }
  }
}
