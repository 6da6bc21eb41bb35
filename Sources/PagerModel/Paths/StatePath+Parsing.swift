extension StatePath {
  /// Why a text names no field.
  package enum ParseError: Error, Equatable {
    case unknown
    /// Another container has it.
    case foreign
  }

  /// Reads a path of a container in its full or short spelling: `mainScrollView.contentOffset.y`,
  /// `main.y`, `pages[2].y`.
  package static func parse(
    _ text: some StringProtocol, in container: Container = .pinned
  ) throws(ParseError) -> StatePath {
    let path = try parseAny(text)
    guard path.exists(in: container) else { throw .foreign }
    return path
  }

  private static func parseAny(_ text: some StringProtocol) throws(ParseError) -> StatePath {
    if let match = plain.first(where: { $0.name == text }) { return match.path }
    guard let end = text.firstIndex(where: { $0 == "." || $0 == "[" }) else { throw .unknown }
    let head = text[..<end]
    let rest = text[end...]
    switch head {
    case "mainScrollView", "main": return try scrollViewPath(.main, rest)
    case "contentScrollView", "content": return try scrollViewPath(.content, rest)
    case "pages": return try pagePath(rest)
    case "cells":
      let (index, name) = try indexed(rest)
      return .cell(index, try field(name))
    case "tabs":
      let (index, name) = try indexed(rest)
      return .tab(index, try field(name))
    case "handlers":
      guard rest.first == "[", rest.last == "]", let index = pageIndex(rest.dropFirst().dropLast())
      else { throw .unknown }
      return .handlers(index)
    case "visibleCells": return .visibleCells(try field(afterDotOf: rest))
    case "line": return .line(try field(afterDotOf: rest))
    case "tabBar":
      let prefix = ".emphasis["
      guard rest.hasPrefix(prefix), rest.last == "]",
        let index = pageIndex(rest.dropFirst(prefix.count).dropLast())
      else { throw .unknown }
      return .tabBar(.emphasis(index))
    case "policy": return .policy(try field(afterDotOf: rest))
    default: throw .unknown
    }
  }

  private static func field<Field: RawRepresentable<String>>(
    _ name: some StringProtocol
  ) throws(ParseError) -> Field {
    guard let field = Field(rawValue: String(name)) else { throw .unknown }
    return field
  }

  private static func field<Field: RawRepresentable<String>>(
    afterDotOf text: some StringProtocol
  ) throws(ParseError) -> Field {
    guard text.first == "." else { throw .unknown }
    return try field(text.dropFirst())
  }

  /// `[2].name`
  private static func indexed<Text: StringProtocol>(
    _ text: Text
  ) throws(ParseError) -> (Int, Text.SubSequence) {
    guard text.first == "[", let close = text.firstIndex(of: "]"),
      let index = pageIndex(text[text.index(after: text.startIndex)..<close])
    else { throw .unknown }
    let rest = text[text.index(after: close)...]
    guard rest.first == "." else { throw .unknown }
    return (index, rest.dropFirst())
  }

  private static func pagePath(_ text: some StringProtocol) throws(ParseError) -> StatePath {
    let (index, name) = try indexed(text)
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
