/// A page change that is still animated when another begins.
///
/// XLPagerTabStrip switched touches on only at the end of a whole animation; Tabman comes to the same
/// state by quick taps:
/// https://github.com/xmartlabs/XLPagerTabStrip/issues/124, https://github.com/uias/Tabman/issues/578.
package enum ReplacedAnimation: String, Policy {
  /// Its end is told, and the other takes its place.
  case ended
  /// The other takes its place, its end is never told, and no further page change begins until a
  /// reload.
  case lost

  package static let name = PolicyName.replacedAnimation

  package static let question =
    "What becomes of an animated page change that another one replaces?"
  package static let reports = [
    "https://github.com/xmartlabs/XLPagerTabStrip/issues/124",
    "https://github.com/xmartlabs/XLPagerTabStrip/pull/125",
    "https://github.com/uias/Tabman/issues/578",
  ]

  package var meaning: String {
    switch self {
    case .ended: "its end is told, and the other takes its place"
    case .lost:
      "its end is never told, and after the other no page change begins until a reload"
    }
  }
}
