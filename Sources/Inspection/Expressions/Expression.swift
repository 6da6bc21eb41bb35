import PagerModel

/// A question about a session at one place of it: state paths, the last event, the effects it
/// sent, and arithmetic and logic over them.
///
///     let question = try Expression(parsing: "all(pages, .y == 0) && main.y ~= 240 within 1")
///     try question.holds(in: context)
///
/// Equal when they ask the same, however they are spelt.
package struct Expression: Sendable, Equatable {
  /// As it was written.
  package let text: String
  let root: Node
  /// Whose paths it reads.
  package let container: Container

  /// - Throws: `ExpressionSyntaxError`, also for a name that does not exist in the container.
  package init(
    parsing text: some StringProtocol, in container: Container = .pinned
  ) throws(ExpressionSyntaxError) {
    self.text = String(text)
    self.container = container
    var parser = ExpressionParser(self.text, in: container)
    root = try parser.parse()
  }

  private init(_ part: Node, in container: Container) {
    text = String(part.source)
    root = part
    self.container = container
  }

  /// What must hold together: the parts of a chain of `&&`, or it alone.
  package var conjuncts: [Expression] {
    guard case .conjunction(let parts) = root.kind else { return [self] }
    return parts.map { Expression($0, in: container) }
  }

  package static func == (a: Expression, b: Expression) -> Bool { a.root == b.root }
}

extension Expression {
  /// When a state path is read.
  package enum Moment: Sendable, Equatable {
    case now
    /// Before the last event.
    case before
    case at(Reference)
  }

  /// A place in the session's tree.
  package enum Reference: Sendable, Equatable {
    case node(Int)
    /// A mark or a branch.
    case named(String)
  }
}
