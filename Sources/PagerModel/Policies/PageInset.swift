/// Where a page's top is for the hand-over.
package enum PageInset: String, Policy {
  /// At minus its top inset.
  case respected
  /// At 0, whatever its inset.
  case ignored

  package static let name = PolicyName.pageInset
  package static let unbuilt: [String] = []
}
