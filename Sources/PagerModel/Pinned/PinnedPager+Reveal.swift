/// Policy `otherPagesOnReveal`: what becomes of the other pages as the header comes out.
extension PinnedPager {
  /// main has moved from `before`, and the hand-over's own rules have run.
  mutating func moveOthers(from before: Double, _ probe: inout some Probe) {
    reads(.otherPagesOnReveal, &probe)
    switch policies.otherPagesOnReveal {
    case .keep, .keepUntilTouch: break
    case .reset: resetOthers(&probe)
    case .shift: shiftOthers(from: before, &probe)
    case .synchronise: synchroniseOthers(from: before, &probe)
    }
  }

  /// Loaded, and neither the current page nor one that a finger or the pair holds.
  private func isOther(_ index: Int) -> Bool {
    pages[index].isLoaded && index != currentPage && index != pairedPage
      && index != pages.index(of: finger?.page)
  }

  private mutating func resetOthers(_ probe: inout some Probe) {
    reads(.handOver, &probe)
    guard policies.handOver != .offsets, main.contentOffset < pinOffset else { return }
    probe.enter(.revealReset)
    reads([.offset(.main), .currentPage, .policy(.otherPagesOnReveal)] + pinFields, &probe)
    var walk = PageWalk()
    while let index = walk.next(in: pages) {
      if isOther(index) { place(index, at: restingTop(ofPage: index), &probe) }
    }
    probe.leave()
  }

  private mutating func shiftOthers(from before: Double, _ probe: inout some Probe) {
    let pin = pinOffset
    let revealed = clamped(before, 0, pin) - clamped(main.contentOffset, 0, pin)
    guard revealed > 0 else { return }
    probe.enter(.revealShift)
    reads([.offset(.main), .currentPage, .policy(.otherPagesOnReveal)] + pinFields, &probe)
    var walk = PageWalk()
    while let index = walk.next(in: pages) {
      guard isOther(index) else { continue }
      let (offset, top) = (pages[index].scrollView.contentOffset, restingTop(ofPage: index))
      if offset > top { place(index, at: max(top, offset - revealed), &probe) }
    }
    probe.leave()
  }

  private mutating func synchroniseOthers(from before: Double, _ probe: inout some Probe) {
    let isPartlyShown = main.contentOffset < pinOffset
    guard isPartlyShown || before < pinOffset else { return }
    probe.enter(.revealSynchronise)
    reads([.offset(.main), .currentPage, .policy(.otherPagesOnReveal)] + pinFields, &probe)
    if let page = currentPage { reads([.offset(ofPage: page)], &probe) }
    let below = isPartlyShown ? currentDistanceBelowTop : 0
    var walk = PageWalk()
    while let index = walk.next(in: pages) {
      guard isOther(index) else { continue }
      let top = restingTop(ofPage: index)
      place(index, at: min(top + below, max(top, pages[index].scrollView.maxOffset)), &probe)
    }
    probe.leave()
  }

  private var currentDistanceBelowTop: Double {
    guard let page = currentPage else { return 0 }
    return max(0, pages[page].scrollView.contentOffset - restingTop(ofPage: page))
  }
}
