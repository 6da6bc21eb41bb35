/// What a container with one scroll view shows to those who judge it.
package struct SingleScrollFacts: Sendable {
  package let stage: Stage
  package let main: ScrollView
  package let numberOfPages: Int
  package let currentPageIndex: Int
  package let currentPage: Int?
  package let hasDelegate: Bool
  package let isAtRest: Bool
  package let hasFinger: Bool
  package let awaitsCallbacks: Bool

  init(_ pager: some SingleScrollPager) {
    stage = pager.stage
    main = pager.main
    numberOfPages = pager.tabs.count
    currentPageIndex = pager.tabs.currentIndex
    currentPage = pager.tabs.current
    hasDelegate = pager.tabs.hasDelegate
    isAtRest = pager.isAtRest
    hasFinger = pager.finger != nil
    awaitsCallbacks = !pager.callbacks.isEmpty
  }
}

extension Pager {
  /// Nil: it has more scroll views than one.
  package var singleScroll: SingleScrollFacts? {
    switch self {
    case .pinned: nil
    case .grid(let pager): SingleScrollFacts(pager)
    case .sticky(let pager): SingleScrollFacts(pager)
    }
  }
}
