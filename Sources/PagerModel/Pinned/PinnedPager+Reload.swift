extension PinnedPager {
  /// The public call: the data source is asked again, the pages are made anew.
  mutating func reload(toPageAt requested: Int?, _ probe: inout some Probe) {
    guard hasDataSource else { return ignore(.noDataSource, &probe) }
    probe.enter(.reload)
    reads([.numberOfPages, .currentPageIndex], &probe)
    reads([.policy(.sameCountReload), .policy(.reloadIndex)], &probe)
    if keepsOldPages {
      send(.numberOfPages, &probe)
      return probe.leave()
    }
    let (oldPage, oldCount) = (currentPage, numberOfPages)
    let isAgain = numberOfPages > 0
    let isInSwipe = content.motion.isDragging
    waitsForLostEnd = false
    givenUpPage = nil
    tabIsOnItsWay = false
    if let nextPin { (pin, self.nextPin) = (nextPin, nil) }
    let move = beginMove()
    dropPages(by: move, &probe)
    if isLatest(move) { resetOffset(&probe) }
    guard isLatest(move) else { return probe.leave() }
    reportedIndex = nil
    send(.numberOfPages, &probe)
    guard isLatest(move) else { return probe.leave() }
    numberOfPages = answer.count
    if !initial.reusesPages { pages.shrink(to: numberOfPages) }
    pages.grow(to: numberOfPages)
    wrote(.numberOfPages, &probe)
    writeTabBar(insteadOf: oldCount, &probe)
    if numberOfPages == 0 {
      reloadEmpty(&probe)
    } else {
      let page = requested.flatMap { pages.reference(clampedIndex($0)) }
      if !initial.isLazy { createAllPages(by: move, &probe) }
      let target = pages.index(of: page) ?? keptIndex
      let stays = target == currentPageIndex
      let arrives =
        isLatest(move)
        && turn(to: clampedIndex(target), animated: false, isReload: true, &probe)
      guard arrives else { return probe.leave() }
      if stays { reportKept(target, &probe) }
      if target == oldPage { keepObserving(target) }
      if isInSwipe { losePage(&probe) }
      if isAgain { passPage(&probe) }
    }
    if isAgain { readjustForPin(&probe) }
    probe.leave()
  }

  /// The index is what it was before the reload: the delegate hears of it all the same.
  private mutating func reportKept(_ target: Int, _ probe: inout some Probe) {
    reads(.nestedMove, &probe)
    switch policies.nestedMove {
    case .supersedes: if !standsSilentlyEmpty { report(currentPageIndex, &probe) }
    case .resumes: report(target, &probe)
    }
  }

  /// Policy `reloadInSwipe`, once the pages are made anew.
  private mutating func losePage(_ probe: inout some Probe) {
    reads(.reloadInSwipe, &probe)
    switch policies.reloadInSwipe {
    case .renews: return
    case .drops: setCurrentPage(nil, &probe)
    }
  }

  /// Policy `emptyHeader`.
  private mutating func passPage(_ probe: inout some Probe) {
    reads(.emptyHeader, &probe)
    switch policies.emptyHeader {
    case .inPlace: return
    case .pageFurther:
      guard header == 0 else { return }
      let offset = contentOffset(ofPage: clampedIndex(clampedIndex(currentPageIndex) + 1))
      if !content.motion.isDragging { stop(.content, &probe) }
      moveContent(to: offset, &probe)
      reanchor(.content, &probe)
    }
  }

  /// Policy `sameCountReload`.
  private var keepsOldPages: Bool {
    switch policies.sameCountReload {
    case .rebuilds: false
    case .ignored: numberOfPages == answer.count && pages.indices.contains { pages[$0].isLoaded }
    }
  }

  /// Those that show disappear first: a callback that sends the pager elsewhere leaves none dropped.
  private mutating func dropPages(by move: UInt32, _ probe: inout some Probe) {
    while let shown = pages.indices.first(where: { hasAppeared(page: $0) }) {
      disappear(page: shown, &probe)
      guard isLatest(move) else { return }
    }
    for index in pages.indices where pages[index].isLoaded {
      if initial.reusesPages {
        pages[index].isLoaded = false
      } else {
        pages.renew(at: index)
      }
      wrote(.page(index, .isLoaded), &probe)
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
    reads(.reloadOffset, &probe)
    switch policies.reloadOffset {
    case .keep: return
    case .reset: break
    }
    probe.enter(.reloadReset)
    reads([.scrollView(.main, .minOffset), .policy(.reloadOffset)], &probe)
    reads(.handOver, &probe)
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
    reads(.emptyReload, &probe)
    switch policies.emptyReload {
    case .silent: break  // the layout pass that ends the event puts index and content to 0
    case .minusOne:
      if currentPageIndex != 0 { commit(0, &probe) }
      jump(.content, to: 0, &probe)
      report(-1, &probe)
    }
  }
}
