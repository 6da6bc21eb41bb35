extension PinnedPager {
  /// The public call: the data source is asked again, the pages are made anew.
  mutating func reload(toPageAt requested: Int?, _ probe: inout some Probe) {
    guard hasDataSource else { return ignore(.noDataSource, &probe) }
    probe.enter(.reload)
    let oldIndex = currentPageIndex
    let oldPage = currentPage
    waitsForLostEnd = false
    dropPages(&probe)
    send(.numberOfPages, &probe)
    numberOfPages = answer.count
    if !initial.reusesPages { pages.shrink(to: numberOfPages) }
    pages.grow(to: numberOfPages)
    probe.wrote(.numberOfPages)
    if numberOfPages == 0 {
      reloadEmpty(&probe)
    } else {
      if !initial.isLazy { createAllPages(&probe) }
      let target = requested.map { clampedIndex($0) } ?? min(oldIndex, numberOfPages - 1)
      scrollToPage(at: target, animated: false, &probe)
      if target == oldIndex { report(target, &probe) }
      if target == oldPage { keepObserving(target) }
    }
    probe.leave()
  }

  private mutating func dropPages(_ probe: inout some Probe) {
    for index in pages.indices where pages[index].isLoaded {
      disappear(page: index, &probe)
      if initial.reusesPages {
        pages[index].isLoaded = false
      } else {
        pages[index] = Page()
      }
      probe.wrote(.page(index, .isLoaded))
    }
    setCurrentPage(nil, &probe)
  }

  private mutating func createAllPages(_ probe: inout some Probe) {
    for index in 0..<numberOfPages { create(index, &probe) }
    let index = min(currentPageIndex, numberOfPages - 1)
    setCurrentPage(index >= 0 ? index : nil, &probe)
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
