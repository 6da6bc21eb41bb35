import PagerModel

/// Why something in a well-formed recording cannot be replayed or judged by this version.
package enum Obstacle: Sendable, Equatable {
  /// A container that the format does not have.
  case container(String)
  case unknownEvent(String)
  /// A kind of record that has an `id` and that the format does not have.
  case unknownKind(String)
}
