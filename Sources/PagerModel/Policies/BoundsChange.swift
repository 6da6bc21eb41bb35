/// What a change of the bounds' width keeps.
package enum BoundsChange: String, Policy {
  /// The index: content is put back to its page.
  case index
  /// The offset: the index is round(old offset / new width), clamped, where the width changes, also
  /// from none at the first layout. The pass loads that page, tells the delegate where the index
  /// is another one, and puts content to it; a page motion goes on to its own page.
  ///
  /// https://github.com/rechsteiner/Parchment/pull/596 (a rotation goes back to the first page),
  /// https://github.com/xmartlabs/XLPagerTabStrip/issues/519 (an index set before the layout is lost).
  case offset

  package static let name = PolicyName.boundsChange

  package static let question = "What does a new width of the bounds keep?"
  package static let reports = [
    "https://github.com/maxep/MXPagerView/issues/1",
    "https://github.com/rechsteiner/Parchment/issues/575",
    "https://github.com/rechsteiner/Parchment/pull/596",
  ]

  package var meaning: String {
    switch self {
    case .index: "the index: content goes to where its page now is"
    case .offset:
      "the offset: the index is what it makes in pages of the new width, and content "
        + "goes there"
    }
  }
}
