/// Which pages are created before they are current.
package enum Preload: String, Policy {
  /// None while loading is lazy, all while it is eager.
  case byLoading

  package static let name = PolicyName.preload
  package static let unbuilt: [String] = ["neighbours", "onShow"]
}
