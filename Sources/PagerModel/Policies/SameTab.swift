/// A tap on the tab that is selected.
package enum SameTab: String, Policy {
  /// Nothing.
  case nothing

  package static let name = PolicyName.sameTab
  package static let unbuilt: [String] = ["scrollToTop"]
}
