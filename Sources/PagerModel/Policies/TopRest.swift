/// Where the header comes to rest that was pulled past its top.
///
/// react-native-collapsible-tab-view let lists rest at 1, so that the horizontal pager would not take
/// the next pull: https://github.com/PedroBern/react-native-collapsible-tab-view/issues/110.
package enum TopRest: String, Policy {
  case top
  /// main's offset, or under hand-over `inset` the list's, is one point more, or as much as there is
  /// room for; not where a finger stopped the glide.
  case pointAway

  package static let name = PolicyName.topRest

  package static let question = "Where does the header rest after a glide that ends at its top?"
  package static let reports = [
    "https://github.com/PedroBern/react-native-collapsible-tab-view/issues/110"
  ]

  package var meaning: String {
    switch self {
    case .top: "at its top"
    case .pointAway: "a point further up"
    }
  }
}
