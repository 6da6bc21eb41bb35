/// One field of a pager's state, by the name that the shell and recordings give it.
package enum StatePath: Hashable, Sendable {
  case time
  case boundsWidth, boundsHeight
  case headerHeight, hoverHeight
  case scrollView(ScrollViewID, ScrollViewField)
  case page(Int, PageField)
  case numberOfPages, currentPageIndex, currentPage, visiblePageIndex, pendingPageIndex
  case progress, isPinned, isSwipeEnabled, owner
  case selectedTab
  case tabBar(TabBarField)
  case isLazyLoadingEnabled
  case policy(PolicyName)

  package enum ScrollViewField: String, CaseIterable, Sendable {
    case contentOffset, contentWidth, contentHeight, insetTop, insetBottom
    case minOffset, maxOffset, isScrollEnabled, isTracking, isDragging, isDecelerating
    case isAnimating, velocity, showsIndicator
  }

  /// What follows from progress, the titles and the selected tab.
  package enum TabBarField: Hashable, Sendable {
    /// Points, from the strip's left edge.
    case indicatorX, indicatorWidth
    /// Points that the strip has scrolled.
    case contentOffset
    /// Of one tab: 1 where progress is at its page, 0 a page away from it.
    case emphasis(Int)
  }

  package enum PageField: String, CaseIterable, Sendable {
    case id, title, isLoaded, contentHeight, isSwipeEnabled, lifecycle, firstVisibleItem
  }
}
