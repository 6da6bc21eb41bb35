/// Code asks for a page while another screen covers the pager.
///
/// XLPagerTabStrip took the index and went no further where its view was in no window:
/// https://github.com/xmartlabs/XLPagerTabStrip/issues/357.
package enum HiddenMove: String, Policy {
  /// The pager goes there, as on the screen.
  case moves
  /// The index changes and nobody is told; the page is not made, and content stays.
  case indexOnly

  package static let name = PolicyName.hiddenMove

  package static let question =
    "What of a call or a tap for another page while the pager is off the screen?"
  package static let reports = ["https://github.com/xmartlabs/XLPagerTabStrip/issues/357"]

  package var meaning: String {
    switch self {
    case .moves: "it goes there, as on the screen"
    case .indexOnly: "the index changes alone: nobody is told, and the old page goes on showing"
    }
  }
}
