/// Pages between the old and the new one in a jump.
package enum PassedPages: String, Policy {
  /// They are not loaded.
  case skip

  package static let name = PolicyName.passedPages
  package static let unbuilt: [String] = ["load"]
}
