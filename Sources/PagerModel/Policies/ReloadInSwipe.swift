/// A reload while a finger turns the page.
///
/// Parchment took all its controllers away in a reload, and its drag looked for the selected one when
/// the finger turned round: https://github.com/rechsteiner/Parchment/issues/225.
package enum ReloadInSwipe: String, Policy {
  /// The index's page is made anew and is the current one; the finger goes on.
  case renews
  /// No page is the current one until the pager goes to another.
  case drops

  package static let name = PolicyName.reloadInSwipe

  package static let question = "What of a reload while a finger turns the page?"
  package static let reports = [
    "https://github.com/rechsteiner/Parchment/issues/225",
    "https://github.com/rechsteiner/Parchment/pull/230",
  ]

  package var meaning: String {
    switch self {
    case .renews: "the index's page is made anew and is the current one, and the finger goes on"
    case .drops: "the old pages are gone, and none is the current one until another is gone to"
    }
  }
}
