/// What of the tap handlers of a grid's labels when its header is configured again.
package enum Handlers: String, Policy {
  /// The old one is removed: a tap is answered once.
  case renewed
  /// The old ones stay: a tap is answered once for each configuration so far.
  case accumulated

  package static let name = PolicyName.handlers

  package static let question =
    "What of a label's tap handlers when the header is configured again?"
  package static let reports = [
    "https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)"
  ]

  package var meaning: String {
    switch self {
    case .renewed: "the old one goes: one tap, one answer"
    case .accumulated: "they all stay: a tap is answered once for each configuration so far"
    }
  }
}
