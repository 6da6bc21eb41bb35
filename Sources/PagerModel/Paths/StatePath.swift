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
  case isLazyLoadingEnabled
  case policy(PolicyName)

  package enum ScrollViewField: String, CaseIterable, Sendable {
    case contentOffset, contentWidth, contentHeight, insetTop, insetBottom
    case minOffset, maxOffset, isScrollEnabled, isTracking, isDragging, isDecelerating
    case isAnimating, velocity, showsIndicator
  }

  package enum PageField: String, CaseIterable, Sendable {
    case id, title, isLoaded, contentHeight, isSwipeEnabled, lifecycle, firstVisibleItem
  }
}
