extension StatePath {
  /// What a path's number is measured in.
  package enum Unit: Sendable, Equatable {
    case points
    case pointsPerSecond
    case seconds
    /// Pages and parts of one.
    case pages
    /// Counts, indices, and what is no number.
    case none
  }

  package var unit: Unit {
    switch self {
    case .time: .seconds
    case .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight: .points
    case .scrollView(_, let field): field.unit
    case .page(_, let field): field == .contentHeight ? .points : .none
    case .progress: .pages
    case .tabBar(let field): field.unit
    case .cell: .points
    case .tab(_, let field): field == .anchor ? .none : .points
    case .line(let field): field == .isHidden ? .none : .points
    case .numberOfPages, .currentPageIndex, .currentPage, .visiblePageIndex, .pendingPageIndex,
      .isPinned, .isSwipeEnabled, .owner, .selectedTab, .isLazyLoadingEnabled, .policy,
      .visibleCells, .handlers, .firstVisibleItem, .lastAppearedItem:
      .none
    }
  }

  /// The scroll view whose state it is a part of.
  package var scrollView: ScrollViewID? {
    switch self {
    case .scrollView(let view, _): view
    case .visibleCells, .firstVisibleItem, .lastAppearedItem, .tab(_, .anchor), .tab(_, .offset):
      .main
    case .progress, .tabBar(.indicatorX), .tabBar(.indicatorWidth), .tabBar(.emphasis): .content
    case .time, .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .page, .numberOfPages,
      .currentPageIndex, .currentPage, .visiblePageIndex, .pendingPageIndex, .isPinned,
      .isSwipeEnabled, .owner, .selectedTab, .tabBar(.contentOffset), .isLazyLoadingEnabled,
      .policy, .cell, .tab, .line, .handlers:
      nil
    }
  }
}

extension StatePath.TabBarField {
  var unit: StatePath.Unit {
    switch self {
    case .indicatorX, .indicatorWidth, .contentOffset: .points
    case .emphasis: .pages
    }
  }
}

extension StatePath.ScrollViewField {
  var unit: StatePath.Unit {
    switch self {
    case .contentOffset, .contentWidth, .contentHeight, .insetTop, .insetBottom, .minOffset,
      .maxOffset:
      .points
    case .velocity: .pointsPerSecond
    case .isScrollEnabled, .isTracking, .isDragging, .isDecelerating, .isAnimating,
      .showsIndicator:
      .none
    }
  }
}
