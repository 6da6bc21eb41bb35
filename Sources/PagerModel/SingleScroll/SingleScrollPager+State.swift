/// What state paths read that both containers have.
extension SingleScrollPager {
  /// Nil: it is not one of those.
  func commonValue(_ path: StatePath) -> Value? {
    switch path {
    case .time: .number(Double(now) / 1_000_000)
    case .boundsWidth: .number(stage.bounds.width)
    case .boundsHeight: .number(stage.bounds.height)
    case .headerHeight: Value(header)
    case .scrollView(.main, let field): value(field)
    case .page(let index, let field): value(field, ofTab: index)
    case .numberOfPages: .number(Double(tabs.count))
    case .currentPageIndex: .number(Double(tabs.currentIndex))
    case .currentPage, .visiblePageIndex: Value(tabs.current)
    case .owner: .string(main.motion.isDragging ? "main" : "none")
    case .selectedTab: .number(Double(stage.selectedTab))
    case .policy(let name): .string(Policies.entry(name).value(policies))
    case .scrollView, .hoverHeight, .pendingPageIndex, .progress, .isPinned, .isSwipeEnabled,
      .tabBar, .isLazyLoadingEnabled, .cell, .visibleCells, .tab, .line, .handlers,
      .firstVisibleItem, .lastAppearedItem:
      nil
    }
  }

  private func value(_ field: StatePath.ScrollViewField) -> Value {
    switch field {
    case .contentOffset: .number(main.contentOffset)
    case .contentWidth: .number(main.contentSize.width)
    case .contentHeight: .number(main.contentSize.height)
    case .insetTop: .number(main.insetTop)
    case .insetBottom: .number(main.insetBottom)
    case .minOffset: .number(main.minOffset)
    case .maxOffset: .number(main.maxOffset)
    case .isScrollEnabled: .bool(main.isScrollEnabled)
    case .isTracking: .bool(finger != nil)
    case .isDragging: .bool(main.motion.isDragging)
    case .isDecelerating: .bool(main.motion.isDecelerating)
    case .isAnimating: .bool(main.motion.isAnimating)
    case .velocity: .number(perSecond(main.velocity))
    case .showsIndicator: .bool(main.showsIndicator)
    }
  }

  private func value(_ field: StatePath.PageField, ofTab index: Int) -> Value? {
    guard tabs.indices.contains(index) else { return field == .isLoaded ? .bool(false) : .null }
    switch field {
    case .id: return Value(tabs.source(of: index).flatMap { stage.payloads[$0]?.id })
    case .title: return Value(tabs.source(of: index).flatMap { stage.payloads[$0]?.title })
    case .isLoaded: return .bool(tabs[index].isLoaded)
    case .contentHeight, .isSwipeEnabled, .lifecycle, .firstVisibleItem, .anchor: return nil
    }
  }

  /// The paths that both have, in the order in which they are listed.
  var commonPaths: [StatePath] {
    StatePath.plain.map(\.path).filter { $0.exists(in: Self.container) }
      + tabs.indices.flatMap { index in
        StatePath.PageField.allCases.filter { $0.exists(in: Self.container) }
          .map { .page(index, $0) }
      }
      + StatePath.ScrollViewField.allCases.map { .scrollView(.main, $0) }
  }

  var policyPaths: [StatePath] { Self.container.policyNames.map(StatePath.policy) }
}
