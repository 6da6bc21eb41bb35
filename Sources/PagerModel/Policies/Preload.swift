/// Which pages are created before they are current.
package enum Preload: String, Policy {
  /// None while loading is lazy, all while it is eager.
  case byLoading
  /// With each page that is loaded as the current one, after it, the one before it and the one
  /// after it. Acts while loading is lazy: eager loading makes all pages at the reload.
  case neighbours
  /// At a scroll of content after which a hundredth of its width or more shows, also of one that an
  /// animation passes. Acts while loading is lazy; a layout pass shows nothing new.
  ///
  /// https://github.com/pujiaxin33/JXPagingView/issues/278: a page beside the first one is loaded.
  case onShow

  package static let name = PolicyName.preload

  package static let question = "Which pages are made before they are current?"
  package static let reports = [
    "https://github.com/pujiaxin33/JXPagingView/issues/278",
    "https://github.com/xmartlabs/PagerTabStripView/issues/121",
  ]

  package var meaning: String {
    switch self {
    case .byLoading: "none where loading is lazy, all where it is eager"
    case .neighbours: "lazy: with each page that is loaded, the ones before and after it"
    case .onShow: "lazy: a page of which a scroll shows a hundredth"
    }
  }
}
