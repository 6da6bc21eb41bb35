/// The layout pass in which the bounds come to a width, with pages that are there already.
///
/// Parchment worked out content's offset from a frame that was not set yet:
/// https://github.com/rechsteiner/Parchment/issues/540.
package enum FirstLayout: String, Policy {
  case atIndex
  /// The last page is loaded and shown; index and bar stay as they are. The next scroll of content
  /// or change of its size puts it right.
  case atLastPage

  package static let name = PolicyName.firstLayout

  package static let question = "Where does the first layout with a width put content?"
  package static let reports = ["https://github.com/rechsteiner/Parchment/issues/540"]

  package var meaning: String {
    switch self {
    case .atIndex: "at the index's page"
    case .atLastPage: "at the last page, whatever the index: its frame is not there yet"
    }
  }
}
