/// Where a reload without a page goes when its index is gone.
package enum ReloadIndex: String, Policy {
  /// To the last page.
  case clamp
  /// To page 0.
  case zero

  package static let name = PolicyName.reloadIndex

  package static let question = "Where does a reload go whose index is no longer there?"
  package static let reports = [
    "https://github.com/JmoVxia/CLNestedSlide/commit/0469f81"
  ]

  package var meaning: String {
    switch self {
    case .clamp: "to the last page"
    case .zero: "to page 0"
    }
  }
}
