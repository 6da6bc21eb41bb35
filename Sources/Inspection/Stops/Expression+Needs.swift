import PagerModel
import Timeline

extension Expression {
  /// Whether it asks for what the last event sent.
  package var asksForEffects: Bool {
    var asks = false
    root.visit { if case .countEffects = $0 { asks = true } }
    return asks
  }

  /// Whether one of its `count(effects, ...)` counts `effect`.
  package func counts(_ effect: Effect) -> Bool {
    var isCounted = false
    root.visit {
      if case .countEffects(let pattern) = $0, pattern.matches(effect) { isCounted = true }
    }
    return isCounted
  }

  /// Whether it asks for the state before the last event.
  package var asksForBefore: Bool {
    var asks = false
    root.visit {
      switch $0 {
      case .path(_, .before), .pagePath(_, .before): asks = true
      case .path, .pagePath, .literal, .eventParameter, .countEffects, .overPages, .call, .not,
        .negated, .arithmetic, .comparison, .near, .conjunction, .disjunction:
        break
      }
    }
    return asks
  }

  /// The states it asks for by a name or a number, as far as they are there.
  func referencedStates(
    in replay: inout Replay, node named: (String) -> NodeID?, unless isInterrupted: () -> Bool
  ) throws(ReplayError) -> [(reference: Reference, state: Pager)] {
    var result: [(Reference, Pager)] = []
    for reference in references {
      let target: NodeID?
      switch reference {
      case .node(let id): target = replay.tree.contains(id) ? id : nil
      case .named(let name): target = named(name)
      }
      guard let target, !replay.tree.isBlocked(target) else { continue }
      result.append((reference, try replay.state(at: target, unless: isInterrupted)))
    }
    return result
  }
}
