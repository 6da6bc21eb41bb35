/// A header that is set to a greater height than it has.
///
/// A fork of HHHorizontalPagingView kept the constraint of the old height; JXPagingView did not size
/// the header's view again:
/// https://github.com/weijingyunIOS/HHHorizontalPagingView/issues/3,
/// https://github.com/pujiaxin33/JXPagingView/issues/533.
package enum HeaderGrowth: String, Policy {
  /// It is as high as it is set.
  case grows
  /// It keeps its height, and can only shrink.
  case refused

  package static let name = PolicyName.headerGrowth

  package static let question =
    "What of a header that is set to a greater height?"
  package static let reports = [
    "https://github.com/pujiaxin33/JXPagingView/issues/533",
    "https://github.com/weijingyunIOS/HHHorizontalPagingView/issues/3",
  ]

  package var meaning: String {
    switch self {
    case .grows: "it is as high as it is set"
    case .refused: "it keeps its height: it can only shrink"
    }
  }
}
