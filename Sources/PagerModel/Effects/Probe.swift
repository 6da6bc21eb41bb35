/// Hears what the fold does: effects, and each rule's reads and writes.
///
/// The fold is generic over it, so a probe that wants nothing costs nothing. Rules nest: an
/// offset that one rule sets makes the view's didScroll run others inside it.
package protocol Probe {
  mutating func enter(_ rule: Rule)
  mutating func leave()
  mutating func send(_ effect: Effect)
  mutating func read(_ field: StatePath)
  mutating func wrote(_ field: StatePath)
}

/// Hears nothing: for seeking.
package struct SilentProbe: Probe {
  package init() {}
  package mutating func enter(_ rule: Rule) {}
  package mutating func leave() {}
  package mutating func send(_ effect: Effect) {}
  package mutating func read(_ field: StatePath) {}
  package mutating func wrote(_ field: StatePath) {}
}

/// An effect, how deep in the rules it was sent, and by which.
package struct SentEffect: Sendable, Equatable {
  package let effect: Effect
  package let rule: Rule
  /// 1: by the event's or frame's own rule; each rule inside another adds one.
  package let depth: Int
}

/// Collects effects into a buffer that its owner empties and uses again.
package struct EffectProbe: Probe {
  package var effects: [SentEffect] = []
  private var rules: [Rule] = []

  package init() {}

  package mutating func enter(_ rule: Rule) { rules.append(rule) }
  package mutating func leave() { rules.removeLast() }
  package mutating func read(_ field: StatePath) {}
  package mutating func wrote(_ field: StatePath) {}

  package mutating func send(_ effect: Effect) {
    guard let rule = rules.last else { return }
    effects.append(SentEffect(effect: effect, rule: rule, depth: rules.count))
  }
}

/// Keeps every step of every rule, in order: what asking for causes needs.
package struct TraceProbe: Probe {
  package struct Step: Sendable, Equatable {
    package enum Action: Sendable, Equatable {
      case read(StatePath)
      case wrote(StatePath)
      case sent(Effect)
    }

    package let action: Action
    package let rule: Rule
    package let depth: Int
  }

  package private(set) var steps: [Step] = []
  private var rules: [Rule] = []

  package init() {}

  package mutating func enter(_ rule: Rule) { rules.append(rule) }
  package mutating func leave() { rules.removeLast() }
  package mutating func send(_ effect: Effect) { add(.sent(effect)) }
  package mutating func read(_ field: StatePath) { add(.read(field)) }
  package mutating func wrote(_ field: StatePath) { add(.wrote(field)) }

  private mutating func add(_ action: Step.Action) {
    guard let rule = rules.last else { return }
    steps.append(Step(action: action, rule: rule, depth: rules.count))
  }
}
