/// What a reload does to main's offset.
package enum ReloadOffset: String, Policy {
  /// Nothing.
  case keep

  package static let name = PolicyName.reloadOffset
  package static let unbuilt: [String] = ["reset"]
}
