/// A reload that finds no pages.
///
/// CLNestedSlide, as traced.
package enum EmptyReload: String, Policy {
  /// The index is 0 and nobody is told.
  case silent
  /// `didScrollToPage(-1)` is sent, and content stands one page to the left.
  case minusOne

  package static let name = PolicyName.emptyReload
  package static let unbuilt: [String] = []
}
