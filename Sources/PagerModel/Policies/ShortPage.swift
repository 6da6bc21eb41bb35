/// A page too short to keep the header closed. Acts under hand-over `inset` only.
///
/// https://github.com/Xiexingda/XDPagesView/issues/6
package enum ShortPage: String, Policy {
  /// Its content counts as high enough for the header to stay closed.
  case pad
  /// Its offset is clamped: choosing it opens the header.
  case clamp

  package static let name = PolicyName.shortPage
  package static let unbuilt: [String] = []
}
