/// Keeps every step of every rule, in order, with the values of that instant: what asking for
/// causes needs.
package struct TraceProbe: Probe {
  package static let hearsFields = true

  /// One time that a rule acts, from where it is entered to where it is left.
  package struct Activation: Sendable, Equatable {
    package let rule: Rule
    /// The one inside which it acts, by its place in `activations`; nil: the event's or frame's own.
    package let parent: Int?
    /// 1: the event's or frame's own rule; each rule inside another adds one.
    package let depth: Int
  }

  package struct Step: Sendable, Equatable {
    package enum Action: Sendable, Equatable {
      case read(StatePath, Value)
      case wrote(StatePath, Value)
      case sent(Effect)
    }

    package let action: Action
    package let rule: Rule
    package let depth: Int
    /// In which it stands, by its place in `activations`.
    package let activation: Int

    /// The field that it gave a value.
    package var wrote: StatePath? {
      if case .wrote(let field, _) = action { field } else { nil }
    }
  }

  package private(set) var steps: [Step] = []
  /// In the order in which they were entered.
  package private(set) var activations: [Activation] = []
  /// Those that are under way, the innermost last.
  private var open: [Int] = []

  package init() {}

  package mutating func enter(_ rule: Rule) {
    let activation = Activation(rule: rule, parent: open.last, depth: open.count + 1)
    open.append(activations.count)
    activations.append(activation)
  }

  package mutating func leave() { open.removeLast() }
  package mutating func send(_ effect: Effect) { add(.sent(effect)) }
  package mutating func read(_ field: StatePath, _ value: Value) { add(.read(field, value)) }
  package mutating func wrote(_ field: StatePath, _ value: Value) { add(.wrote(field, value)) }

  private mutating func add(_ action: Step.Action) {
    guard let last = open.last else { return }
    steps.append(
      Step(action: action, rule: activations[last].rule, depth: open.count, activation: last))
  }
}
