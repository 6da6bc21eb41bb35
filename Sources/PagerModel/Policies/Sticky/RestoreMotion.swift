/// How a tab's place is come back to.
package enum RestoreMotion: String, Policy {
  /// In 0.35 s, slow at both ends: rows that are passed come into sight.
  case animated
  /// At once.
  case immediate

  package static let name = PolicyName.restoreMotion

  package static let question = "How is a tab's place come back to?"
  package static let reports = [
    "https://developer.apple.com/documentation/swiftui/withanimation(_:_:)"
  ]

  package var meaning: String {
    switch self {
    case .animated: "in 0.35 s, past the rows between"
    case .immediate: "at once"
    }
  }
}
