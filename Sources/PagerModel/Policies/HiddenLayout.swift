/// New bounds while another screen covers the pager.
///
/// Parchment had to remember that a rotation happened while it was hidden:
/// https://github.com/rechsteiner/Parchment/pull/680.
package enum HiddenLayout: String, Policy {
  /// content is put back to its page, as on the screen.
  case realigns
  /// content stays where it was, between pages.
  case missed

  package static let name = PolicyName.hiddenLayout

  package static let question = "What do new bounds do while another screen covers the pager?"
  package static let reports = ["https://github.com/rechsteiner/Parchment/pull/680"]

  package var meaning: String {
    switch self {
    case .realigns: "content is put back to its page, as on the screen"
    case .missed: "content stays where it was, between pages"
    }
  }
}
