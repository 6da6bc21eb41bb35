/// Hand-over `inset`: JXPagingSmoothView's. Header and bar lie in each list's top inset, a finger
/// moves one list alone, and the header stands where the list that carries it says.
extension PinnedPager {
  /// A page's `contentInset.top` in points.
  func listInset(ofPage index: Int) -> Double {
    initial.pageInsetTop + (laidOut?.listInset ?? 0)
  }

  /// Points of a page's content that have gone by where header and bar leave it to be seen.
  package func shownOffset(ofPage index: Int) -> Double {
    let offset = pages[index].scrollView.contentOffset
    guard policies.handOver == .inset, let laidOut else { return offset }
    return offset + laidOut.listInset - main.contentOffset
  }

  /// Points by which the list that carries the header is pulled past its top, and the header with
  /// it.
  package var headerPull: (page: Int, points: Double)? {
    guard policies.handOver == .inset, main.contentOffset == 0,
      let list = scrolledList ?? currentPage
    else { return nil }
    let view = pages[list].scrollView
    return (list, max(0, view.minOffset - standing(view)))
  }

  /// How far the header is away by a page's offset: 0 at its top, the header's height when pinned.
  func headerAway(ofPage index: Int) -> Double {
    let (offset, top) = (pages[index].scrollView.contentOffset, topOffset(ofPage: index))
    if offset >= pixelRounded(top + pinOffset, scale: stage.scale) { return pinOffset }
    return max(0, pixelRounded(offset - top, scale: stage.scale))
  }

  /// Where a list stands when the header is `away` and its first row is right below the bar.
  private func aligned(_ index: Int, away: Double) -> Double {
    let view = pages[index].scrollView
    return clamped(topOffset(ofPage: index) + away, view.minOffset, view.maxOffset)
  }

  /// A new list, made at its minimum, begins where a header that is away stands, without a word.
  mutating func alignWithHeader(_ index: Int, _ probe: inout some Probe) {
    guard policies.handOver == .inset, main.contentOffset > 0 else { return }
    let offset = aligned(index, away: main.contentOffset)
    pages[index].scrollView.contentOffset = pixelRounded(offset, scale: stage.scale)
    wrote(.offset(ofPage: index), &probe)
  }

  /// Header or bar have another height: a list at its top stays there, any other keeps its offset.
  mutating func stayAtTop(_ index: Int, from old: ScrollView, _ probe: inout some Probe) {
    writeInset(ofPage: index, &probe)
    let top = pages[index].scrollView.minOffset
    guard old.motion == .rest, standing(old) <= old.minOffset else { return }
    movePage(index, to: top, puttingBackTo: top, &probe)
  }

  func writeInset(ofPage index: Int, _ probe: inout some Probe) {
    wrote(.scrollView(.page(index), .insetTop), &probe)
    wrote(.scrollView(.page(index), .minOffset), &probe)
    wrote(.scrollView(.page(index), .maxOffset), &probe)
  }

  // MARK: A finger

  /// Whether a drag of header or bar can move the current list.
  var headerMoves: Bool {
    !isPinned || policies.headerDrag == .carries || policies.pinRelease == .anyDrag
  }

  mutating func beginInsetPan(of page: Int, _ probe: inout some Probe) {
    guard let finger, let list = pages.reference(page) else { return }
    if finger.region != .page { draggedByHeader = list }
    reads(.otherPagesOnReveal, &probe)
    if policies.otherPagesOnReveal == .keepUntilTouch,
      headerAway(ofPage: page) != main.contentOffset
    {
      probe.enter(.insetTouchedList)
      reads([.offset(.main)] + StatePath.place(.page(page)), &probe)
      reads(.otherPagesOnReveal, &probe)
      movePage(page, to: aligned(page, away: main.contentOffset), &probe)
      probe.leave()
    }
    if let page = pages.index(of: list) { beginPan(.page(page), &probe) }
  }

  /// Where a list is put that its finger, or a lock, does not let go as far as it went.
  private func heldOffset(ofPage index: Int, before: Double) -> Double? {
    let offset = pages[index].scrollView.contentOffset
    let pinned = pixelRounded(aligned(index, away: pinOffset), scale: stage.scale)
    if isLocked(page: index) { return offset == pinned ? nil : pinned }
    guard pages.index(of: draggedByHeader) == index,
      pages[index].scrollView.motion.isHeld
    else { return nil }
    let stops = policies.headerDrag == .stops
    let isHeld = policies.pinRelease == .pageOnly ? before >= pinned : stops && before > pinned
    if offset < before {
      // A list pulled past its end goes back to that end.
      let held = min(before, pixelRounded(pages[index].scrollView.maxOffset, scale: stage.scale))
      return isHeld && offset < held ? held : nil
    }
    return stops && offset > max(pinned, before) ? max(pinned, before) : nil
  }

