/// What a change of the bounds' width keeps.
package enum BoundsChange: String, Policy {
  /// The index: content is put back to its page.
  case index

  package static let name = PolicyName.boundsChange
  package static let unbuilt: [String] = ["offset"]
}
