/// A page too short to keep the header closed. Acts under hand-over `inset` only.
package enum ShortPage: String, Policy {
  /// It is padded, and the header can stay closed.
  case pad
  /// Its offset is clamped.
  case clamp

  package static let name = PolicyName.shortPage
  package static let unbuilt: [String] = []
}
