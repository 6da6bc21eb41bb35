/// Which header height the pin stands at.
package enum HeaderSource: String, Policy {
  /// The one that is set, at once.
  case declared
  /// The one of the last layout pass.
  case laidOut

  package static let name = PolicyName.headerSource

  package static let question = "Which height of the header does the pin stand at?"
  package static let reports = [
    "https://github.com/weijingyunIOS/HHHorizontalPagingView/issues/3",
    "https://github.com/JmoVxia/CLNestedSlide",
  ]

  package var meaning: String {
    switch self {
    case .declared: "the one that is set, at once"
    case .laidOut: "the one of the last layout pass"
    }
  }
}
