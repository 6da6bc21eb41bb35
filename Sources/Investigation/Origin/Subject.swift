import PagerModel

/// What is asked about: a field of the state, or an effect by its name.
package enum Subject: Sendable, Hashable {
  case path(StatePath)
  case effect(String)
}
