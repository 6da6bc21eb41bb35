import PagerModel
import Wording

/// A place in a session, as expressions ask about it.
package protocol EvaluationContext {
  /// What `path` holds at `moment`. Where there is no last event, its `before` is the context's to
  /// choose.
  func value(
    of path: StatePath, at moment: Expression.Moment
  ) throws(UnknownReference) -> Value

  /// The parameter of the current node's event; null where the event has none of that name, and
  /// where there is no event.
  func eventParameter(_ name: String) -> Value

  /// What was sent at the current node, in order.
  var effects: [Effect] { get }

  /// Now, as of the last reload.
  var numberOfPages: Int { get }
}

/// No node, mark or branch has this name.
package struct UnknownReference: Error, Equatable {
  package let reference: Expression.Reference

  package init(_ reference: Expression.Reference) { self.reference = reference }
}

extension UnknownReference: CustomStringConvertible {
  package var description: String { String(localized: message) }

  var message: Message {
    switch reference {
    case .node(let id): "no node #\(id)"
    case .named(let name): "no node or mark named \(quoted(name))"
    }
  }
}
