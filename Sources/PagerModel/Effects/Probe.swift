/// Hears what the fold does: effects, and each rule's reads and writes.
///
/// The fold is generic over it, so a probe that wants nothing costs nothing. Rules nest: an
/// offset that one rule sets makes the view's didScroll run others inside it.
package protocol Probe {
  /// Whether it wants reads and writes: only then are the values looked up.
  static var hearsFields: Bool { get }

  mutating func enter(_ rule: Rule)
  mutating func leave()
  mutating func send(_ effect: Effect)
  /// A rule looks at what a field holds.
  mutating func read(_ field: StatePath, _ value: Value)
  /// A rule has given a field this value.
  mutating func wrote(_ field: StatePath, _ value: Value)
}

/// Hears nothing: for seeking.
package struct SilentProbe: Probe {
  package static let hearsFields = false

  package init() {}
  package mutating func enter(_ rule: Rule) {}
  package mutating func leave() {}
  package mutating func send(_ effect: Effect) {}
  package mutating func read(_ field: StatePath, _ value: Value) {}
  package mutating func wrote(_ field: StatePath, _ value: Value) {}
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
  package static let hearsFields = false

  package var effects: [SentEffect] = []
  private var rules: [Rule] = []

  package init() {}

  package mutating func enter(_ rule: Rule) { rules.append(rule) }
  package mutating func leave() { rules.removeLast() }
  package mutating func read(_ field: StatePath, _ value: Value) {}
  package mutating func wrote(_ field: StatePath, _ value: Value) {}

  package mutating func send(_ effect: Effect) {
    guard let rule = rules.last else { return }
    effects.append(SentEffect(effect: effect, rule: rule, depth: rules.count))
  }
}
