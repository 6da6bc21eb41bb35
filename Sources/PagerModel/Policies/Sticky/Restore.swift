/// Where a row that is scrolled to comes to stand.
package enum Restore: String, Policy {
  /// At the top of the scroll view, where the bar covers it.
  case underHeader
  /// Below the bar.
  case belowHeader

  package static let name = PolicyName.restore

  package static let question = "Where does a tab's row come to stand when the tab is chosen again?"
  package static let reports = [
    "https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)"
  ]

  package var meaning: String {
    switch self {
    case .underHeader: "at the scroll view's top, covered by the bar"
    case .belowHeader: "whole, below the bar"
    }
  }
}
