extension StatePath: CustomStringConvertible {
  /// The full spelling, with UIKit's names.
  package var description: String {
    switch self {
    case .scrollView(let view, let field): "\(view.path).\(field.path(in: view))"
    case .page(let index, let field): "pages[\(index)].\(field.rawValue)"
    case .policy(let name): "policy.\(name.rawValue)"
    case .tabBar(.emphasis(let index)): "tabBar.emphasis[\(index)]"
    case .time, .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .numberOfPages,
      .currentPageIndex, .currentPage, .visiblePageIndex, .pendingPageIndex, .progress, .isPinned,
      .isSwipeEnabled, .owner, .selectedTab, .tabBar, .isLazyLoadingEnabled, .firstVisibleItem,
      .lastAppearedItem:
      Self.plain.first { $0.path == self }?.name ?? ""
    case .cell(let index, let field): "cells[\(index)].\(field.rawValue)"
    case .visibleCells(let field): "visibleCells.\(field.rawValue)"
    case .tab(let index, let field): "tabs[\(index)].\(field.rawValue)"
    case .line(let field): "line.\(field.rawValue)"
    case .handlers(let index): "handlers[\(index)]"
    }
  }

  /// Paths that are one name.
  package static let plain: [(name: String, path: StatePath)] = [
    ("time", .time),
    ("bounds.width", .boundsWidth),
    ("bounds.height", .boundsHeight),
    ("headerHeight", .headerHeight),
    ("hoverHeight", .hoverHeight),
    ("numberOfPages", .numberOfPages),
    ("currentPageIndex", .currentPageIndex),
    ("currentPage", .currentPage),
    ("visiblePageIndex", .visiblePageIndex),
    ("pendingPageIndex", .pendingPageIndex),
    ("progress", .progress),
    ("isPinned", .isPinned),
    ("isSwipeEnabled", .isSwipeEnabled),
    ("owner", .owner),
    ("tabBar.selectedIndex", .selectedTab),
    ("tabBar.indicator.x", .tabBar(.indicatorX)),
    ("tabBar.indicator.width", .tabBar(.indicatorWidth)),
    ("tabBar.contentOffset.x", .tabBar(.contentOffset)),
    ("isLazyLoadingEnabled", .isLazyLoadingEnabled),
    ("firstVisibleItem", .firstVisibleItem),
    ("lastAppearedItem", .lastAppearedItem),
  ]
}

extension ScrollViewID {
  var path: String {
    switch self {
    case .main: "mainScrollView"
    case .content: "contentScrollView"
    case .page(let index): "pages[\(index)].scrollView"
    }
  }
}

extension StatePath.ScrollViewField {
  func path(in view: ScrollViewID) -> String {
    switch self {
    case .contentOffset: view == .content ? "contentOffset.x" : "contentOffset.y"
    case .contentWidth: "contentSize.width"
    case .contentHeight: "contentSize.height"
    case .insetTop: "contentInset.top"
    case .insetBottom: "contentInset.bottom"
    case .minOffset, .maxOffset, .isScrollEnabled, .isTracking, .isDragging, .isDecelerating,
      .isAnimating, .velocity, .showsIndicator:
      rawValue
    }
  }
}
