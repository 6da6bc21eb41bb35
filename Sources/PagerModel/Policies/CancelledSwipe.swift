/// A swipe that is given up: let go between two pages, content goes back to the index.
///
/// Pageboy kept the page that it expected when the drag began; Parchment told its delegate of the page
/// without asking whether the move had come to its end:
/// https://github.com/uias/Pageboy/pull/175, https://github.com/rechsteiner/Parchment/issues/84.
package enum CancelledSwipe: String, Policy {
  /// Nobody hears of it.
  case withdrawn
  /// When content is back, the delegate is told of the page that only showed.
  case reported
  /// The page that only showed stays expected: the next `appear` goes there.
  case pending

  package static let name = PolicyName.cancelledSwipe

  package static let question =
    "What of a swipe that is given up?"
  package static let reports = [
    "https://github.com/uias/Pageboy/pull/175",
    "https://github.com/rechsteiner/Parchment/issues/84",
    "https://github.com/rechsteiner/Parchment/pull/63",
  ]

  package var meaning: String {
    switch self {
    case .withdrawn: "nobody hears of it"
    case .reported: "when it is back, the delegate is told of the page that only showed"
    case .pending:
      "the page that only showed stays expected, and the next appearance goes there"
    }
  }
}
