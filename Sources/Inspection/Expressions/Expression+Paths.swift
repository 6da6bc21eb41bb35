import PagerModel

extension Expression {
  /// The state paths it spells out, each once, in their order; those that are relative to a page
  /// are left out.
  package var paths: [StatePath] { paths(numberOfPages: 0) }

  /// The state paths it reads, each once, in their order, where so many pages exist.
  package func paths(numberOfPages: Int) -> [StatePath] {
    paths(ofPages: 0..<max(0, numberOfPages))
  }

  /// As `paths(numberOfPages:)`, but of these pages alone.
  package func paths(ofPages pages: Range<Int>) -> [StatePath] {
    var result: [StatePath] = []
    var seen: Set<StatePath> = []
    root.visit { kind in
      switch kind {
      case .path(let path, _):
        if seen.insert(path).inserted { result.append(path) }
      case .pagePath(let path, _):
        for page in pages {
          let path = path.of(page: page)
          if seen.insert(path).inserted { result.append(path) }
        }
      case .literal, .eventParameter, .countEffects, .overPages, .call, .not, .negated,
        .arithmetic, .comparison, .near, .conjunction, .disjunction:
        break
      }
    }
    return result
  }
}

extension Expression.Node {
  /// Shows `body` this part and all within it, in the order they are written.
  func visit(_ body: (Expression.Kind) -> Void) {
    body(kind)
    for part in kind.parts { part.visit(body) }
  }
}
