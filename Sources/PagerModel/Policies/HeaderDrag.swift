/// A drag that begins on the header or the hover bar and goes past the pin.
///
/// JXPagingView #84, GKPageScrollView #15, CLNestedSlide 30408b6.
///
/// Under hand-over `inset` header and bar lie in the current list, and a drag of them moves it.
package enum HeaderDrag: String, Policy {
  /// It carries on into the current page.
  case carries
  /// It stops at the pin: the page is not under the finger. Nor does it move a page that is below
  /// its top.
  case stops

  package static let name = PolicyName.headerDrag

  package static let question = "What of a drag that begins on header or bar and goes past the pin?"
  package static let reports = [
    "https://github.com/pujiaxin33/JXPagingView/issues/84",
    "https://github.com/QuintGao/GKPageScrollView/issues/15",
    "https://github.com/JmoVxia/CLNestedSlide/commit/30408b6",
  ]

  package var meaning: String {
    switch self {
    case .carries: "it carries on into the current page"
    case .stops: "it stops at the pin: the page is not under the finger"
    }
  }
}
