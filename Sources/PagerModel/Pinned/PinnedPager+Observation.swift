/// Who hears of a page's scrolling: its own delegate, and the pager.
extension PinnedPager {
  /// The app gives a page another scroll delegate, or none.
  mutating func setDelegate(
    _ delegate: PagerEvent.PageDelegate, ofPage index: Int, _ probe: inout some Probe
  ) {
    guard (0..<numberOfPages).contains(index), pages[index].isLoaded else {
      return ignore(.pageNotLoaded, &probe)
    }
    probe.enter(.pageDelegate)
    pages[index].hasDelegate = delegate != .none
    reads(.pageObservation, &probe)
    switch policies.pageObservation {
    case .kept, .lostAtReload: break
    case .byDelegate: pages[index].isObserved = false
    }
    probe.leave()
  }

  /// The pager is told when the page reaches its top.
  @inline(__always)
  func isObserved(page index: Int?) -> Bool { index.map { pages[$0].isObserved } ?? true }

  /// A reload has gone to the page at which the pager already was.
  mutating func keepObserving(_ index: Int) {
    switch policies.pageObservation {
    case .kept, .byDelegate: break
    case .lostAtReload: pages[index].isObserved = false
    }
  }
}
