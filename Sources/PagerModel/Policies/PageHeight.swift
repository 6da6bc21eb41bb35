/// How high a page is.
///
/// CLNestedSlide bca454a: the hover bar's height was left out and the last rows could not be reached.
package enum PageHeight: String, Policy {
  /// What the bounds leave below the hover bar.
  case belowHover
  /// The whole bounds: the last rows stay below the screen.
  case full

  package static let name = PolicyName.pageHeight
  package static let unbuilt: [String] = []
}
