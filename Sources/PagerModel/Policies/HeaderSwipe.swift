/// A sideways swipe that begins on header or bar, as in a row of pictures there.
///
/// https://github.com/pujiaxin33/JXPagingView/issues/569,
/// https://github.com/QuintGao/GKPageScrollView/issues/38.
package enum HeaderSwipe: String, Policy {
  /// The pages turn only under a finger below the bar.
  case stays
  /// It turns the page, as one below the bar does.
  case turns

  package static let name = PolicyName.headerSwipe

  package static let question =
    "What of a sideways swipe on header or bar?"
  package static let reports = [
    "https://github.com/pujiaxin33/JXPagingView/issues/569",
    "https://github.com/QuintGao/GKPageScrollView/issues/38",
  ]

  package var meaning: String {
    switch self {
    case .stays: "it turns no page: that is for a finger below the bar"
    case .turns: "it turns the page, as one below the bar does"
    }
  }
}
