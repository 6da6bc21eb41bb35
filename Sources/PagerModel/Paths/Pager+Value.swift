extension Pager {
  /// What `path` holds in this state. A page past the last one is not loaded, the rest of it null.
  package func value(_ path: StatePath) -> Value {
    switch self {
    case .pinned(let pager): pager.value(path)
    case .grid(let pager): pager.value(path)
    case .sticky(let pager): pager.value(path)
    }
  }

  /// Every path of this state, in the order in which it is listed.
  package var paths: [StatePath] {
    switch self {
    case .pinned(let pager): pager.paths(ofPages: Array(0..<pager.numberOfPages))
    case .grid(let pager): pager.paths
    case .sticky(let pager): pager.paths
    }
  }

  /// The paths that may hold another value under other rules, all else being the same: of a page
  /// that is not loaded none does.
  package var pathsThatRulesShape: [StatePath] {
    switch self {
    case .pinned(let pager):
      pager.paths(ofPages: (0..<pager.numberOfPages).filter { pager.pages[$0].isLoaded })
    case .grid(let pager): pager.paths
    case .sticky(let pager): pager.paths
    }
  }
}

extension PinnedPager {
  func value(_ path: StatePath) -> Value {
    var pager = self
    return pager.valueInPlace(path)
  }

  @inline(__always)
  mutating func valueInPlace(_ path: StatePath) -> Value {
    switch path {
    case .time: .number(Double(now) / 1_000_000)
    case .boundsWidth: .number(stage.bounds.width)
    case .boundsHeight: .number(stage.bounds.height)
    case .headerHeight: Value(header)
    case .hoverHeight: Value(hover)
    case .scrollView(let view, let field): value(field, of: view)
    case .page(let index, let field): value(field, ofPage: index)
    case .numberOfPages: .number(Double(numberOfPages))
    case .currentPageIndex: .number(Double(currentPageIndex))
    case .currentPage: Value(currentPage)
    case .visiblePageIndex: Value(visiblePageIndex)
    case .pendingPageIndex: Value(pendingPageIndex)
    case .progress: .number(progress)
    case .isPinned: .bool(isPinned)
    case .isSwipeEnabled: .bool(containerIsSwipeEnabled)
    case .owner: .string(owner.description)
    case .selectedTab: .number(Double(stage.selectedTab))
    case .tabBar(let field): value(field)
    case .isLazyLoadingEnabled: .bool(initial.isLazy)
    case .policy(let name): .string(Policies.entry(name).value(policies))
    case .cell, .visibleCells, .tab, .line, .handlers, .firstVisibleItem, .lastAppearedItem: .null
    }
  }

  @inline(__always)
  private func value(_ field: StatePath.ScrollViewField, of view: ScrollViewID) -> Value {
    if case .page(let index) = view {
      guard (0..<numberOfPages).contains(index), pages[index].isLoaded else { return .null }
    }
    let scroll = scrollView(view)
    switch field {
    case .contentOffset: return .number(scroll.contentOffset)
    case .contentWidth: return .number(scroll.contentSize.width)
    case .contentHeight: return .number(scroll.contentSize.height)
    case .insetTop: return .number(scroll.insetTop)
    case .insetBottom: return .number(scroll.insetBottom)
    case .minOffset: return .number(scroll.minOffset)
    case .maxOffset: return .number(scroll.maxOffset)
    case .isScrollEnabled:
      return .bool(view == .content ? isHorizontalScrollEnabled : scroll.isScrollEnabled)
    case .isTracking: return .bool(isTracking(view))
    case .isDragging: return .bool(scroll.motion.isDragging)
    case .isDecelerating: return .bool(scroll.motion.isDecelerating)
    case .isAnimating: return .bool(scroll.motion.isAnimating)
    case .velocity: return .number(perSecond(scroll.velocity))
    case .showsIndicator: return .bool(scroll.showsIndicator)
    }
  }

  private func value(_ field: StatePath.PageField, ofPage index: Int) -> Value {
    guard (0..<numberOfPages).contains(index) else {
      return field == .isLoaded ? .bool(false) : .null
    }
    let page = pages[index]
    let spec = spec(ofPage: index)
    switch field {
    case .id: return Value(spec?.id)
    case .title: return Value(spec?.title)
    case .isLoaded: return .bool(page.isLoaded)
    case .contentHeight:
      if page.isLoaded { return .number(page.contentHeight) }
      return answer.indices.contains(index) ? .number(answer[index].contentHeight) : .null
    case .isSwipeEnabled: return page.isLoaded ? .bool(isSwipeEnabled(ofPage: index)) : .null
    case .lifecycle: return .string(page.isLoaded ? page.lifecycle.rawValue : "none")
    case .anchor: return .null
    case .firstVisibleItem: return page.isLoaded ? firstVisibleItem(ofPage: index, spec) : .null
    }
  }

  /// A page as the answer it was made from described it; before it is loaded, as the next one
  /// does; nil: not at all.
  package func spec(ofPage index: Int) -> PageSpec? {
    let isLoaded = (0..<numberOfPages).contains(index) && pages[index].isLoaded
    if isLoaded { return stage.payloads[pages[index].source] }
    return answer.indices.contains(index) ? stage.payloads[answer[index].source] : nil
  }

  /// The row at the edge where the header and the bar leave a page to be seen; null for a page that
  /// is not made of rows.
  private func firstVisibleItem(ofPage index: Int, _ spec: PageSpec?) -> Value {
    guard case .rows(let count, let rowHeight) = spec?.content, count > 0, rowHeight > 0 else {
      return .null
    }
    let row = (shownOffset(ofPage: index) / rowHeight).rounded(.down)
    return .number(clamped(row, 0, Double(count - 1)))
  }

  func paths(ofPages indices: [Int]) -> [StatePath] {
    let views = [ScrollViewID.main, .content] + indices.map(ScrollViewID.page)
    var result = StatePath.plain.map(\.path).filter { $0.exists(in: .pinned) }
    result += indices.map { .tabBar(.emphasis($0)) }
    for view in views {
      if case .page(let index) = view {
        result += StatePath.PageField.allCases.filter { $0.exists(in: .pinned) }.map {
          .page(index, $0)
        }
        guard pages[index].isLoaded else { continue }
      }
      result += StatePath.ScrollViewField.allCases.map { .scrollView(view, $0) }
    }
    return result + Container.pinned.policyNames.map(StatePath.policy)
  }
}
