/// Who takes a vertical delta: the outer view or the page.
///
/// `flags` is CLNestedSlide's machine as traced; `exact` is what a user expects of one finger.
package enum HandOver: String, Policy {
  /// One delta is split between the two, never doubled.
  case exact
  /// Both views move by the whole delta, and two flags pin one of them back.
  case flags

  package static let name = PolicyName.handOver
  package static let unbuilt: [String] = ["offsets", "inset"]
}
