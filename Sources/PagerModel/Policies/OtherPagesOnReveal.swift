/// What becomes of the other pages' offsets when one page pulls the header out again.
///
/// Under hand-over `inset` a page's offset says where the header is: with `keep` the header jumps
/// to where the page that is chosen has it, with `keepUntilTouch` when that page is touched the
/// page goes to where the header is.
///
/// Asked for and complained about under every value: JXPagingView #324, GKPageScrollView #51.
package enum OtherPagesOnReveal: String, Policy {
  /// They keep their offsets.
  case keep
  /// They keep their offsets until touched, then go to their top.
  case keepUntilTouch
  /// They go to their top; under hand-over `offsets` the page that pulls does, too. Under `inset`
  /// this is `synchronise`.
  ///
  /// https://github.com/pujiaxin33/JXPagingView/issues/324
  case reset
  /// Their offsets fall by as much as the header comes out, to their top at most. Under `inset`
  /// they follow the header both ways, so that a row keeps its place below it, and choosing a
  /// page leaves the header where it is.
  ///
  /// https://github.com/material-components/material-components-ios/pull/5178
  case shift
  /// While the header shows they share the current page's offset; when the bar pins they go to
  /// their top once, and from there each is on its own.
  ///
  /// https://github.com/PedroBern/react-native-collapsible-tab-view/issues/104
  case synchronise

  /// A page below its top keeps its place while the header shows, touched or not.
  var keepsPlaces: Bool {
    switch self {
    case .keep, .shift, .synchronise: true
    case .keepUntilTouch, .reset: false
    }
  }

  package static let name = PolicyName.otherPagesOnReveal

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
    case .reset: "they go to their top"
    case .shift: "they fall by as much as the header comes out"
    case .synchronise: "they share the current page's while the header shows"
    }
  }
}
