/// A reload that finds as many pages as there are.
///
/// CLNestedSlide returned early where the number was the same and a page was loaded:
/// https://github.com/JmoVxia/CLNestedSlide/commit/0469f81.
package enum SameCountReload: String, Policy {
  /// All pages are made anew.
  case rebuilds
  /// The old pages stay, where one of them is loaded.
  case ignored

  package static let name = PolicyName.sameCountReload

  package static let question =
    "What of a reload that finds as many pages as before?"
  package static let reports = [
    "https://github.com/JmoVxia/CLNestedSlide/commit/0469f81"
  ]

  package var meaning: String {
    switch self {
    case .rebuilds: "all pages are made anew"
    case .ignored: "the old pages stay, where one of them is loaded"
    }
  }
}
