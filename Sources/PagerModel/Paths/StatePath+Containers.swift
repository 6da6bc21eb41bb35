extension StatePath {
  /// Whether a pager of this kind has it.
  package func exists(in container: Container) -> Bool {
    switch self {
    case .time, .boundsWidth, .boundsHeight, .headerHeight, .numberOfPages, .currentPageIndex,
      .currentPage, .visiblePageIndex, .owner, .selectedTab, .scrollView(.main, _):
      true
    case .page(_, let field): field.exists(in: container)
    case .hoverHeight, .isPinned: container != .grid
    case .scrollView(.content, _), .scrollView(.page, _), .pendingPageIndex, .progress,
      .isSwipeEnabled, .tabBar(.indicatorX), .tabBar(.indicatorWidth), .tabBar(.emphasis),
      .isLazyLoadingEnabled:
      container == .pinned
    case .tabBar(.contentOffset): container != .sticky
    case .policy(let name): name.container == container
    case .cell, .visibleCells, .line, .tab(_, .x), .tab(_, .width): container == .grid
    case .tab(_, .anchor), .tab(_, .offset), .firstVisibleItem, .lastAppearedItem:
      container == .sticky
    case .handlers: container != .pinned
    }
  }
}

extension StatePath.PageField {
  package func exists(in container: Container) -> Bool {
    switch self {
    case .id, .title, .isLoaded, .contentHeight: true
    case .firstVisibleItem: container != .grid
    case .anchor: container == .sticky
    case .isSwipeEnabled, .lifecycle: container == .pinned
    }
  }
}
