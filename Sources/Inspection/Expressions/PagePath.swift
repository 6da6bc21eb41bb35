import PagerModel

/// A state path of a page without its index: `.y`, `.scrollView.isDragging`.
enum PagePath: Sendable, Equatable {
  case field(StatePath.PageField)
  case scrollView(StatePath.ScrollViewField)

  /// Nil if `path` is not of a page.
  init?(_ path: StatePath) {
    switch path {
    case .page(_, let field): self = .field(field)
    case .scrollView(.page, let field): self = .scrollView(field)
    case .scrollView(.main, _), .scrollView(.content, _), .time, .boundsWidth, .boundsHeight,
      .headerHeight, .hoverHeight, .numberOfPages, .currentPageIndex, .currentPage,
      .visiblePageIndex, .pendingPageIndex, .progress, .isPinned, .isSwipeEnabled, .owner,
      .selectedTab, .tabBar, .isLazyLoadingEnabled, .policy, .cell, .visibleCells, .tab, .line,
      .handlers, .firstVisibleItem, .lastAppearedItem:
      return nil
    }
  }

  func of(page: Int) -> StatePath {
    switch self {
    case .field(let field): .page(page, field)
    case .scrollView(let field): .scrollView(.page(page), field)
    }
  }
}

extension PagePath: CustomStringConvertible {
  /// With its leading dot.
  var description: String { String(of(page: 0).description.dropFirst("pages[0]".count)) }
}
