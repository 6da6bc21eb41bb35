/// Who tells a page's controller that the container appears or disappears.
///
/// XLPagerTabStrip told it while UIKit did, too: https://github.com/xmartlabs/XLPagerTabStrip/issues/172,
/// https://github.com/PageMenu/PageMenu/issues/516.
package enum AppearanceForwarding: String, Policy {
  /// One of the two.
  case once
  /// The container and UIKit, each.
  case twice

  package static let name = PolicyName.appearanceForwarding

  package static let question =
    "Who tells a page's controller that the container appears or disappears?"
  package static let reports = [
    "https://github.com/xmartlabs/XLPagerTabStrip/issues/172",
    "https://github.com/PageMenu/PageMenu/issues/516",
  ]

  package var meaning: String {
    switch self {
    case .once: "one of the container and UIKit"
    case .twice: "the container and UIKit, each"
    }
  }
}
