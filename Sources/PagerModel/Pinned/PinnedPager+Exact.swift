/// Hand-over `exact`: main and the page share each delta, and none is doubled.
extension PinnedPager {
  /// Takes hold of main and `page`, as far as they are live, until the glide after it ends.
  mutating func beginPair(with page: Int?, _ probe: inout some Probe) {
    let taken = pages.reference(page)
    if let page { throwTouchedPage(page, &probe) }
    let onPage = finger?.region == .page
    let stopped = finger?.heldPage
    finger?.heldPage = taken
    if stopped != taken, let index = pages.index(of: stopped) { springBack(.page(index), &probe) }
    guard finger != nil else { return }
    let page = pages.index(of: taken)
    pair = Pair(
      takesMain: main.isLive, page: taken, startsOnPage: onPage,
      pageWasCurrent: page != nil && page == currentPage, mainOffset: standing(main),
      pageOffset: page.map { standing(pages[$0].scrollView) } ?? 0)
    if main.isLive { grab(.main, &probe) }
    if let page = pairedPage { grab(.page(page), &probe) }
    takeExcess()
  }

  private mutating func grab(_ view: ScrollViewID, _ probe: inout some Probe) {
    stop(view, &probe)
    begin(.pairDrag, of: view, &probe)
    send(.scrollViewWillBeginDragging(view), of: view, &probe)
  }

  /// Policy `keepUntilTouch`: a page grabbed while main is below its maximum goes to its top.
  private mutating func throwTouchedPage(_ page: Int, _ probe: inout some Probe) {
    reads(.otherPagesOnReveal, &probe)
    switch policies.otherPagesOnReveal {
    case .keep, .reset, .shift, .synchronise: break
    case .keepUntilTouch:
      guard !isPinned else { return }
      probe.enter(.exactTouchedPage)
      reads([.policy(.otherPagesOnReveal), .offset(.main), .scrollView(.main, .maxOffset)], &probe)
      reads([.scrollView(.page(page), .minOffset)], &probe)
      movePage(page, to: pages[page].scrollView.minOffset, &probe)
      probe.leave()
    }
  }

  /// A view held past its end: the pull that shows it so is the pair's excess.
  mutating func takeExcess() {
    guard var pair else { return }
    pair.excess = 0
    if pair.takesMain, let (edge, pull) = pull(of: main) {
      pair.mainOffset = edge
      pair.excess = pull
      pair.excessTaker = .main
    } else if let index = pairedPage, let (edge, pull) = pull(of: pages[index].scrollView) {
      pair.pageOffset = edge
      pair.excess = pull
      pair.excessTaker = .page
    }
    self.pair = pair
  }

  @inline(__always)
  private func pull(of view: ScrollView) -> (edge: Double, pull: Double)? {
    let offset = standing(view)
    if offset > view.maxOffset {
      let shown = offset - view.maxOffset
      return (view.maxOffset, RubberBand.pull(shown: shown, length: view.length))
    }
    guard offset < view.minOffset else { return nil }
    let shown = view.minOffset - offset
    return (view.minOffset, -RubberBand.pull(shown: shown, length: view.length))
  }

  @inline(__always)
  var pairedPage: Int? { pages.index(of: pair?.page) }

  mutating func dragPair(by delta: Double, _ probe: inout some Probe) {
    guard pair?.isHeld == true else { return }
    probe.enter(.exactSplit)
    reads(pairFields, &probe)
    let (oldTaker, room) = (pair?.lastTaker, pairRoom)
    let rest = pair?.take(delta, in: room) ?? 0
    if rest != 0, let taker = pair?.excessTaker(for: rest, in: room), bounces(taker) {
      pair?.pull(taker, by: rest)
    }
    if oldTaker != pair?.lastTaker { wrote(.owner, &probe) }
    showPair(upwards: delta > 0, &probe)
    probe.leave()
  }

  /// The bounds of main and of the pair's page, read afresh.
  @inline(__always)
  var pairRoom: Pair.Room {
    let page = pairedPage
    return Pair.Room(
      main: main.offsets,
      page: page.flatMap { isLocked(page: $0) ? nil : pages[$0].scrollView.offsets },
      pinHolds: policies.pinRelease == .pageOnly || barHoldsPin,
      pageIsUnobserved: !isObserved(page: page) || barHoldsPin)
  }

  @inline(__always)
  func bounces(_ taker: Pair.Taker?) -> Bool {
    switch taker {
    case nil: false
    case .main: main.bounces
    case .page: pairedPage.map { pages[$0].scrollView.bounces } ?? false
    }
  }

  /// Shows the pair's offsets, the first taker's first, with the excess as a rubber band.
  mutating func showPair(upwards: Bool, _ probe: inout some Probe) {
    if upwards { showPairedMain(&probe) }
    showPairedPage(&probe)
    if !upwards { showPairedMain(&probe) }
  }

  @inline(__always)
  private mutating func showPairedMain(_ probe: inout some Probe) {
    guard let pair, pair.takesMain else { return }
    if pair.hasExcess(of: .main) { return showExcess(of: .main, &probe) }
    moveMain(to: pair.mainOffset, &probe)
  }

  @inline(__always)
  private mutating func showPairedPage(_ probe: inout some Probe) {
    guard let pair, let index = pairedPage else { return }
    if pair.hasExcess(of: .page) { return showExcess(of: .page(index), &probe) }
    movePage(index, to: pair.pageOffset, &probe)
  }

  private mutating func showExcess(of view: ScrollViewID, _ probe: inout some Probe) {
    guard let pair else { return }
    probe.enter(.exactExcess)
    reads(StatePath.ends(view), &probe)
    move(view, to: excessOffset(pair), &probe)
    probe.leave()
  }

  /// The excess view's offset, not rounded.
  @inline(__always)
  func excessOffset(_ pair: Pair) -> Double {
    let (base, length) =
      pair.excessTaker == .main
      ? (pair.mainOffset, main.length)
      : (pair.pageOffset, pairedPage.map { pages[$0].scrollView.length } ?? main.length)
    let shown = RubberBand.shown(pull: pair.excess.magnitude, length: length)
    return base + (pair.excess > 0 ? shown : -shown)
  }

  /// Code is about to set the offset of `view`: a gliding pair stops, without a word, and so does
  /// one that a finger holds where the scroll is animated. The other view, past its end, goes back.
  mutating func releaseFromPair(
    _ view: ScrollViewID, animated: Bool, _ probe: inout some Probe
  ) {
    let page = pairedPage.map(ScrollViewID.page)
    guard let pair, view == .main || view == page else { return }
    switch pair.phase {
    case .held:
      if animated { endPair(&probe) }
    case .gliding, .bouncing:
      endPair(&probe)
      if let other = view == .main ? page : .main { springBack(other, &probe) }
    }
  }

  /// After code has set an offset under the finger, the pair holds it where it now is.
  mutating func regrabPair(_ view: ScrollViewID) {
    guard var held = pair, held.phase == .held else { return }
    if view == .main {
      held.mainOffset = standing(main)
    } else if let index = pairedPage, view == .page(index) {
      held.pageOffset = standing(pages[index].scrollView)
    } else {
      return
    }
    pair = held
    takeExcess()
  }

  /// Both stand; nobody is told.
  mutating func endPair(_ probe: inout some Probe) {
    if main.motion == .pairDrag || main.motion == .pairGlide { stop(.main, &probe) }
    if let index = pairedPage { stop(.page(index), &probe) }
    pair = nil
  }
}
