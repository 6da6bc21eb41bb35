/// Who takes a vertical delta: the outer view or the page.
///
/// `flags` is CLNestedSlide's machine as traced; `exact` is what a user expects of one finger.
package enum HandOver: String, Policy {
  /// One delta is split between the two, never doubled.
  case exact
  /// Both views move by the whole delta, and two flags pin one of them back.
  case flags

  package static let name = PolicyName.handOver
  package static let unbuilt: [String] = ["offsets", "inset"]

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
    }
  }
}
