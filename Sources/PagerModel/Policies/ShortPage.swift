/// A page too short to keep the header closed. Acts under hand-over `inset` only.
///
/// https://github.com/Xiexingda/XDPagesView/issues/6
package enum ShortPage: String, Policy {
  /// Its content counts as high enough for the header to stay closed.
  case pad
  /// Its offset is clamped: choosing it opens the header.
  case clamp

  package static let name = PolicyName.shortPage

  package static let question =
    "What of a page too short to keep the header closed? (handOver=inset only)"
  package static let reports = [
    "https://github.com/Xiexingda/XDPagesView/issues/6",
    "https://github.com/PedroBern/react-native-collapsible-tab-view/issues/8",
    "https://github.com/material-components/material-components-ios/issues/5413",
  ]

  package var meaning: String {
    switch self {
    case .pad: "it is padded, and the header can stay closed"
    case .clamp: "its offset is clamped, and the header comes out"
    }
  }
}
