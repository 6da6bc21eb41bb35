/// What content's scrolling brings with it: pages that show, and an index that goes by the offset.
extension PinnedPager {
  /// content scrolls by a finger, a motion or a call. A layout pass only puts it in its place, and
  /// nothing here follows from that.
  mutating func scrollContent(to offset: Double, _ probe: inout some Probe) {
    let before = content.contentOffset
    moveContent(to: offset, &probe)
    guard content.contentOffset != before, width > 0, numberOfPages > 0 else { return }
    loadShownPages(&probe)
    guard numberOfPages > 0 else { return }
    reads(.indexCommit, &probe)
    switch policies.indexCommit {
    case .request, .requestIfLazy, .settle: break
    case .arrive: commitReachedPage(&probe)
    case .offset: commitNearestPage(&probe)
    }
  }

  /// The page at which content stands, or nearest to it; −1 without pages.
  func nearestIndex(to offset: Double) -> Int {
    clampedIndex(pageNearest(to: offset))
  }

  /// Policy `indexCommit: arrive`: a finger or its glide has brought content to the pixel at which
  /// another page stands.
  private mutating func commitReachedPage(_ probe: inout some Probe) {
    let index = nearestIndex(to: content.contentOffset)
    let place = pixelRounded(contentOffset(ofPage: index), scale: stage.scale)
    guard content.motion.isHeld, index != currentPageIndex, place == content.contentOffset else {
      return
    }
    probe.enter(.reachPage)
    reads([.offset(.content)] + slotFields + [.policy(.indexCommit)], &probe)
    commitMove(to: index, &probe)
    probe.leave()
  }

  /// Policy `indexCommit: offset`: the nearest page is the index, in passing, too.
  private mutating func commitNearestPage(_ probe: inout some Probe) {
    let index = nearestIndex(to: content.contentOffset)
    guard index != currentPageIndex else { return }
    probe.enter(.indexFromOffset)
    reads([.offset(.content)] + slotFields + [.policy(.indexCommit)], &probe)
    commitMove(to: index, &probe)
    probe.leave()
  }

  /// Policy `boundsChange: offset`: the offset of the old width, taken for one of the new.
  mutating func commitIndex(fromOldOffset offset: Double, _ probe: inout some Probe) {
    guard width > 0, numberOfPages > 0 else { return }
    let index = nearestIndex(to: offset)
    guard index != currentPageIndex else { return }
    probe.enter(.indexFromOldOffset)
    reads([.offset(.content)] + slotFields + [.policy(.boundsChange)], &probe)
    commit(index, &probe)
    probe.leave()
  }

  /// The index changes because content moves there: policy `passedPages` looks at what lies between.
  mutating func commitMove(to index: Int, _ probe: inout some Probe) {
    let page = pages.reference(index)
    loadPassedPages(to: index, &probe)
    // A callback may have taken pages away.
    if !standsSilentlyEmpty { commit(pages.index(of: page) ?? clampedIndex(index), &probe) }
  }

  private mutating func loadPassedPages(to index: Int, _ probe: inout some Probe) {
    reads(.passedPages, &probe)
    switch policies.passedPages {
    case .skip: return
    case .load: break
    }
    let start = clamped(Double(currentPageIndex), -1, Double(numberOfPages))
    let step = Double(index) > start ? 1 : -1
    for passed in stride(from: Int(start) + step, to: index, by: step) {
      loadAhead(passed, by: .loadPassed, &probe)
    }
  }

  /// Policy `preload: neighbours`, once the page between them is loaded.
  mutating func loadNeighbours(of index: Int, _ probe: inout some Probe) {
    reads(.preload, &probe)
    switch policies.preload {
    case .byLoading, .onShow: return
    case .neighbours: break
    }
    let next = pages.reference(index + 1)
    loadAhead(index - 1, by: .preload, &probe)
    if let index = pages.index(of: next) { loadAhead(index, by: .preload, &probe) }
  }

  /// Policy `preload: onShow`.
  private mutating func loadShownPages(_ probe: inout some Probe) {
    reads(.preload, &probe)
    switch policies.preload {
    case .byLoading, .neighbours: return
    case .onShow: break
    }
    let first = Int(clamped((content.contentOffset / width).rounded(.down), -1, 1e6))
    for slot in first...first + 1 {
      let hidden = (content.contentOffset - Double(slot) * width).magnitude
      if width - hidden >= width / 100 { loadAhead(page(atSlot: slot), by: .preload, &probe) }
    }
  }

  /// Makes a page that is not the index, if there is one and it is not there yet.
  mutating func loadAhead(_ index: Int, by rule: Rule, _ probe: inout some Probe) {
    guard (0..<numberOfPages).contains(index), !pages[index].isLoaded, hasDataSource else { return }
    probe.enter(rule)
    reads([.currentPageIndex, .offset(.content), .policy(.preload), .policy(.passedPages)], &probe)
    create(index, &probe)
    probe.leave()
  }
}
