/// A page put into an empty pager, or the only one taken out, without a reload.
///
/// Pageboy showed the first page only after a reload, and kept the last one:
/// https://github.com/uias/Pageboy/issues/209, https://github.com/uias/Pageboy/issues/208.
package enum EmptyUpdate: String, Policy {
  /// The first page shows and is the index; after the last one there is none.
  case applies
  /// Nothing until a reload; for the page to show in place of the last one, page −1 is asked for.
  case needsReload

  package static let name = PolicyName.emptyUpdate

  package static let question =
    "Does a pager without pages, or left without, hear of it without a reload?"
  package static let reports = [
    "https://github.com/uias/Pageboy/issues/209",
    "https://github.com/uias/Pageboy/issues/208",
  ]

  package var meaning: String {
    switch self {
    case .applies: "yes: the first page shows and is the index, and after the last there is none"
    case .needsReload: "not before a reload: in place of the last page, page −1 is asked for"
    }
  }
}
