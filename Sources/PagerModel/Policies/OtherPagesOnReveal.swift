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

  package static let question =
    "What of the other pages' offsets when one page pulls the header out?"
  package static let reports = [
    "https://github.com/pujiaxin33/JXPagingView/issues/324",
    "https://github.com/QuintGao/GKPageScrollView/issues/51",
    "https://github.com/material-components/material-components-ios/pull/5178",
  ]

  package var meaning: String {
    switch self {
    case .keep: "they are kept"
    case .keepUntilTouch: "they are kept until the page is touched, which throws it to its top"
    }
  }
}
