/// When another pin offset acts.
///
/// JXPagingView takes it into account when it begins and at a reload, its maker says:
/// https://github.com/pujiaxin33/JXPagingView/issues/449.
package enum PinChange: String, Policy {
  /// The bar pins there as soon as it is set.
  case atOnce
  /// Not before the next reload.
  case atReload

  package static let name = PolicyName.pinChange

  package static let question = "When does a pin offset act that is set anew?"
  package static let reports = ["https://github.com/pujiaxin33/JXPagingView/issues/449"]

  package var meaning: String {
    switch self {
    case .atOnce: "at once"
    case .atReload: "at the next reload: until then the bar pins where it did"
    }
  }
}
