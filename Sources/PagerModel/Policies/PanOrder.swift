/// Which of two views that follow one finger hears of a move first. UIKit's order is not known.
/// Under hand-over `inset` no two do.
package enum PanOrder: String, Policy {
  /// The outer view.
  case mainFirst
  /// The page.
  case pageFirst

  package static let name = PolicyName.panOrder

  package static let question = "Which of two views that follow one finger hears of a move first?"
  package static let reports = [
    "https://github.com/JmoVxia/CLNestedSlide"
  ]

  package var meaning: String {
    switch self {
    case .mainFirst: "the outer view"
    case .pageFirst: "the page"
    }
  }
}
