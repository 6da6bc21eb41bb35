/// A tap on the tab that is selected.
package enum SameTab: String, Policy {
  /// Nothing.
  case nothing
  /// The current page is scrolled to its minimum by code, animated as the tap says, if it is below
  /// it; else main is. With both there, the tap is ignored.
  case scrollToTop

  package static let name = PolicyName.sameTab

  package static let question = "What does a tap on the selected tab do?"
  package static let reports = [
    "https://github.com/pujiaxin33/JXPagingView/issues/46"
  ]

  package var meaning: String {
    switch self {
    case .nothing: "nothing"
    case .scrollToTop: "it scrolls the current page to its top, or, if it is there, main"
    }
  }
}
