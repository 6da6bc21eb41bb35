/// A hover bar that is there and has no height.
///
/// Reported of JXPagingView, with the hold of a list below its top as the place where it happens; why
/// it happens there is not said: https://github.com/pujiaxin33/JXPagingView/issues/309.
package enum EmptyBar: String, Policy {
  /// main scrolls as with any other.
  case scrolls
  /// The page counts as below its top wherever it stands: no finger takes main from its maximum.
  /// Under hand-over `inset` there is no outer view that it could hold.
  case holds

  package static let name = PolicyName.emptyBar

  package static let question = "What of a hover bar of height 0?"
  package static let reports = ["https://github.com/pujiaxin33/JXPagingView/issues/309"]

  package var meaning: String {
    switch self {
    case .scrolls: "main scrolls as with any other"
    case .holds: "main, once at its maximum, is held there: no finger brings the header back"
    }
  }
}
