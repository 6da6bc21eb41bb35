/// What of the one collection view's offset when another tab's cells come into it.
package enum TabOffset: String, Policy {
  /// All tabs share it: it stays, unless the new cells end before it.
  case shared
  /// Each tab has its own, kept when another is chosen.
  case ownKept

  package static let name = PolicyName.tabOffset

  package static let question = "Where does a grid stand when another tab is chosen?"
  package static let reports = [
    "https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata()"
  ]

  package var meaning: String {
    switch self {
    case .shared: "where it stood: all tabs share one offset"
    case .ownKept: "where the chosen tab was left"
    }
  }
}
