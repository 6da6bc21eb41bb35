import PagerModel

/// What is asked about: a field of the state, or an effect by its name.
package enum Subject: Sendable, Hashable {
  case path(StatePath)
  case effect(String)
}

/// What a subject came to: a field's value, or the effects of a name that were sent, in order.
package enum Outcome: Sendable, Equatable {
  case value(Value)
  case sent([Effect])
}
