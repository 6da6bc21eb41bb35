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
  /// A grid's cell: its frame in the content, whether or not it shows.
  case cell(Int, CellField)
  case visibleCells(VisibleCellsField)
  case tab(Int, TabField)
  /// The line below a grid's chosen label.
  case line(LineField)
  /// How many answer a tap on a grid's label, or a sticky pager's call to restore a tab's place.
  case handlers(Int)
  /// Of a sticky pager's chosen tab.
  case firstVisibleItem, lastAppearedItem

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
    case anchor
  }

  package enum CellField: String, CaseIterable, Sendable { case x, y, width, height }

  /// Indices of cells; null: none shows.
  package enum VisibleCellsField: String, CaseIterable, Sendable { case first, last }

  package enum TabField: String, CaseIterable, Sendable {
    /// Of a grid's label, in points from the strip's left edge.
    case x, width
    /// What a sticky pager's tab remembers: a row, and where it was left.
    case anchor, offset
  }

  package enum LineField: String, CaseIterable, Sendable {
    /// Where it goes, and where it is on its way there.
    case x, width
    case shownX = "shown.x"
    case isHidden
  }
}
