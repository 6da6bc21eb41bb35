/// What state paths read.
extension GridPager {
  package func value(_ path: StatePath) -> Value {
    if let value = commonValue(path) { return value }
    switch path {
    case .page(let index, .contentHeight): return contentHeight(ofTab: index)
    case .tabBar(.contentOffset): return .number(pixelRounded(stripOffset, scale: stage.scale))
    case .cell(let index, let field): return value(field, ofCell: index)
    case .visibleCells(.first): return Value(visibleCells?.lowerBound)
    case .visibleCells(.last): return Value(visibleCells?.upperBound)
    case .tab(let index, .x): return Value(label(index)?.x)
    case .tab(let index, .width): return Value(label(index)?.width)
    case .line(let field): return value(field)
    case .handlers(let index):
      return label(index) == nil ? .null : .number(Double(handlers(ofTab: index)))
    case .time, .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .scrollView, .page,
      .numberOfPages, .currentPageIndex, .currentPage, .visiblePageIndex, .pendingPageIndex,
      .progress, .isPinned, .isSwipeEnabled, .owner, .selectedTab, .tabBar, .isLazyLoadingEnabled,
      .policy, .tab, .firstVisibleItem, .lastAppearedItem:
      return .null
    }
  }

  /// As it was last configured; nil: there is none.
  func label(_ index: Int) -> TabStrip.Tab? {
    strip.tabs.indices.contains(index) ? strip.tabs[index] : nil
  }

  private func value(_ field: StatePath.CellField, ofCell index: Int) -> Value {
    let layout = layout
    guard (0..<layout.count).contains(index) else { return .null }
    let frame = layout.frame(ofCell: index)
    switch field {
    case .x: return .number(frame.x)
    case .y: return .number(frame.y)
    case .width: return .number(frame.width)
    case .height: return .number(frame.height)
    }
  }

  private func value(_ field: StatePath.LineField) -> Value {
    switch field {
    case .x: .number(line.frame.x)
    case .width: .number(line.frame.width)
    case .shownX: .number(pixelRounded(line.shownX, scale: stage.scale))
    case .isHidden: .bool(line.isHidden)
    }
  }

  /// What the tab's cells take below the header.
  private func contentHeight(ofTab index: Int) -> Value {
    guard let tab = tabs.described(index) else { return .null }
    return .number(layout(of: tab).contentHeight - (header ?? 0))
  }

  var paths: [StatePath] {
    let labels = strip.tabs.indices.flatMap { index -> [StatePath] in
      [.tab(index, .x), .tab(index, .width), .handlers(index)]
    }
    return commonPaths + labels + StatePath.LineField.allCases.map(StatePath.line)
      + StatePath.VisibleCellsField.allCases.map(StatePath.visibleCells)
      + listedCells.flatMap { index in StatePath.CellField.allCases.map { .cell(index, $0) } }
      + policyPaths
  }
}
