/// Pages put in and taken out one by one, without `reload`.
extension PinnedPager {
  /// `list`: holds the page; nil: the data source's answer describes it already.
  mutating func insertPage(
    at index: Int, _ list: Payloads.PagesID?, follow: Bool, _ probe: inout some Probe
  ) {
    guard hasDataSource else { return ignore(.noDataSource, &probe) }
    guard (0...numberOfPages).contains(index) else { return ignore(.noSuchPage, &probe) }
    guard list != nil || answer.count > numberOfPages else { return ignore(.notAnswered, &probe) }
    probe.enter(.pageInsert)
    let oldCount = numberOfPages
    if let list { addToAnswer(list, at: index, &probe) }
    let (move, following) = (lastMove, pages.reference(index))
    send(.numberOfPages, &probe)
    guard isLatest(move) else { return probe.leave() }
    if updates(to: numberOfPages + 1) {
      let place = min(pages.index(of: following) ?? index, numberOfPages)
      putIn(at: place, follow: follow, &probe)
    }
    writeTabBar(insteadOf: oldCount, &probe)
    probe.leave()
  }

  /// The first page is the index; any other where the app follows it.
  private mutating func putIn(at index: Int, follow: Bool, _ probe: inout some Probe) {
    let (move, isFirst) = (lastMove, numberOfPages == 0)
    if isFirst { moveIndex(to: 0, &probe) }
    let page = renumber(Renumbering(at: index, isInsertion: true), &probe)
    if !initial.isLazy, let index = pages.index(of: page) { create(index, &probe) }
    if isFirst {
      if numberOfPages > 0 { commit(currentPageIndex, &probe) }
    } else if follow, isLatest(move), let index = pages.index(of: page) {
      scrollToPage(at: index, animated: false, &probe)
    }
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
    if !updates(to: numberOfPages - 1) {
      send(.pageAt(-1), &probe)
    } else if let index = pages.index(of: page), index < numberOfPages {
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
    guard let index = pages.index(of: page), index < numberOfPages else { return }
    let wasCurrent = index == currentPageIndex
    let wasHeld = index == currentPage
    let move = lastMove
    let next = renumber(Renumbering(at: index, isInsertion: false), &probe)
    if numberOfPages == 0 {
      reloadEmpty(&probe)
    } else if wasCurrent {
      commit(currentPageIndex, &probe)
    } else {
      if wasHeld { load(clampedIndex(currentPageIndex), &probe) }
      if follow, isLatest(move) {
        let place = pages.index(of: next) ?? numberOfPages - 1
        scrollToPage(at: place, animated: false, &probe)
      }
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
    wrote(.currentPageIndex, &probe)
  }
}
