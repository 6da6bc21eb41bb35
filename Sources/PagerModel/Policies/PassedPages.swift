/// Pages between the old and the new one in a jump.
package enum PassedPages: String, Policy {
  /// They are not loaded.
  case skip
  /// They are asked for, from the old index on, where content's move commits another index: before
  /// the new page, and without a report. A reload and a layout pass pass nothing, and eager loading
  /// has them all.
  ///
  /// https://github.com/PedroBern/react-native-collapsible-tab-view/issues/399
  case load

  package static let name = PolicyName.passedPages

  package static let question = "What of the pages between the old and the new index of a move?"
  package static let reports = [
    "https://github.com/PedroBern/react-native-collapsible-tab-view/issues/399",
    "https://github.com/PedroBern/react-native-collapsible-tab-view/issues/417",
    "https://github.com/xmartlabs/XLPagerTabStrip/issues/276",
  ]

  package var meaning: String {
    switch self {
    case .skip: "they are not loaded"
    case .load: "they are loaded, from the old index on, before the new one's page"
    }
  }
}
