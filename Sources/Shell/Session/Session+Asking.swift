import Inspection
import PagerModel
import Timeline

extension Session {
  /// An expression as typed, in which every node, mark and branch is there. `column`: where it
  /// begins in its line.
  func expression(_ text: String, at column: Int) throws(CommandError) -> Expression {
    guard !text.isEmpty else { throw CommandError("an expression is missing", column: column) }
    let expression: Expression
    do {
      expression = try Expression(parsing: text, in: timeline.container)
    } catch {
      throw CommandError(
        "\(error.sentence)", column: column + error.column - 1, length: error.found?.count ?? 1)
    }
    for reference in expression.references { try require(reference, of: text, at: column) }
    return expression
  }

  private func require(
    _ reference: Expression.Reference, of text: String, at column: Int
  ) throws(CommandError) {
    switch reference {
    case .node(let id):
      if !timeline.tree.contains(id) {
        _ = try node(numbered: word("#\(id)", of: text, at: column))
      }
    case .named(let name):
      if timeline.node(named: name) == nil { throw unknownName(word(name, of: text, at: column)) }
    }
  }

  /// Where `name` stands behind its `@`.
  private func word(_ name: String, of text: String, at column: Int) -> Word {
    let place =
      text.firstRange(of: "@\(name)") ?? text.firstRange(of: "@\(quoted(name))")
      ?? text.startIndex..<text.endIndex
    let offset = text.distance(from: text.startIndex, to: place.lowerBound)
    return Word(text: name, column: column + offset + 1, isQuoted: false)
  }

  /// The value of an expression at the cursor, or why it has none.
  mutating func evaluate(_ expression: Expression, at column: Int) throws(CommandError) -> Value {
    let context = try context(for: expression)
    do {
      return try expression.evaluate(in: context)
    } catch {
      throw CommandError(
        "\(error.sentence)", column: column + error.column - 1, length: error.text.count,
        outcome: .assertionFailed)
    }
  }

  private mutating func context(for expression: Expression) throws(CommandError) -> NodeContext {
    let (node, state, lookup) = (timeline.cursor.node, timeline.state, timeline.nodeLookup)
    let isInterrupted = isInterrupted
    do {
      return try timeline.withReplay { replay throws(ReplayError) in
        try NodeContext(
          at: node, state: state, in: &replay, for: expression, node: lookup,
          unless: isInterrupted)
      }
    } catch {
      throw CommandError(error, in: self)
    }
  }
}

extension Arguments {
  /// The rest of the line as an expression about `session`.
  mutating func requireExpression(in session: Session) throws(CommandError) -> Expression {
    let (text, column) = takeRest()
    return try session.expression(text, at: column)
  }
}
