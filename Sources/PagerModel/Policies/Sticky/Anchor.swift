/// What a tab of a sticky pager remembers of its place.
package enum Anchor: String, Policy {
  /// The row that came into sight last: going down the lowest one, going up the highest.
  case lastAppeared
  /// The first row below the bar that shows.
  case firstVisible
  /// The scroll view's offset.
  case exactOffset
  /// Nothing: one offset for all tabs.
  case shared

  package static let name = PolicyName.anchor

  package static let question = "What does a tab remember of its place?"
  package static let reports = [
    "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
    "https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)",
  ]

  package var meaning: String {
    switch self {
    case .lastAppeared:
      "the row that came into sight last: the lowest when going down, the highest when going up"
    case .firstVisible: "the first row that shows below the bar"
    case .exactOffset: "the offset, to the point"
    case .shared: "nothing: all tabs share one offset"
    }
  }
}
