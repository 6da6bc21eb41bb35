/// The tab that the bar selects while a finger turns the page.
///
/// MXPagerView's bar went along with each release and took the way back for no move, and so did
/// JXSegmentedView's while a list coasted. JXSegmentedView and TabPageViewController never withdrew
/// a tapped tab when a finger stopped the way to its page:
/// https://github.com/maxep/MXPagerView/pull/2, https://github.com/pujiaxin33/JXSegmentedView/pull/22,
/// https://github.com/pujiaxin33/JXSegmentedView/issues/92.
package enum TabSelection: String, Policy {
  /// The tapped one, then the index that the delegate hears of.
  case reported
  /// A swipe selects at its release the page to which it goes; one that goes to the index selects
  /// nothing, though the bar may be elsewhere.
  case released
  /// A tapped tab whose animation a finger has stopped stays selected until the next call for a
  /// page.
  case tapped

  package static let name = PolicyName.tabSelection

  package static let question =
    "Which tab is selected while a finger turns the page?"
  package static let reports = [
    "https://github.com/maxep/MXPagerView/pull/2",
    "https://github.com/pujiaxin33/JXSegmentedView/pull/22",
    "https://github.com/pujiaxin33/JXSegmentedView/issues/92",
    "https://github.com/EndouMari/TabPageViewController/pull/69",
  ]

  package var meaning: String {
    switch self {
    case .reported: "a tapped one, then the page that the delegate hears of"
    case .released:
      "a swipe's release selects where it goes, and nothing where it goes to the index"
    case .tapped: "as reported, but a tapped tab stays whose animation a finger has stopped"
    }
  }
}
