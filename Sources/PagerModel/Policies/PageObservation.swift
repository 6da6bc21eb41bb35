/// How the pager learns of a page's scrolling. A page that it does not observe is never known to
/// be at its top: a drag on it cannot pull the pinned header out.
///
/// SegementSlide lost its observers at a reload that kept the index:
/// https://github.com/Jiar/SegementSlide/issues/35.
package enum PageObservation: String, Policy {
  /// Every page that is made is observed for as long as it lives.
  case kept
  /// A page made by a reload in the place of the current one is not.
  case lostAtReload
  /// As the page's delegate: lost when the app sets another, or none.
  case byDelegate

  package static let name = PolicyName.pageObservation

  package static let question = "How does the pager learn of a page's scrolling?"
  package static let reports = ["https://github.com/Jiar/SegementSlide/issues/35"]

  package var meaning: String {
    switch self {
    case .kept: "it observes every page for as long as that lives"
    case .lostAtReload:
      "it does not observe a page made by a reload in the place of the current one"
    case .byDelegate: "by the page's delegate: lost when the app sets another, or none"
    }
  }
}
