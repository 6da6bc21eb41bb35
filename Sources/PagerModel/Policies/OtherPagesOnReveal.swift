/// What becomes of the other pages' offsets when one page pulls the header out again.
///
/// Asked for and complained about under every value: JXPagingView #324, GKPageScrollView #51.
package enum OtherPagesOnReveal: String, Policy {
  /// They keep their offsets.
  case keep
  /// They keep their offsets until touched, then go to their top.
  case keepUntilTouch

  package static let name = PolicyName.otherPagesOnReveal
  package static let unbuilt: [String] = ["reset", "shift", "synchronise"]
}
