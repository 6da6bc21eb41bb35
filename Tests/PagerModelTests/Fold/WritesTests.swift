import Testing

@testable import PagerModel

/// A cause can be asked for only where a rule has said that it wrote the path.
@Suite("What an event changes")
struct WritesTests {
  @Test("was written by one of its rules, or follows from what was", arguments: 0..<4)
  func writes(share: Int) {
    for seed in UInt64(share * 60 + 1100)..<UInt64(share * 60 + 1160) {
      var (pager, events) = SplitTimeTests.script(seed: 4000 + seed)
      for event in events {
        let before = pager
        var trace = TraceProbe()
        pager.apply(event, &trace)
        let written = Self.written(trace)
        let unexplained = Self.changes(from: before, to: pager).filter {
          !written.contains($0) && written.isDisjoint(with: Self.roots(of: $0, in: before, pager))
        }
        #expect(unexplained.isEmpty, "\(unexplained), seed \(seed), \(event)")
        if !unexplained.isEmpty { return }
      }
    }
  }

  private static func changes(from before: Pager, to after: Pager) -> Set<StatePath> {
    Set(before.paths + after.paths).subtracting([.time]).filter {
      before.value($0) != after.value($0)
    }
  }

  private static func written(_ trace: TraceProbe) -> Set<StatePath> {
    Set(
      trace.steps.compactMap { step in
        if case .wrote(let path) = step.action { path } else { nil }
      })
  }

  // MARK: What follows from what

  private static func isLoadedPath(_ path: StatePath) -> Bool {
    if case .page(_, .isLoaded) = path { true } else { false }
  }

  private static func isLoadedOrOffset(_ path: StatePath) -> Bool {
    if case .scrollView(.page, .contentOffset) = path { true } else { isLoadedPath(path) }
  }

  private static let pin: [StatePath] = [
    .scrollView(.main, .contentOffset), .scrollView(.main, .maxOffset),
  ]

  /// What a path is computed from, where no field of its own holds it.
  private static func roots(of path: StatePath, in pagers: Pager...) -> [StatePath] {
    switch path {
    case .progress:
      [.scrollView(.content, .contentOffset), .boundsWidth, .numberOfPages]
    case .visiblePageIndex:
      [.scrollView(.content, .contentOffset), .boundsWidth, .numberOfPages]
        + pagers.flatMap(\.paths).filter(isLoadedPath)
    case .pendingPageIndex:
      [.boundsWidth, .numberOfPages, .policy(.emptyReload)]
    case .isPinned: pin
    case .isSwipeEnabled:
      pin + [.policy(.handOver)] + pagers.flatMap(\.paths).filter(isLoadedOrOffset)
    case .owner: pin + [.currentPage, .policy(.handOver), .policy(.headerDrag)]
    case .page(let index, let field): roots(ofPage: index, field)
    case .scrollView(.page(let index), _): madeOrDropped(index)
    case .scrollView(.main, _), .scrollView(.content, _), .time, .boundsWidth, .boundsHeight,
      .headerHeight, .hoverHeight, .numberOfPages, .currentPageIndex, .currentPage, .selectedTab,
      .tabBar, .isLazyLoadingEnabled, .policy, .cell, .visibleCells, .tab, .line, .handlers,
      .firstVisibleItem, .lastAppearedItem:
      []
    }
  }

  private static func roots(ofPage index: Int, _ field: StatePath.PageField) -> [StatePath] {
    switch field {
    case .isSwipeEnabled:
      madeOrDropped(index) + pin + [
        .policy(.handOver), .policy(.newPageWhilePinned), .scrollView(.page(index), .contentOffset),
        .scrollView(.page(index), .minOffset), .scrollView(.page(index), .maxOffset),
      ]
    case .firstVisibleItem:
      // Under hand-over `inset` header and bar cover its top.
      madeOrDropped(index) + [
        .scrollView(.page(index), .contentOffset), .scrollView(.main, .contentOffset),
        .headerHeight, .hoverHeight,
      ]
    case .id, .title, .isLoaded, .contentHeight, .lifecycle, .anchor: madeOrDropped(index)
    }
  }

  /// All that a page holds comes and goes with it.
  private static func madeOrDropped(_ index: Int) -> [StatePath] {
    [.page(index, .isLoaded), .numberOfPages]
  }
}
