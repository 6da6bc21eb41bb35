/// A page change that is still animated when the pager leaves the screen.
///
/// Pageboy waited for a completion that never came, and answered to nothing any more:
/// https://github.com/uias/Pageboy/issues/166, https://github.com/uias/Tabman/issues/578.
package enum HiddenAnimation: String, Policy {
  /// It ends at its page at once.
  case finishes
  /// It stops, its end is never told, and no page change begins until a reload.
  case lost

  package static let name = PolicyName.hiddenAnimation

  package static let question =
    "What becomes of an animated page change when the pager leaves the screen?"
  package static let reports = [
    "https://github.com/uias/Pageboy/issues/166",
    "https://github.com/uias/Tabman/issues/578",
  ]

  package var meaning: String {
    switch self {
    case .finishes: "it ends at its page at once"
    case .lost: "it stops, its end is never told, and no page change begins until a reload"
    }
  }
}
