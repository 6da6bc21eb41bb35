extension Pager {
  /// The fields from which a path is computed in this state; none: a field of its own holds it, and
  /// a rule that changes it says so.
  ///
  /// A field that is computed only while something is so stands here, too: a page that is not loaded
  /// holds nothing, whoever wrote it before.
  package func inputs(of path: StatePath) -> [StatePath] {
    switch self {
    case .pinned(let pager): pager.inputs(of: path)
    case .grid(let pager): pager.inputs(of: path)
    case .sticky(let pager): pager.inputs(of: path)
    }
  }
}

extension PinnedPager {
  func inputs(of path: StatePath) -> [StatePath] {
    switch path {
    case .progress, .tabBar(.emphasis): [.offset(.content)] + slotFields
    case .visiblePageIndex:
      [.offset(.content)] + slotFields + (0..<numberOfPages).map { .page($0, .isLoaded) }
    case .pendingPageIndex:
      slotFields + [.policy(.emptyReload)] + StatePath.motion(.content)
    case .isPinned: pinnedFields
    case .isSwipeEnabled: [.policy(.handOver)] + pinnedFields
    case .owner:
      StatePath.motion(.main) + StatePath.motion(.content) + [.currentPage] + pinnedFields
        + [.scrollView(.main, .isScrollEnabled), .policy(.handOver), .policy(.headerDrag)]
        + (0..<numberOfPages).flatMap {
          [.page($0, .isLoaded), .scrollView(.page($0), .maxOffset)] + StatePath.motion(.page($0))
        }
    case .tabBar(.indicatorX), .tabBar(.indicatorWidth):
      [.offset(.content)] + slotFields + (0..<numberOfPages).map { .page($0, .title) }
    case .tabBar(.contentOffset):
      [.selectedTab] + slotFields + (0..<numberOfPages).map { .page($0, .title) }
    case .page(let index, let field): inputs(of: field, ofPage: index)
    case .scrollView(.page(let index), let field):
      [.page(index, .isLoaded)] + field.inputs(in: .page(index))
    case .scrollView(let view, let field): field.inputs(in: view)
    case .time, .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .numberOfPages,
      .currentPageIndex, .currentPage, .selectedTab, .isLazyLoadingEnabled, .policy, .cell,
      .visibleCells, .tab, .line, .handlers, .firstVisibleItem, .lastAppearedItem:
      []
    }
  }

  private var pinnedFields: [StatePath] { [.offset(.main), .scrollView(.main, .maxOffset)] }

  private func inputs(
    of field: StatePath.PageField, ofPage index: Int
  ) -> [StatePath] {
    let isThere: [StatePath] = [.page(index, .isLoaded), .numberOfPages]
    switch field {
    case .isLoaded: return [.numberOfPages]
    case .isSwipeEnabled:
      return isThere + [.policy(.handOver), .policy(.newPageWhilePinned)] + pinnedFields
        + StatePath.place(.page(index))
    case .firstVisibleItem:
      // Under hand-over `inset` header and bar cover its top.
      return isThere + [.offset(ofPage: index), .offset(.main), .headerHeight, .hoverHeight]
    case .id, .title, .contentHeight, .lifecycle, .anchor: return isThere
    }
  }
}

extension SingleScrollPager {
  func commonInputs(of path: StatePath) -> [StatePath] {
    switch path {
    case .owner: StatePath.motion(.main)
    case .visiblePageIndex: [.currentPage]
    case .scrollView(.main, let field): field.inputs(in: .main)
    case .page(let index, .contentHeight), .page(let index, .id), .page(let index, .title):
      [.page(index, .isLoaded), .numberOfPages]
    case .page(_, .isLoaded), .tab, .handlers: [.numberOfPages]
    case .time, .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .scrollView, .page,
      .numberOfPages, .currentPageIndex, .currentPage, .pendingPageIndex, .progress, .isPinned,
      .isSwipeEnabled, .selectedTab, .tabBar, .isLazyLoadingEnabled, .policy, .cell, .visibleCells,
      .line, .firstVisibleItem, .lastAppearedItem:
      []
    }
  }

  /// What the chosen tab's content is laid out from.
  var contentFields: [StatePath] {
    let height = tabs.current.map { StatePath.page($0, .contentHeight) }
    return [.headerHeight, .currentPage] + (height.map { [$0] } ?? [])
  }
}

extension GridPager {
  func inputs(of path: StatePath) -> [StatePath] {
    switch path {
    case .cell: contentFields + [.boundsWidth, .policy(.cellWidth)]
    case .visibleCells:
      [.offset(.main), .boundsHeight, .boundsWidth] + contentFields + [.policy(.cellWidth)]
    case .page(_, .contentHeight):
      commonInputs(of: path) + [.boundsWidth, .policy(.cellWidth)]
    case .handlers: commonInputs(of: path) + [.policy(.handlers)]
    case .time, .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .scrollView, .page,
      .numberOfPages, .currentPageIndex, .currentPage, .visiblePageIndex, .pendingPageIndex,
      .progress, .isPinned, .isSwipeEnabled, .owner, .selectedTab, .tabBar, .isLazyLoadingEnabled,
      .policy, .tab, .line, .firstVisibleItem, .lastAppearedItem:
      commonInputs(of: path)
    }
  }
}

extension StickyPager {
  func inputs(of path: StatePath) -> [StatePath] {
    switch path {
    case .isPinned, .firstVisibleItem:
      [.offset(.main), .scrollView(.main, .insetTop), .hoverHeight] + contentFields
    case .page(_, .firstVisibleItem): [.currentPage, .firstVisibleItem]
    case .tab(let index, .offset):
      index == tabs.current
        ? [.currentPage, .offset(.main)] : [.currentPage, .scrollView(.main, .minOffset)]
    case .tab(_, .anchor), .page(_, .anchor): [.policy(.anchor), .numberOfPages]
    case .handlers: [.policy(.observers), .numberOfPages]
    case .time, .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .scrollView, .page,
      .numberOfPages, .currentPageIndex, .currentPage, .visiblePageIndex, .pendingPageIndex,
      .progress, .isSwipeEnabled, .owner, .selectedTab, .tabBar, .isLazyLoadingEnabled, .policy,
      .cell, .visibleCells, .tab, .line, .lastAppearedItem:
      commonInputs(of: path)
    }
  }
}

extension StatePath.ScrollViewField {
  fileprivate func inputs(in view: ScrollViewID) -> [StatePath] {
    switch self {
    case .minOffset: [.scrollView(view, .insetTop)]
    case .maxOffset:
      [Self.contentWidth, .contentHeight, .insetTop, .insetBottom].map { .scrollView(view, $0) }
    case .contentOffset, .contentWidth, .contentHeight, .insetTop, .insetBottom, .isScrollEnabled,
      .isTracking, .isDragging, .isDecelerating, .isAnimating, .velocity, .showsIndicator:
      []
    }
  }
}
