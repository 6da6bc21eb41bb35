/// Which header height the pin stands at.
package enum HeaderSource: String, Policy {
  /// The one that is set, at once.
  case declared
  /// The one of the last layout pass.
  case laidOut

  package static let name = PolicyName.headerSource
  package static let unbuilt: [String] = []
}
