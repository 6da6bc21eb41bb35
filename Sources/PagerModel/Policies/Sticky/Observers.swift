/// Who answers when a tab is to restore its place.
package enum Observers: String, Policy {
  /// One observer for each time that the tab's rows appeared, none removed: at the first visit nobody,
  /// at the third two.
  case leaked
  /// One, from the beginning.
  case single

  package static let name = PolicyName.observers

  package static let question = "Who answers when a tab is to restore its place?"
  package static let reports = [
    "https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)"
  ]

  package var meaning: String {
    switch self {
    case .leaked: "one for each earlier visit: none at the first, two at the third"
    case .single: "one, from the first visit on"
    }
  }
}
