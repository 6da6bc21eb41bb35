extension PinnedPager {
  /// The public call: the data source is asked again, the pages are made anew.
  mutating func reload(toPageAt requested: Int?, _ probe: inout some Probe) {
    guard hasDataSource else { return ignore(.noDataSource, &probe) }
    probe.enter(.reload)
    if keepsOldPages {
      send(.numberOfPages, &probe)
      return probe.leave()
    }
    let (oldIndex, oldPage) = (currentPageIndex, currentPage)
    let oldCount = numberOfPages
    let isAgain = numberOfPages > 0
    waitsForLostEnd = false
    givenUpPage = nil
    tabIsOnItsWay = false
    if let nextPin { (pin, self.nextPin) = (nextPin, nil) }
    let move = beginMove()
    dropPages(by: move, &probe)
    if isLatest(move) { resetOffset(&probe) }
    if isLatest(move) { send(.numberOfPages, &probe) }
    guard isLatest(move) else { return probe.leave() }
    numberOfPages = answer.count
    if !initial.reusesPages { pages.shrink(to: numberOfPages) }
    pages.grow(to: numberOfPages)
    probe.wrote(.numberOfPages)
    writeTabBar(insteadOf: oldCount, &probe)
    if numberOfPages == 0 {
      reloadEmpty(&probe)
    } else {
      if !initial.isLazy { createAllPages(by: move, &probe) }
      let target = requested.map { clampedIndex($0) } ?? keptIndex
      let arrives =
        isLatest(move)
        && turn(to: clampedIndex(target), animated: false, isReload: true, &probe)
      guard arrives else { return probe.leave() }
      if target == oldIndex { report(target, &probe) }
      if target == oldPage { keepObserving(target) }
    }
    if isAgain { readjustForPin(&probe) }
    probe.leave()
  }

  /// Policy `sameCountReload`.
  private var keepsOldPages: Bool {
    switch policies.sameCountReload {
    case .rebuilds: false
    case .ignored: numberOfPages == answer.count && pages.indices.contains { pages[$0].isLoaded }
    }
  }

  private mutating func dropPages(by move: UInt32, _ probe: inout some Probe) {
    var place = 0
    while let loaded = pages.indices.dropFirst(place).first(where: { pages[$0].isLoaded }) {
      let page = pages.reference(loaded)
      disappear(page: loaded, &probe)
      guard isLatest(move) else { return }
      place = loaded
      guard let index = pages.index(of: page) else { continue }
      place = index
      if initial.reusesPages {
        pages[index].isLoaded = false
      } else {
        pages[index] = Page()
      }
      probe.wrote(.page(index, .isLoaded))
    }
    setCurrentPage(nil, &probe)
  }

  private mutating func createAllPages(by move: UInt32, _ probe: inout some Probe) {
    var index = 0
    while index < numberOfPages, hasDataSource {
      if pages[index].isLoaded {
        index += 1
        continue
      }
      let count = numberOfPages
      create(index, &probe)
      guard isLatest(move) else { return }
      // A page that a callback took out may have brought one that is not made to an earlier place.
      if numberOfPages < count { index = 0 }
    }
    let kept = keptIndex
    setCurrentPage((0..<numberOfPages).contains(kept) ? kept : nil, &probe)
  }

  /// Where a reload goes by itself: to the index, if that is still there; there are pages.
  private var keptIndex: Int {
    if currentPageIndex < numberOfPages { return currentPageIndex }
    switch policies.reloadIndex {
    case .clamp: return numberOfPages - 1
    case .zero: return 0
    }
  }

  /// Policy `reloadOffset`, when the old pages are gone and before the new ones are made.
  private mutating func resetOffset(_ probe: inout some Probe) {
    switch policies.reloadOffset {
    case .keep: return
    case .reset: break
    }
    probe.enter(.reloadReset)
    switch policies.handOver {
    case .exact, .offsets: jump(.main, to: main.minOffset, &probe)
    case .flags:
      setSwipe(true, &probe)  // or the pin would hold main
      jump(.main, to: main.minOffset, &probe)
    case .inset: setHeaderAway(0, &probe)
    }
    probe.leave()
  }

  mutating func reloadEmpty(_ probe: inout some Probe) {
    switch policies.emptyReload {
    case .silent: break  // the layout pass that ends the event puts index and content to 0
    case .minusOne:
      if currentPageIndex != 0 { commit(0, &probe) }
      jump(.content, to: 0, &probe)
      report(-1, &probe)
    }
  }
}
