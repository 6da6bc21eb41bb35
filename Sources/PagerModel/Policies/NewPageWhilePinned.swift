/// A page that is created while the header is pinned.
///
/// CLNestedSlide, as traced.
package enum NewPageWhilePinned: String, Policy {
  /// It scrolls.
  case free
  /// It stays at its top until main has moved; under hand-over `inset`, right below the bar until
  /// the header has.
  case locked

  package static let name = PolicyName.newPageWhilePinned
  package static let unbuilt: [String] = []
}
