/// A drag that begins on the header or the hover bar and goes past the pin.
///
/// JXPagingView #84, GKPageScrollView #15, CLNestedSlide 30408b6.
package enum HeaderDrag: String, Policy {
  /// It carries on into the current page.
  case carries
  /// It stops at the pin: the page is not under the finger.
  case stops

  package static let name = PolicyName.headerDrag
  package static let unbuilt: [String] = []
}
