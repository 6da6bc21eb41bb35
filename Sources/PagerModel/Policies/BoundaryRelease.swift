/// A swipe lifted exactly on a page's edge, which then has nothing to settle.
///
/// CLNestedSlide, as traced.
package enum BoundaryRelease: String, Policy {
  /// The index is committed.
  case commits
  /// The index is not: nothing ends that would commit it.
  case missed

  package static let name = PolicyName.boundaryRelease

  package static let question = "What of a swipe that is lifted exactly on a page's edge?"
  package static let reports = [
    "https://github.com/JmoVxia/CLNestedSlide"
  ]

  package var meaning: String {
    switch self {
    case .commits: "the page there is the index"
    case .missed: "the index stays: no glide ends that would change it"
    }
  }
}
