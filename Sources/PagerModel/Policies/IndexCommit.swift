/// When `currentPageIndex` changes.
///
/// MXPagerView #1: a page set without animation was never committed.
package enum IndexCommit: String, Policy {
  /// A call commits at once, a swipe when it settles.
  case request
  /// As `request` while loading is lazy; eager: when a glide or an animation ends, and never for a
  /// move without animation.
  case requestIfLazy
  /// When content comes to rest: a swipe's page motion ends (or a lift on a page's edge, as policy
  /// `boundaryRelease` says), an animation ends, or at once after a call without animation, code's
  /// `setContentOffset` of content among them. Not when an animation is replaced or a finger holds
  /// content; a layout pass that ends an animation goes back to the old index. Without a width
  /// nothing rests anywhere, and a call is lost. A reload commits its target at once. Lazy, a page
  /// is so loaded when content is there; eager is no other.
  ///
  /// https://github.com/xmartlabs/XLPagerTabStrip/issues/519: a move before the first layout is lost.
  case settle
  /// A call at once, a swipe as soon as content shows the pixel at which another page stands, still
  /// dragged or gliding, or else when it settles. An animation passes pages without a word, and so
  /// does what code scrolls until it ends. Reload and loading as under `request`.
  ///
  /// https://github.com/maxep/MXPagerView/pull/2: a swipe there and back, and a width at which no
  /// offset is exactly a page's.
  case arrive
  /// round(x / width) at every scroll of content, of a finger, a motion, an animation or a jump: the
  /// pages in passing are committed, loaded and reported too. A call does nothing by itself, so one
  /// without a width is lost; a reload commits its target at once. A layout pass scrolls nothing.
  ///
  /// https://github.com/PedroBern/react-native-collapsible-tab-view/issues/399: a tap on tab 3 reports
  /// 1, 2, 3, and loads them.
  case offset

  package static let name = PolicyName.indexCommit

  package static let question = "When does currentPageIndex change?"
  package static let reports = [
    "https://github.com/maxep/MXPagerView/issues/1",
    "https://github.com/xmartlabs/XLPagerTabStrip/issues/356",
    "https://github.com/PedroBern/react-native-collapsible-tab-view/issues/399",
  ]

  package var meaning: String {
    switch self {
    case .request: "a call changes it at once, a swipe when it settles"
    case .requestIfLazy:
      "as request where loading is lazy; eager, when a glide or an animation ends, "
        + "so never for a move without animation"
    case .settle: "when content rests on the page, after a call as after a swipe"
    case .arrive: "a call changes it at once, a swipe when the offset reaches the page"
    case .offset: "at every scroll: it is the nearest page, those that only pass too"
    }
  }
}
