/// Which tabs there are, and which is chosen.
extension SingleScrollPager {
  mutating func reload(toPageAt requested: Int?, _ probe: inout some Probe) {
    guard tabs.hasDataSource else { return ignore(.noDataSource, &probe) }
    probe.enter(.reload)
    reads([.numberOfPages, .currentPageIndex], &probe)
    let move = tabs.beginMove()
    send(.numberOfPages, &probe)
    if tabs.lastMove == move {
      let old = tabs.count
      tabs.reload()
      writeTabs(insteadOf: old, &probe)
      let target = requested.flatMap { tabs.indices.contains($0) ? $0 : nil }
      if requested != nil, target == nil { ignore(.noSuchPage, &probe) }
      choose(target ?? tabs.currentIndex, by: move, &probe)
    }
    probe.leave()
  }

  /// A tab that exists becomes the current one: it is loaded, and the delegate is told.
  mutating func chooseTab(_ index: Int, _ probe: inout some Probe) {
    choose(index, by: tabs.beginMove(), &probe)
  }

  /// The nearest tab that exists.
  private mutating func choose(_ index: Int, by move: UInt32, _ probe: inout some Probe) {
    guard tabs.lastMove == move else { return }
    guard tabs.count > 0 else { return standEmpty(&probe) }
    let index = min(max(index, 0), tabs.count - 1)
    load(index, by: move, &probe)
    guard tabs.lastMove == move else { return }
    if index != tabs.current { leaveTab(&probe) }
    setIndex(index, current: index, &probe)
    if tabs.hasDelegate { send(.didScrollToPage(index), &probe) }
  }

  private mutating func load(_ index: Int, by move: UInt32, _ probe: inout some Probe) {
    guard !tabs[index].isLoaded else { return }
    probe.enter(.loadPage)
    reads([.numberOfPages, .page(index, .isLoaded)], &probe)
    tabs[index].isLoaded = true
    wrote(.page(index, .isLoaded), &probe)
    send(.pageAt(index), &probe)
    if tabs.lastMove == move { tabs.load(index) }
    writeDescription(of: index, &probe)
    probe.leave()
  }

  private mutating func standEmpty(_ probe: inout some Probe) {
    leaveTab(&probe)
    setIndex(0, current: nil, &probe)
  }

  private mutating func setIndex(
    _ index: Int, current: Int?, _ probe: inout some Probe
  ) {
    if tabs.currentIndex != index {
      tabs.currentIndex = index
      wrote(.currentPageIndex, &probe)
    }
    if tabs.current != current {
      tabs.current = current
      wrote(.currentPage, &probe)
      wrote(.visiblePageIndex, &probe)
    }
    if stage.selectedTab != index {
      stage.selectedTab = index
      wrote(.selectedTab, &probe)
    }
    didRenewTabs(&probe)
    writeLayout(&probe)
  }

  mutating func insertTab(
    at index: Int, _ list: Payloads.PagesID?, follow: Bool, _ probe: inout some Probe
  ) {
    guard tabs.hasDataSource else { return ignore(.noDataSource, &probe) }
    guard (0...tabs.count).contains(index) else { return ignore(.noSuchPage, &probe) }
    guard list != nil || tabs.answersOneMore else { return ignore(.notAnswered, &probe) }
    probe.enter(.pageInsert)
    reads([.numberOfPages, .currentPage], &probe)
    let move = tabs.beginMove()
    send(.numberOfPages, &probe)
    if tabs.lastMove == move {
      let old = tabs.count
      tabs.insert(list.flatMap(tab(describedIn:)), at: index)
      if let current = tabs.current, current >= index {
        setIndex(current + 1, current: current + 1, &probe)
      }
      writeTabs(insteadOf: old, &probe)
      if follow || old == 0 { choose(index, by: move, &probe) }
    }
    probe.leave()
  }

  private func tab(describedIn list: Payloads.PagesID) -> ItemTab? {
    let source = PageSource(list: list, place: 0)
    return stage.payloads[source].map { ItemTab($0, source: source) }
  }

  /// The tab that takes its place, or else the one before it, is chosen for one that was current.
  mutating func deleteTab(at index: Int, follow: Bool, _ probe: inout some Probe) {
    guard tabs.hasDataSource else { return ignore(.noDataSource, &probe) }
    guard tabs.indices.contains(index) else { return ignore(.noSuchPage, &probe) }
    probe.enter(.pageDelete)
    reads([.numberOfPages, .currentPage], &probe)
    let move = tabs.beginMove()
    send(.numberOfPages, &probe)
    if tabs.lastMove == move {
      let old = tabs.count
      let wasCurrent = tabs.current == index
      if wasCurrent { leaveTab(&probe) }
      tabs.remove(at: index)
      if wasCurrent { setIndex(min(index, max(0, tabs.count - 1)), current: nil, &probe) }
      if let current = tabs.current, current > index {
        setIndex(current - 1, current: current - 1, &probe)
      }
      writeTabs(insteadOf: old, &probe)
      let next = min(index, max(0, tabs.count - 1))
      if wasCurrent || (follow && tabs.current != next) { choose(next, by: move, &probe) }
    }
    probe.leave()
  }

  // MARK: What it writes

  private mutating func writeTabs(insteadOf old: Int, _ probe: inout some Probe) {
    wrote(.numberOfPages, &probe)
    for index in 0..<max(old, tabs.count) {
      wrote(.page(index, .isLoaded), &probe)
      writeDescription(of: index, &probe)
      writeTab(index, &probe)
    }
    didRenewTabs(&probe)
    writeLayout(&probe)
  }

  func writeDescription(of index: Int, _ probe: inout some Probe) {
    wrote(.page(index, .id), &probe)
    wrote(.page(index, .title), &probe)
    wrote(.page(index, .contentHeight), &probe)
  }
}
