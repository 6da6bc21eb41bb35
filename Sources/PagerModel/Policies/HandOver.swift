/// Who takes a vertical delta: the outer view or the page.
///
/// `flags` is CLNestedSlide's machine as traced; `exact` is what a user expects of one finger.
package enum HandOver: String, Policy {
  /// One delta is split between the two, never doubled.
  case exact
  /// Both views move by the whole delta, and two flags pin one of them back.
  case flags
  /// JXPagingView's: both views move by the whole delta, and the offsets themselves say who is put
  /// back. While main is short of its maximum, lists stand at their top; while the list that
  /// scrolled last is below its top, main stands at its maximum. Main can be
  /// moved one point past its maximum, so that it always moves. Before a list has scrolled it is
  /// not held at all; from then on a page that is chosen counts as the list that scrolled last.
  case offsets
  /// JXPagingSmoothView's: there is no outer view. Header and bar lie in the top inset of each
  /// list, which is as high as the bounds: its offset is −(header + bar) at its top and −bar when
  /// the bar has just pinned. `mainScrollView.contentOffset.y` is how far the header is away, as
  /// the list that carries it says; main itself neither scrolls, nor has insets, nor calls anybody.
  ///
  /// https://github.com/pujiaxin33/JXPagingView/issues/364
  case inset

  package static let name = PolicyName.handOver

  package static let question = "Who takes a vertical move: the outer view or the page?"
  package static let reports = [
    "https://github.com/QuintGao/GKPageScrollView/issues/47",
    "https://github.com/pujiaxin33/JXPagingView/issues/258",
    "https://github.com/SwiftKickMobile/SwiftUIMaterialTabs/issues/5",
  ]

  package var meaning: String {
    switch self {
    case .exact:
      "each move is split between the two and never doubled: up, main first; down, "
        + "the page"
    case .flags: "both follow by the whole move, and two flags put one of them back"
    case .offsets:
      "both follow by the whole move; a list is held at its top until main is at its "
        + "maximum, and main there while the list is below its top"
    case .inset: "there is no outer view: header and bar lie in each list's top inset"
    }
  }
}
