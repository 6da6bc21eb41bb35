/// A swipe lifted exactly on a page's edge, which then has nothing to settle.
///
/// CLNestedSlide, as traced.
package enum BoundaryRelease: String, Policy {
  /// The index is committed.
  case commits
  /// The index is not: nothing ends that would commit it.
  case missed

  package static let name = PolicyName.boundaryRelease
  package static let unbuilt: [String] = []
}
