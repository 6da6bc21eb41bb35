extension StatePath {
  /// The short spelling where there is one: `main.y`, `content.x`, `pages[2].y`.
  package var shortDescription: String {
    guard case .scrollView(let view, let field) = self else { return description }
    switch view {
    case .main: return "main.\(field == .contentOffset ? "y" : field.path(in: view))"
    case .content: return "content.\(field == .contentOffset ? "x" : field.path(in: view))"
    case .page(let index):
      return field == .contentOffset ? "pages[\(index)].y" : description
    }
  }
}
