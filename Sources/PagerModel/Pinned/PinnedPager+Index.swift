extension PinnedPager {
  /// The public call.
  mutating func scrollToPage(at index: Int, animated: Bool, _ probe: inout some Probe) {
    turn(to: clampedIndex(index), animated: animated, isReload: false, &probe)
  }

  /// Goes to a page: that of a reload is the index at once, that of a call when policy `indexCommit`
  /// says so. False: a callback has sent the pager elsewhere (policy `nestedMove`).
  @discardableResult
  mutating func turn(
    to target: Int, animated: Bool, isReload: Bool, _ probe: inout some Probe
  ) -> Bool {
    if standsSilentlyEmpty {
      ignore(.noPages, &probe)
      return true
    }
    if waitsForLostEnd {
      ignore(.moveInFlight, &probe)
      return true
    }
    givenUpPage = nil
    tabIsOnItsWay = false
    reads(.hiddenMove, &probe)
    if isHidden, !isReload, policies.hiddenMove == .indexOnly {
      takeIndexAlone(target, &probe)
      return true
    }
    let move = beginMove()
    probe.enter(.scrollToPage)
    defer { probe.leave() }
    reads([.currentPageIndex] + slotFields, &probe)
    let page = pages.reference(target)
    let isCommitted = commitTurn(to: target, isReload: isReload, &probe)
    guard isLatest(move) else { return false }
    // The page may stand elsewhere; the index stands for one that a callback took out.
    let place = pages.index(of: page) ?? (isCommitted ? currentPageIndex : target)
    let offset = contentOffset(ofPage: place)
    if animated {
      animate(.content, to: offset, &probe)
    } else {
      jump(.content, to: offset, &probe)
    }
    guard isLatest(move) else { return false }
    settleAfterCall(&probe)
    return isLatest(move)
  }

  /// Whether the target is the index at once.
  private mutating func commitTurn(
    to target: Int, isReload: Bool, _ probe: inout some Probe
  ) -> Bool {
    reads(.indexCommit, &probe)
    switch policies.indexCommit {
    case .requestIfLazy where !initial.isLazy: return false
    case .settle where !isReload, .offset where !isReload:
      guard target == currentPageIndex else { return false }
      load(target, &probe)
    case .request, .requestIfLazy, .settle, .arrive, .offset:
      if target == currentPageIndex {
        load(target, &probe)
      } else if isReload {
        commit(target, &probe)
      } else {
        commitMove(to: target, &probe)
      }
    }
    return true
  }

  /// Policy `hiddenMove: indexOnly`.
  private mutating func takeIndexAlone(_ index: Int, _ probe: inout some Probe) {
    guard index != currentPageIndex else { return }
    probe.enter(.scrollToPage)
    currentPageIndex = index
    wrote(.currentPageIndex, &probe)
    probe.leave()
  }

  // MARK: Moves within moves

  /// A call that sends the pager to a page, or renews its pages: its number.
  mutating func beginMove() -> UInt32 {
    lastMove &+= 1
    return lastMove
  }

  /// No callback has begun another move since.
  func isLatest(_ move: UInt32) -> Bool {
    switch policies.nestedMove {
    case .supersedes: move == lastMove
    case .resumes: true
    }
  }

  /// Policy `indexCommit: settle`: a call has left content at rest.
  mutating func settleAfterCall(_ probe: inout some Probe) {
    reads(.indexCommit, &probe)
    switch policies.indexCommit {
    case .request, .requestIfLazy, .arrive, .offset: break
    case .settle: if content.motion == .rest { settle(&probe) }
    }
  }

  /// The setter of `currentPageIndex`: a jump, or nothing where it is the index already.
  mutating func setCurrentPageIndex(to index: Int, _ probe: inout some Probe) {
    guard clampedIndex(index) != currentPageIndex else { return ignore(.sameIndex, &probe) }
    scrollToPage(at: index, animated: false, &probe)
  }

  /// The index changes: its page is loaded, and the delegate told.
  mutating func commit(_ index: Int, _ probe: inout some Probe) {
    probe.enter(.commit)
    currentPageIndex = index
    wrote(.currentPageIndex, &probe)
    let number = lastReport
    load(index, &probe)
    reads(.nestedMove, &probe)
    switch policies.nestedMove {
    case .supersedes: if number == lastReport { report(currentPageIndex, &probe) }
    case .resumes: report(index, &probe)
    }
    probe.leave()
  }

  /// The delegate, and the tab bar with it, hear of the index; under policy `nestedMove: supersedes`
  /// not of one that it knows, from which a move in a callback has led back to it.
  mutating func report(_ index: Int, _ probe: inout some Probe) {
    lastReport &+= 1
    reads(.tabSelection, &probe)
    let staysOnTapped = tabIsOnItsWay && policies.tabSelection == .tapped
    if !staysOnTapped { selectTab(max(index, 0), &probe) }
    reads(.nestedMove, &probe)
    let isKnown = policies.nestedMove == .supersedes && reportedIndex == index
    reportedIndex = hasDelegate && index >= 0 ? index : nil
    if hasDelegate, !isKnown { send(.didScrollToPage(index), &probe) }
  }

  /// content has come to rest: the page it stands at is the index.
  mutating func settle(_ probe: inout some Probe) {
    guard width > 0, !standsSilentlyEmpty else { return }
    probe.enter(.settle)
    reads([.offset(.content), .currentPageIndex] + slotFields, &probe)
    let index = nearestIndex(to: content.contentOffset)
    if index != currentPageIndex {
      commitMove(to: index, &probe)
    } else {
      reportGivenUpPage(&probe)
    }
    probe.leave()
  }

  /// Holds the page at `index`, asking the data source for it where it is not there.
  mutating func load(_ index: Int, _ probe: inout some Probe) {
    probe.enter(.loadPage)
    reads([.currentPageIndex, .numberOfPages, .page(index, .isLoaded)], &probe)
    if (0..<numberOfPages).contains(index) {
      let (move, page) = (lastMove, pages.reference(index))
      if !pages[index].isLoaded { create(index, &probe) }
      guard isLatest(move) else { return probe.leave() }
      // The page that a callback took out is replaced by the one that is the index now.
      let place = pages.index(of: page) ?? currentPageIndex
      setCurrentPage(pages[place].isLoaded ? place : nil, &probe)
      loadNeighbours(of: place, &probe)
    } else {
      setCurrentPage(nil, &probe)
    }
    probe.leave()
  }

  mutating func setCurrentPage(_ index: Int?, _ probe: inout some Probe) {
    guard currentPage != index else { return }
    currentPage = index
    wrote(.currentPage, &probe)
    reads(.handOver, &probe)
    switch policies.handOver {
    case .exact, .flags: break
    case .offsets: if lastScrolled != nil { lastScrolled = pages.reference(index) }
    case .inset: carryHeader(&probe)
    }
  }

  /// Asks the data source for a page, and configures it: at its top, or where it was if the data
  /// source hands the same page back.
  mutating func create(_ index: Int, _ probe: inout some Probe) {
    guard hasDataSource else { return ignore(.noDataSource, &probe) }
    guard !pages[index].isLoaded else { return }
    reads([.headerHeight, .offset(.main), .scrollView(.main, .maxOffset)], &probe)
    reads(.handOver, &probe)
    let isNew = !pages[index].isMade
    if isNew {
      pages[index].isMade = true
      if answer.indices.contains(index) { pages[index].contentHeight = answer[index].contentHeight }
      pages[index].scrollView.bounces = initial.pageBounces
      pages[index].scrollView.alwaysBounce = initial.pageAlwaysBounce
      let inset = listInset(ofPage: index)
      pages[index].scrollView.inset[.header].top = inset
      pages[index].scrollView.contentOffset = pixelRounded(0 - inset, scale: stage.scale)
    }
    pages[index].isLoaded = true
    pages[index].isObserved = true
    pages[index].lifecycle = .loaded
    pages[index].source = answer.indices.contains(index) ? answer[index].source : PageSource()
    reads(.newPageWhilePinned, &probe)
    let isFree = policies.newPageWhilePinned == .free
    let isPinned = laidOut != nil && isPinned
    pages[index].isSwipeEnabled = header == nil || (isFree && isPinned)
    pages[index].isLocked = policies.handOver != .flags && !isFree && header != nil && isPinned
    writePage(index, &probe)
    let page = pages.reference(index)
    send(.pageAt(index), &probe)
    if initial.hasControllers, let index = pages.index(of: page) { addChild(index, &probe) }
    if let laidOut, let index = pages.index(of: page) { layOutPage(index, laidOut.page, &probe) }
    if let index = pages.index(of: page) { writeSafeArea(ofPage: index, &probe) }
    if isNew, let index = pages.index(of: page) { alignWithHeader(index, &probe) }
  }

  /// Created at the pin, and main has not moved since.
  @inline(__always)
  func isLocked(page index: Int) -> Bool {
    policies.newPageWhilePinned == .locked && pages[index].isLocked
  }

  /// main has moved: pages that were created at the pin are free (under `flags` their flags say).
  mutating func unlockPages() {
    guard policies.handOver != .flags, policies.newPageWhilePinned == .locked else { return }
    for index in pages.indices where pages[index].isLocked { pages[index].isLocked = false }
  }
}
