/// Where a page's top is for the hand-over.
///
/// Under hand-over `inset` it is the inset besides header and bar: the header goes away from there.
package enum PageInset: String, Policy {
  /// At minus its top inset.
  case respected
  /// At 0, whatever its inset.
  case ignored

  package static let name = PolicyName.pageInset
  package static let unbuilt: [String] = []
}
