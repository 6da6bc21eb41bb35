/// Pages put in and taken out one by one, without `reload`.
extension PinnedPager {
  /// `list`: holds the page; nil: the data source's answer describes it already.
  mutating func insertPage(
    at index: Int, _ list: Payloads.PagesID?, follow: Bool, _ probe: inout some Probe
  ) {
    guard hasDataSource else { return ignore(.noDataSource, &probe) }
    let isAnswered = list != nil || answer.count > numberOfPages
    guard (0...numberOfPages).contains(index), isAnswered else {
      return ignore(.noSuchPage, &probe)
    }
    probe.enter(.pageInsert)
    let oldCount = numberOfPages
    if let list { addToAnswer(list, at: index, &probe) }
    let move = lastMove
    send(.numberOfPages, &probe)
    guard isLatest(move) else { return probe.leave() }
    if (0...numberOfPages).contains(index), updates(to: numberOfPages + 1) {
      let isFirst = numberOfPages == 0
      if isFirst { moveIndex(to: 0, &probe) }
      renumber(Renumbering(at: index, isInsertion: true), &probe)
      if !initial.isLazy { create(index, &probe) }
      if isFirst {
        if numberOfPages > 0 { commit(0, &probe) }
      } else if follow {
        scrollToPage(at: index, animated: false, &probe)
      }
    }
    writeTabBar(insteadOf: oldCount, &probe)
    probe.leave()
  }

  mutating func deletePage(at index: Int, follow: Bool, _ probe: inout some Probe) {
    guard hasDataSource else { return ignore(.noDataSource, &probe) }
    guard (0..<numberOfPages).contains(index) else { return ignore(.noSuchPage, &probe) }
    probe.enter(.pageDelete)
    let oldCount = numberOfPages
    // An answer that is shorter already does without the page.
    if answer.count >= numberOfPages {
      answer.remove(at: index)
      writeAnswer(&probe)
    }
    let (move, page) = (lastMove, pages.reference(index))
    send(.numberOfPages, &probe)
    guard isLatest(move) else { return probe.leave() }
    let index = page == nil ? index : pages.index(of: page)
    if !updates(to: numberOfPages - 1) {
      send(.pageAt(-1), &probe)
    } else if let index, (0..<numberOfPages).contains(index) {
      takeOut(index, follow: follow, &probe)
    }
    writeTabBar(insteadOf: oldCount, &probe)
    probe.leave()
  }

  /// The page that takes its place, or else the one before it, stands for a current page that is
  /// taken out, and is reported.
  private mutating func takeOut(_ index: Int, follow: Bool, _ probe: inout some Probe) {
    let page = pages.reference(index)
    disappear(page: index, &probe)
    guard let index = page == nil ? index : pages.index(of: page),
      (0..<numberOfPages).contains(index)
    else { return }
    let wasCurrent = index == currentPageIndex
    let wasHeld = index == currentPage
    let change = Renumbering(at: index, isInsertion: false)
    renumber(change, &probe)
    let next = min(index, numberOfPages - 1)
    if numberOfPages == 0 {
      reloadEmpty(&probe)
    } else if wasCurrent {
      commit(next, &probe)
    } else {
      if wasHeld { load(clampedIndex(currentPageIndex), &probe) }
      if follow { scrollToPage(at: next, animated: false, &probe) }
    }
  }

  /// Whether a pager that is empty, or becomes so, hears of it without a reload.
  private func updates(to count: Int) -> Bool {
    switch policies.emptyUpdate {
    case .applies: true
    case .needsReload: numberOfPages > 0 && count > 0
    }
  }

  private mutating func addToAnswer(
    _ list: Payloads.PagesID, at index: Int, _ probe: inout some Probe
  ) {
    let source = PageSource(list: list, place: 0)
    let height = stage.payloads[source]?.contentHeight ?? 0
    answer.insert(AnsweredPage(source: source, contentHeight: height), at: min(index, answer.count))
    writeAnswer(&probe)
  }

  private mutating func moveIndex(to index: Int, _ probe: inout some Probe) {
    guard currentPageIndex != index else { return }
    currentPageIndex = index
    probe.wrote(.currentPageIndex)
  }
}
