/// Where a reload without a page goes when its index is gone.
package enum ReloadIndex: String, Policy {
  /// To the last page.
  case clamp

  package static let name = PolicyName.reloadIndex
  package static let unbuilt: [String] = ["zero"]
}
