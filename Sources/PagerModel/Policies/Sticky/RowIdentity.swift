/// What tells two rows of a list apart.
package enum RowIdentity: String, Policy {
  /// Their position: a row put in above gives all rows below it other names.
  case position
  /// Their value: of equal rows the first is found.
  case value

  package static let name = PolicyName.rowIdentity

  package static let question = "What are rows told apart by?"
  package static let reports = [
    "https://developer.apple.com/documentation/swiftui/foreach",
    "https://developer.apple.com/documentation/swiftui/view/id(_:)",
  ]

  package var meaning: String {
    switch self {
    case .position: "their position: rows put in above move the place that is remembered"
    case .value: "their value: of equal rows the first one is found"
    }
  }
}
