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
  package static let unbuilt: [String] = []
}
