/// What pulls the pinned header out again.
///
/// CLNestedSlide d17fd50: a drag on the hover bar could not.
package enum PinRelease: String, Policy {
  /// Any drag downwards, once the page is at its top.
  case anyDrag
  /// Only a drag of the page: from header or bar the pin holds, also against the glide after the
  /// drag (under hand-over `inset`: holds the list where the bar pins).
  case pageOnly

  package static let name = PolicyName.pinRelease

  package static let question = "What pulls the pinned header out again?"
  package static let reports = [
    "https://github.com/JmoVxia/CLNestedSlide/commit/d17fd50"
  ]

  package var meaning: String {
    switch self {
    case .anyDrag: "any drag downwards, once the page is at its top"
    case .pageOnly: "a drag of the page only: from header or bar the pin holds"
    }
  }
}
