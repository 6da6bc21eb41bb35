/// Hand-over `offsets`: JXPagingView's rules. Both views follow the finger by the whole delta, each
/// under its own law, and their offsets say which of them is put back.
extension PinnedPager {
  /// The list that scrolled, or was chosen, last, while it is there.
  var scrolledList: Int? {
    pages.index(of: lastScrolled).flatMap { pages[$0].isLoaded ? $0 : nil }
  }

  func isBelowTop(page index: Int) -> Bool {
    pages[index].scrollView.contentOffset > restingTop(ofPage: index)
  }

  /// `before`: main's offset before it scrolled. Until a list has scrolled nothing holds main.
  mutating func offsetsAfterMain(before: Double, _ probe: inout some Probe) {
    let isHeld = before >= pinOffset && (barHoldsPin || !isObserved(page: currentPage))
    guard isHeld || scrolledList != nil else { return }
    probe.enter(.offsetsMain)
    reads([.offset(.main)] + pinFields + holdFields, &probe)
    reads([.policy(.pinRelease), .policy(.otherPagesOnReveal)], &probe)
    if isHeld { pinMain(at: pinOffset, &probe) } else { putBack(from: before, &probe) }
    probe.leave()
  }

  private mutating func putBack(from before: Double, _ probe: inout some Probe) {
    guard let list = scrolledList else { return }
    reads([.offset(ofPage: list)] + topFields(ofPage: list), &probe)
    let (pin, top) = (pinOffset, restingTop(ofPage: list))
    let offset = pages[list].scrollView.contentOffset
    if holdsPin(list: offset, top, before: before) { pinMain(at: pin, &probe) }
    if main.contentOffset < pin { sendListsToTop(&probe) }
    if main.contentOffset > pin, offset == top { pinMain(at: pin, &probe) }
  }

  /// The list below its top holds main; where lists may stand there while the header shows, only a
  /// main that was at its maximum.
  private func holdsPin(list offset: Double, _ top: Double, before: Double) -> Bool {
    let wasPinned = before >= pinOffset
    if offset > top, wasPinned || policies.otherPagesOnReveal == .reset { return true }
    return wasPinned && headerDragIsHeld
  }

  /// Policy `pinRelease: pageOnly`: main is dragged, or glides after a drag, without a list.
  private var headerDragIsHeld: Bool {
    switch policies.pinRelease {
    case .anyDrag: return false
    case .pageOnly:
      guard main.motion.isHeld else { return false }
      return finger.map { $0.region != .page } ?? (pages.selfMovingCount == 0)
    }
  }

  private mutating func sendListsToTop(_ probe: inout some Probe) {
    guard let list = scrolledList else { return }
    reads(.otherPagesOnReveal, &probe)
    switch policies.otherPagesOnReveal {
    case .reset:
      var walk = PageWalk()
      while let index = walk.next(in: pages) {
        if pages[index].isLoaded { place(index, at: restingTop(ofPage: index), &probe) }
      }
    case .keepUntilTouch: place(list, at: restingTop(ofPage: list), &probe)
    case .keep, .shift, .synchronise:
      let top = restingTop(ofPage: list)
      if pages[list].scrollView.contentOffset < top { place(list, at: top, &probe) }
    }
  }

  /// `before`: the page's offset before it scrolled.
  mutating func offsetsAfterPage(_ index: Int, before: Double, _ probe: inout some Probe) {
    reads(.offscreenScroll, &probe)
    if policies.offscreenScroll == .ignored, index != currentPage { return }
    guard isObserved(page: index) else { return }
    probe.enter(.offsetsList)
    reads([.offset(.main)] + pinFields + topFields(ofPage: index), &probe)
    reads([.policy(.newPageWhilePinned), .policy(.offscreenScroll)], &probe)
    lastScrolled = pages.reference(index)
    if main.contentOffset < pinOffset || isLocked(page: index) {
      let (top, most) = (restingTop(ofPage: index), pages[index].scrollView.maxOffset)
      reads(.otherPagesOnReveal, &probe)
      let keeps = policies.otherPagesOnReveal.keepsPlaces && !isLocked(page: index)
      place(index, at: keeps ? clamped(before, top, max(top, most)) : top, &probe)
    } else {
      pinMain(at: pinOffset, &probe)
    }
    probe.leave()
  }
}