  // MARK: The header

  /// `before`: the list's offset before it scrolled.
  mutating func insetAfterPage(_ index: Int, before: Double, _ probe: inout some Probe) {
    guard isObserved(page: index), let list = pages.reference(index) else { return }
    if let offset = heldOffset(ofPage: index, before: before) {
      probe.enter(.insetHeld)
      reads(StatePath.place(.page(index)) + pinFields, &probe)
      reads([.policy(.headerDrag), .policy(.pinRelease), .policy(.newPageWhilePinned)], &probe)
      place(index, at: offset, &probe)
      probe.leave()
    }
    guard let index = pages.index(of: list) else { return }
    reads(.offscreenScroll, &probe)
    if policies.offscreenScroll == .ignored, index != currentPage { return }
    lastScrolled = list
    let away = main.contentOffset
    followList(by: pages[index].scrollView.contentOffset - before, &probe)
    moveOtherLists(than: list, from: away, &probe)
  }

  /// The list that is chosen carries the header; with `keepUntilTouch`, not before it is touched.
  mutating func carryHeader(_ probe: inout some Probe) {
    reads(.otherPagesOnReveal, &probe)
    guard policies.otherPagesOnReveal != .keepUntilTouch, let page = currentPage else { return }
    lastScrolled = pages.reference(page)
    followList(&probe)
  }

  /// The header stands where the list that carries it says; without one, where it stood. Under
  /// policy `otherPagesOnReveal: shift` it is not further away than it was, but for the `delta`
  /// upwards by which that list has scrolled.
  mutating func followList(by delta: Double = 0, _ probe: inout some Probe) {
    guard let list = scrolledList ?? currentPage, isObserved(page: list) else {
      return setHeaderAway(main.contentOffset, &probe)
    }
    let away = headerAway(ofPage: list)
    reads(.otherPagesOnReveal, &probe)
    switch policies.otherPagesOnReveal {
    case .keep, .keepUntilTouch, .reset, .synchronise: setHeaderAway(away, &probe)
    case .shift: setHeaderAway(min(away, main.contentOffset + max(0, delta)), &probe)
    }
  }

  mutating func setHeaderAway(_ away: Double, _ probe: inout some Probe) {
    let away = pixelRounded(clamped(away, 0, pinOffset), scale: stage.scale)
    guard away != main.contentOffset else { return }
    probe.enter(.insetHeader)
    reads(carrierFields + pinFields, &probe)
    main.contentOffset = away
    wrote(.scrollView(.main, .contentOffset), &probe)
    unlockPages()
    probe.leave()
  }

  /// A list has scrolled, and taken the header from `before` to where it stands.
  private mutating func moveOtherLists(
    than list: PageReference, from before: Double, _ probe: inout some Probe
  ) {
    let away = main.contentOffset
    reads(.otherPagesOnReveal, &probe)
    switch policies.otherPagesOnReveal {
    case .keep, .keepUntilTouch: break
    case .shift:
      guard away != before else { return }
      probe.enter(.revealShift)
      reads([.offset(.main), .policy(.otherPagesOnReveal)], &probe)
      var walk = PageWalk()
      while let other = walk.next(in: pages) {
        guard isLoaded(other, otherThan: list) else { continue }
        let view = pages[other].scrollView
        let offset = view.contentOffset + away - before
        place(other, at: clamped(offset, view.minOffset, view.maxOffset), &probe)
      }
      probe.leave()
    case .reset, .synchronise:
      guard away < pinOffset || before < pinOffset else { return }
      probe.enter(.revealSynchronise)
      reads([.offset(.main), .policy(.otherPagesOnReveal)] + pinFields, &probe)
      var walk = PageWalk()
      while let other = walk.next(in: pages) {
        guard isLoaded(other, otherThan: list) else { continue }
        place(other, at: aligned(other, away: away), &probe)
      }
      probe.leave()
    }
  }

  private func isLoaded(_ index: Int, otherThan list: PageReference) -> Bool {
    pages[index].isLoaded && index != pages.index(of: list)
  }
}
