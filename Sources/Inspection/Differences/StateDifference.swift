import PagerModel

/// A field that two states differ in.
package struct Change: Sendable, Equatable {
  package let path: StatePath
  package let before: Value
  package let after: Value

  package init(path: StatePath, before: Value, after: Value) {
    (self.path, self.before, self.after) = (path, before, after)
  }
}

extension Change: CustomStringConvertible {
  /// `mainScrollView.contentOffset.y 140 → 150`
  package var description: String { "\(path) \(before) → \(after)" }
}

package enum StateDifference {
  /// What `after` has other than `before`, in the order in which a state's paths are listed.
  package static func changes(from before: Pager, to after: Pager) -> [Change] {
    var changes: [Change] = []
    after.eachDifference(from: before) { changes.append(Change(path: $0, before: $1, after: $2)) }
    return changes
  }
}

extension StatePath {
  /// Worth a word wherever it changes: not what follows from another field, nor what changes at
  /// every frame.
  package var isHeadline: Bool {
    switch self {
    case .time, .progress, .visiblePageIndex, .isSwipeEnabled, .isLazyLoadingEnabled, .tabBar,
      .cell, .visibleCells, .tab, .line(.x), .line(.width), .line(.shownX), .lastAppearedItem:
      false
    case .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .numberOfPages,
      .currentPageIndex, .currentPage, .pendingPageIndex, .isPinned, .owner, .selectedTab, .policy,
      .line(.isHidden), .handlers, .firstVisibleItem:
      true
    case .scrollView(_, let field): field.isHeadline
    case .page(_, let field): field == .isLoaded || field == .contentHeight
    }
  }
}

extension StatePath.ScrollViewField {
  fileprivate var isHeadline: Bool {
    switch self {
    case .contentOffset, .isDecelerating, .isAnimating, .isScrollEnabled: true
    case .contentWidth, .contentHeight, .insetTop, .insetBottom, .minOffset, .maxOffset,
      .isTracking, .isDragging, .velocity, .showsIndicator:
      false
    }
  }
}
