extension StatePath {
  /// Why a text names no field.
  package enum ParseError: Error, Equatable {
    case unknown
    /// The format has it, this model does not yet.
    case unbuilt
  }

  /// Reads a path in its full or short spelling: `mainScrollView.contentOffset.y`, `main.y`,
  /// `pages[2].y`.
  package static func parse(_ text: some StringProtocol) throws(ParseError) -> StatePath {
    if let match = plain.first(where: { $0.name == text }) { return match.path }
    guard let end = text.firstIndex(where: { $0 == "." || $0 == "[" }) else { throw .unknown }
    let head = text[..<end]
    let rest = text[end...]
    switch head {
    case "mainScrollView", "main": return try scrollViewPath(.main, rest)
    case "contentScrollView", "content": return try scrollViewPath(.content, rest)
    case "pages": return try pagePath(rest)
    case "tabBar":
      let prefix = ".emphasis["
      guard rest.hasPrefix(prefix), rest.last == "]",
        let index = pageIndex(rest.dropFirst(prefix.count).dropLast())
      else { throw .unknown }
      return .tabBar(.emphasis(index))
    case "policy":
      guard rest.first == ".", let name = PolicyName(rawValue: String(rest.dropFirst())) else {
        throw .unknown
      }
      return .policy(name)
    default: throw .unknown
    }
  }

  private static func pagePath(_ text: some StringProtocol) throws(ParseError) -> StatePath {
    guard text.first == "[", let close = text.firstIndex(of: "]"),
      let index = pageIndex(text[text.index(after: text.startIndex)..<close])
    else { throw .unknown }
    let rest = text[text.index(after: close)...]
    guard rest.first == "." else { throw .unknown }
    let name = rest.dropFirst()
    if unbuiltOfPages.contains(where: { $0 == name }) { throw .unbuilt }
    if name == "y" { return .scrollView(.page(index), .contentOffset) }
    if let field = PageField(rawValue: String(name)) { return .page(index, field) }
    let prefix = "scrollView"
    guard name.hasPrefix(prefix) else { throw .unknown }
    return try scrollViewPath(.page(index), name.dropFirst(prefix.count))
  }

  /// A whole number without sign or leading zero.
  private static func pageIndex(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) }),
      text == "0" || text.first != "0"
    else { return nil }
    return Int(text)
  }

  private static func scrollViewPath(
    _ view: ScrollViewID, _ text: some StringProtocol
  ) throws(ParseError) -> StatePath {
    guard text.first == "." else { throw .unknown }
    let name = text.dropFirst()
    if name == (view == .content ? "x" : "y") { return .scrollView(view, .contentOffset) }
    guard let field = ScrollViewField.allCases.first(where: { $0.path(in: view) == name }) else {
      throw .unknown
    }
    return .scrollView(view, field)
  }
}
