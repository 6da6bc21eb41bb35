/// Hand-over `flags`: CLNestedSlide's machine. Both views follow the finger by the whole delta,
/// each under its own law, and the container's and the page's flag put one of them back.
extension PinnedPager {
  mutating func flagsAfterMain(_ probe: inout some Probe) {
    let pin = pinOffset
    probe.enter(
      isSwipeEnabled ? (main.contentOffset >= pin ? .flagsPin : .flagsHeaderShows) : .flagsHold)
    probe.read(.isSwipeEnabled)
    probe.read(.scrollView(.main, .contentOffset))
    if isSwipeEnabled {
      if main.contentOffset >= pin {
        pinMain(at: pin, &probe)
        setSwipe(false, &probe)
        setCurrentPageSwipe(true, &probe)
      } else {
        setCurrentPageSwipe(false, &probe)
      }
    } else if releasesPin(&probe) {
      setSwipe(true, &probe)
      setCurrentPageSwipe(false, &probe)
    } else {
      pinMain(at: pin, &probe)
      setCurrentPageSwipe(true, &probe)
    }
    lastMainOffset = main.contentOffset
    probe.leave()
  }

  /// main moves down while the current page is at its top.
  private func releasesPin(_ probe: inout some Probe) -> Bool {
    switch policies.pinRelease {
    case .pageOnly: return false
    case .anyDrag:
      guard main.contentOffset < lastMainOffset else { return false }
      guard let page = currentPage else { return true }
      probe.read(.scrollView(.page(page), .contentOffset))
      return pages[page].scrollView.contentOffset <= topOffset(ofPage: page)
    }
  }

  private mutating func pinMain(at pin: Double, _ probe: inout some Probe) {
    guard main.contentOffset != pin else { return }
    moveMain(to: pin, &probe)
    reanchor(.main, &probe)
  }

  mutating func flagsAfterPage(_ index: Int, before: Double, _ probe: inout some Probe) {
    if policies.offscreenScroll == .ignored, index != currentPage { return }
    let top = topOffset(ofPage: index)
    guard pages[index].isSwipeEnabled else {
      probe.enter(.flagsPageHeld)
      probe.read(.page(index, .isSwipeEnabled))
      let place =
        switch policies.otherPagesOnReveal {
        // Past an end there is nothing to keep.
        case .keep: clamped(before, top, max(top, pages[index].scrollView.maxOffset))
        case .keepUntilTouch: top
        }
      if pages[index].scrollView.contentOffset != place {
        movePage(index, to: place, puttingBackTo: place, &probe)
        reanchor(.page(index), &probe)
      }
      return probe.leave()
    }
    guard pages[index].scrollView.contentOffset <= top else { return }
    probe.enter(.flagsPageTop)
    probe.read(.scrollView(.page(index), .contentOffset))
    setSwipe(true, &probe)
    if header != nil { setPageSwipe(false, index, &probe) }
    probe.leave()
  }

  private mutating func setSwipe(_ isEnabled: Bool, _ probe: inout some Probe) {
    guard isSwipeEnabled != isEnabled else { return }
    isSwipeEnabled = isEnabled
    probe.wrote(.isSwipeEnabled)
  }

  private mutating func setCurrentPageSwipe(_ isEnabled: Bool, _ probe: inout some Probe) {
    if let page = currentPage { setPageSwipe(isEnabled, page, &probe) }
  }

  private mutating func setPageSwipe(_ isEnabled: Bool, _ index: Int, _ probe: inout some Probe) {
    guard pages[index].isSwipeEnabled != isEnabled else { return }
    pages[index].isSwipeEnabled = isEnabled
    probe.wrote(.page(index, .isSwipeEnabled))
  }
}
