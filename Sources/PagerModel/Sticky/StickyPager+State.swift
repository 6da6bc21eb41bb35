/// What state paths read.
extension StickyPager {
  package func value(_ path: StatePath) -> Value {
    if let value = commonValue(path) { return value }
    switch path {
    case .hoverHeight: return Value(bar)
    case .isPinned: return .bool(isPinned)
    case .firstVisibleItem: return Value(firstVisibleItem)
    case .lastAppearedItem: return Value(lastAppearedItem)
    case .page(let index, .contentHeight):
      return tabs.described(index).map { .number(layout(of: $0).height) } ?? .null
    case .page(let index, .firstVisibleItem):
      return index == tabs.current ? Value(firstVisibleItem) : .null
    case .page(let index, .anchor), .tab(let index, .anchor): return anchor(ofTab: index)
    case .tab(let index, .offset): return offset(ofTab: index)
    case .handlers(let index):
      return tabs.indices.contains(index) ? .number(Double(observers(ofTab: index))) : .null
    case .time, .boundsWidth, .boundsHeight, .headerHeight, .scrollView, .page, .numberOfPages,
      .currentPageIndex, .currentPage, .visiblePageIndex, .pendingPageIndex, .progress,
      .isSwipeEnabled, .owner, .selectedTab, .tabBar, .isLazyLoadingEnabled, .policy, .cell,
      .visibleCells, .tab, .line:
      return .null
    }
  }

  private func anchor(ofTab index: Int) -> Value {
    guard tabs.indices.contains(index) else { return .null }
    switch policies.anchor {
    case .shared: return .null
    case .lastAppeared, .firstVisible, .exactOffset: return .number(Double(tabs[index].anchor))
    }
  }

  private func offset(ofTab index: Int) -> Value {
    guard tabs.indices.contains(index) else { return .null }
    if index == tabs.current { return .number(main.contentOffset) }
    return .number(tabs[index].offset ?? main.minOffset)
  }

  var paths: [StatePath] {
    commonPaths
      + tabs.indices.flatMap { index -> [StatePath] in
        [.tab(index, .anchor), .tab(index, .offset), .handlers(index)]
      }
      + policyPaths
  }
}
