/// When `currentPageIndex` changes.
///
/// MXPagerView #1: a page set without animation was never committed.
package enum IndexCommit: String, Policy {
  /// A call commits at once, a swipe when it settles.
  case request
  /// As `request` while loading is lazy; eager: when a glide or an animation ends, and never for a
  /// move without animation.
  case requestIfLazy

  package static let name = PolicyName.indexCommit
  package static let unbuilt: [String] = ["settle", "arrive", "offset"]
}
