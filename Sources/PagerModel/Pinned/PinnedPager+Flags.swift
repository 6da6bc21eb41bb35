/// Hand-over `flags`: CLNestedSlide's machine. Both views follow the finger by the whole delta,
/// each under its own law, and the container's and the page's flag put one of them back.
extension PinnedPager {
  mutating func flagsAfterMain(_ probe: inout some Probe) {
    let pin = pinOffset
    if isSwipeEnabled {
      if main.contentOffset >= pin { reachPin(pin, &probe) } else { showHeader(&probe) }
    } else {
      if releasesPin { releasePin(&probe) } else { holdPin(pin, &probe) }
    }
    lastMainOffset = main.contentOffset
  }

  private mutating func reachPin(_ pin: Double, _ probe: inout some Probe) {
    enter(.flagsPin, &probe)
    pinMain(at: pin, &probe)
    setSwipe(false, &probe)
    setCurrentPageSwipe(true, &probe)
    probe.leave()
  }

  private mutating func showHeader(_ probe: inout some Probe) {
    enter(.flagsHeaderShows, &probe)
    setCurrentPageSwipe(false, &probe)
    probe.leave()
  }

  private mutating func releasePin(_ probe: inout some Probe) {
    enter(.flagsRelease, &probe)
    readCurrentPageOffset(&probe)
    setSwipe(true, &probe)
    setCurrentPageSwipe(false, &probe)
    probe.leave()
  }

  private mutating func holdPin(_ pin: Double, _ probe: inout some Probe) {
    enter(.flagsHold, &probe)
    readCurrentPageOffset(&probe)
    pinMain(at: pin, &probe)
    setCurrentPageSwipe(true, &probe)
    probe.leave()
  }

  /// Each of main's rules looks at the container's flag and at main's offset.
  private func enter(_ rule: Rule, _ probe: inout some Probe) {
    probe.enter(rule)
    reads([.isSwipeEnabled], &probe)
    reads([.offset(.main)] + pinFields, &probe)
  }

  /// Held main is let go by the current page's offset, where policy `pinRelease` asks for it.
  private func readCurrentPageOffset(_ probe: inout some Probe) {
    reads(holdFields + [.policy(.pinRelease), .currentPage], &probe)
    switch policies.pinRelease {
    case .pageOnly: break
    case .anyDrag:
      guard let page = currentPage, main.contentOffset < lastMainOffset, !barHoldsPin else {
        return
      }
      reads([.offset(ofPage: page)] + topFields(ofPage: page), &probe)
    }
  }

  /// main moves down while the current page is at its top.
  private var releasesPin: Bool {
    switch policies.pinRelease {
    case .pageOnly: return false
    case .anyDrag:
      guard main.contentOffset < lastMainOffset, isObserved(page: currentPage), !barHoldsPin else {
        return false
      }
      guard let page = currentPage else { return true }
      return pages[page].scrollView.contentOffset <= topOffset(ofPage: page)
    }
  }

  mutating func pinMain(at pin: Double, _ probe: inout some Probe) {
    guard main.contentOffset != pin else { return }
    scrollMain(to: pin, &probe)
    reanchor(.main, &probe)
  }

  mutating func flagsAfterPage(_ index: Int, before: Double, _ probe: inout some Probe) {
    reads(.offscreenScroll, &probe)
    if policies.offscreenScroll == .ignored, index != currentPage { return }
    guard isObserved(page: index) else { return }
    let top = topOffset(ofPage: index)
    guard pages[index].isSwipeEnabled else {
      probe.enter(.flagsPageHeld)
      reads([.page(index, .isSwipeEnabled)] + topFields(ofPage: index), &probe)
      reads(.otherPagesOnReveal, &probe)
      let place =
        switch policies.otherPagesOnReveal {
        // Past an end there is nothing to keep.
        case .keep, .shift, .synchronise:
          clamped(before, top, max(top, pages[index].scrollView.maxOffset))
        case .keepUntilTouch, .reset: top
        }
      if pages[index].scrollView.contentOffset != place {
        let page = pages.reference(index)
        movePage(index, to: place, puttingBackTo: place, &probe)
        if let index = pages.index(of: page) { reanchor(.page(index), &probe) }
      }
      return probe.leave()
    }
    guard pages[index].scrollView.contentOffset <= top, !barHoldsPin else { return }
    probe.enter(.flagsPageTop)
    reads([.offset(ofPage: index)] + topFields(ofPage: index), &probe)
    reads(holdFields + [.headerHeight, .policy(.offscreenScroll)], &probe)
    setSwipe(true, &probe)
    if header != nil { setPageSwipe(false, index, &probe) }
    probe.leave()
  }

  mutating func setSwipe(_ isEnabled: Bool, _ probe: inout some Probe) {
    guard isSwipeEnabled != isEnabled else { return }
    isSwipeEnabled = isEnabled
    wrote(.isSwipeEnabled, &probe)
  }

  private mutating func setCurrentPageSwipe(_ isEnabled: Bool, _ probe: inout some Probe) {
    reads([.currentPage], &probe)
    if let page = currentPage { setPageSwipe(isEnabled, page, &probe) }
  }

  private mutating func setPageSwipe(_ isEnabled: Bool, _ index: Int, _ probe: inout some Probe) {
    guard pages[index].isSwipeEnabled != isEnabled else { return }
    pages[index].isSwipeEnabled = isEnabled
    wrote(.page(index, .isSwipeEnabled), &probe)
  }
}
