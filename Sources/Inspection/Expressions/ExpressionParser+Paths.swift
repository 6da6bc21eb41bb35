import PagerModel

extension ExpressionParser {
  /// A state path at `start`, where the position is, and the moment after it.
  mutating func path(
    from start: String.Index, moment: Expression.Moment, nodeStart: String.Index
  ) throws(Failure) -> Node {
    if next == "." { return try relativePath(from: nodeStart, moment: moment) }
    guard next?.isNameStart == true else { throw failure(at: start, expected: .statePath) }
    _ = take(while: \.isNamePart)
    let spelling = try restOfPath(from: start)
    let path = try resolve(spelling, expected: .statePath)
    let moment = try self.moment(after: moment)
    return node(.path(path, moment), from: nodeStart)
  }

  /// A path that begins with a dot, at the position.
  mutating func relativePath(
    from nodeStart: String.Index, moment: Expression.Moment
  ) throws(Failure) -> Node {
    let start = position
    guard isOverPages else {
      let hint: Failure.Hint =
        afterNext?.isASCIIDigit == true ? .digitBeforePoint : .dotNeedsPages
      throw failure(at: start, expected: .value, hint: hint)
    }
    let spelling = try restOfPath(from: start)
    guard let path = PagePath(try resolve(spelling, expected: .pagePath)) else {
      throw failure(at: start, expected: .pagePath)
    }
    let moment = try self.moment(after: moment)
    return node(.pagePath(path, moment), from: nodeStart)
  }

  /// Indices and names after dots.
  private mutating func restOfPath(from start: String.Index) throws(Failure) -> Substring {
    while true {
      if next == "[" {
        advance()
        try pageIndex()
        try expectNow("]")
      } else if next == "." {
        advance()
        guard next?.isNameStart == true else { throw failure(at: position, expected: .name) }
        _ = take(while: \.isNamePart)
      } else {
        return text[start..<position]
      }
    }
  }

  /// The model reads up to nine digits, without leading zeros.
  private mutating func pageIndex() throws(Failure) {
    let start = position
    let digits = take(while: \.isASCIIDigit)
    let hasLeadingZero = digits.first == "0" && digits.count > 1
    guard !digits.isEmpty, !hasLeadingZero, digits.count <= 9 else {
      throw failure(at: start, expected: .pageIndex)
    }
  }

  private mutating func expectNow(_ symbol: String) throws(Failure) {
    guard take(symbol) else { throw failure(at: position, expected: .symbol(symbol)) }
  }

  private func resolve(
    _ spelling: Substring, expected: Failure.Expected
  ) throws(Failure) -> StatePath {
    let isRelative = spelling.first == "."
    do {
      return try StatePath.parse((isRelative ? "pages[0]" : "") + spelling, in: container)
    } catch {
      let hint: Failure.Hint? =
        switch error {
        case .foreign: .notInContainer(container)
        case .unknown:
          StatePath.nearest(to: spelling, in: container).map(Failure.Hint.didYouMean)
            ?? .nearest(to: String(spelling), among: ["true", "false", "null"])
            ?? self.hint(at: spelling.startIndex, whereValue: true)
        }
      throw failure(at: spelling.startIndex, expected: expected, found: spelling, hint: hint)
    }
  }

  /// `@` and what follows it, after a path that is read at `moment` so far.
  private mutating func moment(
    after moment: Expression.Moment
  ) throws(Failure) -> Expression.Moment {
    guard next == "@" else { return moment }
    guard moment == .now else {
      throw failure(at: position, expected: .operatorOr(.end), hint: .beforeOrReference)
    }
    advance()
    return .at(try reference())
  }

  private mutating func reference() throws(Failure) -> Expression.Reference {
    if next == "\"" { return .named(try string()) }
    if take("#") {
      let start = position
      guard let id = Int(take(while: \.isASCIIDigit)) else {
        position = start
        throw failure(at: start, expected: .nodeNumber)
      }
      return .node(id)
    }
    let name = take(while: \.isReferencePart)
    guard !name.isEmpty else { throw failure(at: position, expected: .reference) }
    return .named(String(name))
  }
}
