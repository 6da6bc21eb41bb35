import PagerModel

/// Why something in a well-formed recording cannot be replayed or judged by this version.
package enum Obstacle: Sendable, Equatable {
  /// A container that the format has and that is not built, or one that it does not have.
  case container(String, isKnown: Bool)
  /// A page that is a grid.
  case grid
  case unknownEvent(String)
  /// A kind of record that has an `id` and that the format does not have.
  case unknownKind(String)
  /// A state path that the format has and that is not built.
  case statePath(String)
}
