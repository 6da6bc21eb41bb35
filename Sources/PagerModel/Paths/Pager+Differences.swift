/// What two states differ in, without looking up every field of both.
extension Pager {
  /// Hears of each path that holds something else in `old` than here: those of this state in the
  /// order in which it lists them, then those that only `old` lists.
  package func eachDifference(
    from old: Pager, _ hear: (StatePath, _ before: Value, _ after: Value) -> Void
  ) {
    switch (self, old) {
    case (.pinned(let pager), .pinned(let old)) where pager.isAlike(old):
      for path in pager.pathsThatMayDiffer(from: old) {
        let (before, after) = (old.value(path), pager.value(path))
        if before != after { hear(path, before, after) }
      }
    case (.pinned, _), (.grid, _), (.sticky, _):
      if self == old { return }
      let paths = paths
      let known = Set(paths)
      for path in paths + old.paths.filter({ !known.contains($0) }) {
        let (before, after) = (old.value(path), value(path))
        if before != after { hear(path, before, after) }
      }
    }
  }
}

extension PinnedPager {
  /// What both list is described by the same data and laid out in the same number of pages.
  fileprivate func isAlike(_ old: PinnedPager) -> Bool {
    numberOfPages == old.numberOfPages && pages.count == old.pages.count
      && stage.scale == old.stage.scale
      && stage.payloads == old.stage.payloads
      && initial == old.initial && policies == old.policies
  }

  /// With all that do, in the order in which they are listed.
  fileprivate func pathsThatMayDiffer(from old: PinnedPager) -> [StatePath] {
    var result: [StatePath] = []
    result.reserveCapacity(64)
    let changed = pages.indicesThatMayDiffer(from: old.pages).filter { $0 < numberOfPages }
    let hasOtherAnswer = answer != old.answer
    addPlainPaths(differingFrom: old, to: &result)
    addTabBarPaths(
      differingFrom: old, hasOtherTitles: hasOtherAnswer || hasOtherSources(changed, old),
      to: &result)
    let tracking = finger != old.finger
    main.eachFieldThatMayDiffer(from: old.main, tracking: tracking) {
      result.append(.scrollView(.main, $0))
    }
    if isHorizontalScrollEnabled != old.isHorizontalScrollEnabled {
      result.add(.content)
    } else {
      content.eachFieldThatMayDiffer(from: old.content, tracking: tracking) {
        result.append(.scrollView(.content, $0))
      }
    }
    let facts = PageFacts(
      answer: hasOtherAnswer,
      swipe: isPinned != old.isPinned || laidOut != old.laidOut, tracking: tracking,
      item: policies.handOver == .inset
        && (main.contentOffset != old.main.contentOffset || laidOut != old.laidOut))
    addPagePaths(
      differingFrom: old, facts.isEmpty ? changed : Array(0..<numberOfPages), facts, to: &result)
    return result
  }

  /// Of the pages at `indices`: no other differs in anything.
  private func addPagePaths(
    differingFrom old: PinnedPager, _ indices: [Int], _ facts: PageFacts,
    to result: inout [StatePath]
  ) {
    var dropped: [Int] = []
    for index in indices {
      switch pages.change(at: index, from: old.pages) {
      case .unloaded: if facts.answer { result.add(describedPage: index) }
      case .same: result.add(facts, ofPage: index)
      case .renewed(let isLoaded, let wasLoaded):
        result += StatePath.pageFields.map { .page(index, $0) }
        if isLoaded { result.add(.page(index)) }
        if wasLoaded, !isLoaded { dropped.append(index) }
      case .changed:
        result += StatePath.pageFields.map { .page(index, $0) }
        let (page, old) = (pages[index], old.pages[index])
        page.scrollView.eachFieldThatMayDiffer(
          from: old.scrollView, tracking: facts.tracking || page.identity != old.identity
        ) { result.append(.scrollView(.page(index), $0)) }
      }
    }
    for index in dropped { result.add(.page(index)) }
  }

  private func hasOtherSources(_ changed: [Int], _ old: PinnedPager) -> Bool {
    changed.contains {
      pages[$0].isLoaded != old.pages[$0].isLoaded || pages[$0].source != old.pages[$0].source
    }
  }

  private func addPlainPaths(differingFrom old: PinnedPager, to result: inout [StatePath]) {
    if now != old.now { result.append(.time) }
    if stage.bounds.width != old.stage.bounds.width { result.append(.boundsWidth) }
    if stage.bounds.height != old.stage.bounds.height { result.append(.boundsHeight) }
    if header != old.header { result.append(.headerHeight) }
    if hover != old.hover { result.append(.hoverHeight) }
    if currentPageIndex != old.currentPageIndex { result.append(.currentPageIndex) }
    if currentPage != old.currentPage { result.append(.currentPage) }
    if visiblePageIndex != old.visiblePageIndex { result.append(.visiblePageIndex) }
    if pendingPageIndex != old.pendingPageIndex { result.append(.pendingPageIndex) }
    if progress != old.progress { result.append(.progress) }
    if isPinned != old.isPinned { result.append(.isPinned) }
    if containerIsSwipeEnabled != old.containerIsSwipeEnabled { result.append(.isSwipeEnabled) }
    if owner != old.owner { result.append(.owner) }
    if stage.selectedTab != old.stage.selectedTab { result.append(.selectedTab) }
  }

  /// The strip is laid out by titles: those of the pages that are loaded, and the data source's.
  private func addTabBarPaths(
    differingFrom old: PinnedPager, hasOtherTitles titles: Bool, to result: inout [StatePath]
  ) {
    let moved = progress != old.progress
    if moved || titles { result += [.tabBar(.indicatorX), .tabBar(.indicatorWidth)] }
    if titles || stage.selectedTab != old.stage.selectedTab || width != old.width {
      result.append(.tabBar(.contentOffset))
    }
    guard moved, numberOfPages > 0 else { return }
    let last = Double(numberOfPages - 1)
    let lefts = [progress, old.progress].map { Int(clamped($0, 0, last)) }
    for index in Set(lefts + lefts.map { $0 + 1 }).sorted() where index < numberOfPages {
      result.append(.tabBar(.emphasis(index)))
    }
  }
}

/// Of a page that is the same in itself, what else may make a field of it differ.
private struct PageFacts {
  let answer: Bool
  let swipe: Bool
  let tracking: Bool
  let item: Bool

  var isEmpty: Bool { !answer && !swipe && !tracking && !item }
}

extension StatePath {
  fileprivate static let pageFields = PageField.allCases.filter { $0.exists(in: .pinned) }
}

extension [StatePath] {
  fileprivate mutating func add(_ view: ScrollViewID) {
    for field in StatePath.ScrollViewField.allCases { append(.scrollView(view, field)) }
  }

  fileprivate mutating func add(describedPage index: Int) {
    append(.page(index, .id))
    append(.page(index, .title))
    append(.page(index, .contentHeight))
  }

  fileprivate mutating func add(_ facts: PageFacts, ofPage index: Int) {
    if facts.swipe { append(.page(index, .isSwipeEnabled)) }
    if facts.item { append(.page(index, .firstVisibleItem)) }
    if facts.tracking { append(.scrollView(.page(index), .isTracking)) }
  }
}
