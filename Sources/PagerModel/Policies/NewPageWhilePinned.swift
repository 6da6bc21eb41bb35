/// A page that is created while the header is pinned.
///
/// CLNestedSlide, as traced.
package enum NewPageWhilePinned: String, Policy {
  /// It scrolls.
  case free
  /// It stays at its top until main has moved; under hand-over `inset`, right below the bar until
  /// the header has.
  case locked

  package static let name = PolicyName.newPageWhilePinned

  package static let question = "What of a page that is made while the header is gone?"
  package static let reports = [
    "https://github.com/pujiaxin33/JXPagingView/issues/364",
    "https://github.com/bawn/Shazam/issues/4",
  ]

  package var meaning: String {
    switch self {
    case .free: "it scrolls"
    case .locked: "it stays at its top until main has moved"
    }
  }
}
