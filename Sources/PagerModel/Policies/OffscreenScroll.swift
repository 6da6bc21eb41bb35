/// A page off the screen that scrolls, by a glide or by code.
///
/// CLNestedSlide, as traced.
package enum OffscreenScroll: String, Policy {
  /// Only the current page's scrolling counts.
  case ignored
  /// A hidden page takes or gives the lock too; under hand-over `offsets` it becomes the list that
  /// scrolled last, under `inset` it takes the header along.
  ///
  /// https://github.com/pujiaxin33/JXPagingView/issues/149
  case counts

  package static let name = PolicyName.offscreenScroll

  package static let question = "What of a page off the screen that scrolls, by a glide or by code?"
  package static let reports = [
    "https://github.com/pujiaxin33/JXPagingView/issues/149",
    "https://github.com/fluttercandies/extended_nested_scroll_view/issues/159",
  ]

  package var meaning: String {
    switch self {
    case .ignored: "only the current page's scrolling counts"
    case .counts: "a hidden page takes or gives the lock, too"
    }
  }
}
