import PagerModel

/// What is asked about: a field of the state, or an effect by its name.
package enum Subject: Sendable, Hashable {
  case path(StatePath)
  case effect(String)

  /// What it came to: a field's value, or the effects of its name that were sent, in order.
  package enum Answer: Sendable, Equatable {
    case value(Value)
    case sent([Effect])
  }
}
