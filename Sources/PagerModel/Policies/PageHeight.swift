/// How high a page is.
///
/// CLNestedSlide bca454a: the hover bar's height was left out and the last rows could not be reached.
package enum PageHeight: String, Policy {
  /// What the bounds leave below the hover bar.
  case belowHover
  /// The whole bounds: the last rows stay below the screen.
  case full

  package static let name = PolicyName.pageHeight

  package static let question = "How high is a page?"
  package static let reports = [
    "https://github.com/JmoVxia/CLNestedSlide/commit/bca454a"
  ]

  package var meaning: String {
    switch self {
    case .belowHover: "what the bounds leave below the hover bar"
    case .full: "the whole bounds: its last rows stay below the screen"
    }
  }
}
