/// Where a page's top is for the hand-over.
///
/// Under hand-over `inset` it is the inset besides header and bar: the header goes away from there.
package enum PageInset: String, Policy {
  /// At minus its top inset.
  case respected
  /// At 0, whatever its inset.
  case ignored

  package static let name = PolicyName.pageInset

  package static let question = "Where is a page's top for the hand-over?"
  package static let reports = [
    "https://github.com/JmoVxia/CLNestedSlide"
  ]

  package var meaning: String {
    switch self {
    case .respected: "at minus its top inset"
    case .ignored: "at 0, whatever its inset"
    }
  }
}
