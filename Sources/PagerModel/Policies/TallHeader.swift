/// A pull past the top under a header higher than the bounds, so that nothing of the pages shows.
///
/// Flutter's NestedScrollView mapped the inner offset through a range that was empty there: −196.3,
/// −481.0, −979.0, −1976.3, −3962.3, −7944.7 and so on, to about −5e8:
/// https://github.com/flutter/flutter/issues/94846.
package enum TallHeader: String, Policy {
  case stretches
  /// The finger holds main no longer: each of its moves adds to main what main is past its top, and
  /// the move, down to −10⁹ points, where offsets end. Let go, main springs back.
  /// Under hand-over `inset` lists are pulled, not main, and stretch.
  case doubles

  package static let name = PolicyName.tallHeader

  package static let question = "What of a pull past the top under a header higher than the bounds?"
  package static let reports = ["https://github.com/flutter/flutter/issues/94846"]

  package var meaning: String {
    switch self {
    case .stretches: "it stretches as under any header"
    case .doubles: "each move adds to main all that it is past its top"
    }
  }
}
