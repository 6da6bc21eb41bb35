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
      .isSwipeEnabled, .owner, .selectedTab, .tabBar, .isLazyLoadingEnabled:
      Self.plain.first { $0.path == self }?.name ?? ""
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
  ]

  /// Paths of a page that this model does not have yet, as they stand after its index.
  package static let unbuiltOfPages = ["anchor"]
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
