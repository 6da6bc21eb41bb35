/// A reload that finds no pages.
///
/// CLNestedSlide, as traced.
package enum EmptyReload: String, Policy {
  /// The index is 0 and nobody is told.
  case silent
  /// `didScrollToPage(-1)` is sent, and content stands one page to the left.
  case minusOne

  package static let name = PolicyName.emptyReload

  package static let question = "What does a reload do that finds no pages?"
  package static let reports = [
    "https://github.com/JmoVxia/CLNestedSlide/commit/0469f81",
    "https://github.com/uias/Pageboy/issues/208",
  ]

  package var meaning: String {
    switch self {
    case .silent: "the index is 0 and nobody is told"
    case .minusOne: "the delegate hears of page -1, and content stands one page to the left"
    }
  }
}
