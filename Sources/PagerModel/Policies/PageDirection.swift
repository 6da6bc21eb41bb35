/// On which side the first page stands where `layoutDirection` is `rtl`.
///
/// The system mirrors the bar; pages that are laid out from the left all the same slide against
/// it: https://github.com/woocommerce/woocommerce-ios/issues/4671,
/// https://github.com/uias/Tabman/issues/287.
package enum PageDirection: String, Policy {
  /// Where reading begins: page i at (n − 1 − i) × width.
  case layoutDirection
  /// At the left, in every language.
  case leftToRight

  package static let name = PolicyName.pageDirection

  package static let question = "Where does the first page stand when layoutDirection is rtl?"
  package static let reports = [
    "https://github.com/woocommerce/woocommerce-ios/issues/4671",
    "https://github.com/uias/Tabman/issues/287",
  ]

  package var meaning: String {
    switch self {
    case .layoutDirection: "where reading begins: page i at (n − 1 − i) × width"
    case .leftToRight: "at the left, in every language"
    }
  }
}
