import PagerModel
import Timeline

/// A place in the tree, for expressions: a state, the event that led to it, names.
package struct NodeContext: EvaluationContext {
  let state: Pager
  let before: Pager
  let event: PagerEvent?
  package let effects: [Effect]
  /// The states that the expression asks for by name, fetched beforehand.
  let references: [(reference: Expression.Reference, state: Pager)]

  /// `before`: the state just before `event` acted; `effects`: what was sent since the event before
  /// it.
  package init(
    state: Pager, before: Pager, event: PagerEvent?, effects: [Effect],
    references: [(reference: Expression.Reference, state: Pager)]
  ) {
    self.state = state
    self.before = before
    self.event = event
    self.effects = effects
    self.references = references
  }

  package func value(
    of path: StatePath, at moment: Expression.Moment
  ) throws(UnknownReference) -> Value {
    switch moment {
    case .now: return state.value(path)
    case .before: return before.value(path)
    case .at(let reference):
      guard let entry = references.first(where: { $0.reference == reference }) else {
        throw UnknownReference(reference)
      }
      return entry.state.value(path)
    }
  }

  package func eventParameter(_ name: String) -> Value {
    event?.parameter(name) ?? .null
  }

  package var numberOfPages: Int {
    if case .number(let count) = state.value(.numberOfPages) { Int(count) } else { 0 }
  }
}

extension NodeContext {
  /// `node(named:)`: the node a mark or a branch stands for. A node that is not there, or cannot
  /// be replayed, is not found.
  package init(
    at node: NodeID, state: Pager, in replay: inout Replay, for expression: Expression,
    node named: (String) -> NodeID?, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) {
    self.state = state
    before = expression.asksForBefore ? try replay.stateBefore(node, unless: isInterrupted) : state
    event = node == 0 ? nil : replay.tree[node].event
    effects =
      expression.asksForEffects
      ? try replay.effects(at: node, unless: isInterrupted).map(\.effect) : []
    var references: [(Expression.Reference, Pager)] = []
    for reference in expression.references {
      let target: NodeID?
      switch reference {
      case .node(let id): target = replay.tree.contains(id) ? id : nil
      case .named(let name): target = named(name)
      }
      if let target {
        references.append((reference, try replay.state(at: target, unless: isInterrupted)))
      }
    }
    self.references = references
  }
}
