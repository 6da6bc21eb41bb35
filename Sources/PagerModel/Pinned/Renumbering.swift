/// What one page put in, or taken out, does to the indices of the others.
struct Renumbering: Sendable, Equatable {
  let at: Int
  let isInsertion: Bool

  /// Nil: the page that is taken out.
  func newIndex(of index: Int) -> Int? {
    if isInsertion { return index >= at ? index + 1 : index }
    if index == at { return nil }
    return index > at ? index - 1 : index
  }
}

extension PinnedPager {
  /// The pages from the change's place on move up, or down, by one. Index, tab, finger and glides
  /// stay with their pages, content with the index's: at once, with one didScroll. A move of content
  /// in flight goes on to the page at which it aimed. Returns what came to stand at the change's
  /// place, wherever callbacks have left it.
  @discardableResult
  mutating func renumber(_ change: Renumbering, _ probe: inout some Probe) -> PageReference? {
    probe.enter(.renumber)
    reads([.numberOfPages, .currentPageIndex, .currentPage, .selectedTab], &probe)
    defer { probe.leave() }
    let (move, aim) = (lastMove, aimedPage)
    let aimed = pages.reference(aim)
    let oldOffset = contentOffset(ofPage: alignedIndex)
    if change.isInsertion { pages.insert(at: change.at) } else { pages.remove(at: change.at) }
    let page = pages.reference(change.at)
    numberOfPages += change.isInsertion ? 1 : -1
    wrote(.numberOfPages, &probe)
    for index in min(change.at, numberOfPages)..<(numberOfPages + 1) { writePage(index, &probe) }
    renumberHolders(change, &probe)
    if numberOfPages > 0, let laidOut {
      layOutSlots(laidOut, &probe)
      shiftContent(by: contentOffset(ofPage: alignedIndex) - oldOffset, &probe)
      if let aim, isLatest(move) {
        aimContent(at: pages.index(of: aimed) ?? change.newIndex(of: aim) ?? aim, &probe)
      }
    }
    return page
  }

  /// All that knows a page by its index alone.
  private mutating func renumberHolders(_ change: Renumbering, _ probe: inout some Probe) {
    let last = max(0, numberOfPages - 1)
    currentPageIndex = min(change.newIndex(of: currentPageIndex) ?? change.at, last)
    wrote(.currentPageIndex, &probe)
    currentPage = currentPage.flatMap { change.newIndex(of: $0) }
    wrote(.currentPage, &probe)
    stage.selectedTab = min(change.newIndex(of: stage.selectedTab) ?? change.at, last)
    wrote(.selectedTab, &probe)
    givenUpPage = givenUpPage.flatMap { change.newIndex(of: $0) }
    reportedIndex = reportedIndex.flatMap { change.newIndex(of: $0) }
    // The current list stands for one that is taken out.
    if currentPage != nil, lastScrolled != nil, scrolledList == nil {
      lastScrolled = pages.reference(currentPage)
    }
    wrote(.owner, &probe)
  }

  /// content's slots are laid out here, so that the pass at the event's end does not put content,
  /// which may be on its way, back to the index.
  private mutating func layOutSlots(_ layout: Layout, _ probe: inout some Probe) {
    laidOut?.slots = numberOfPages
    hasRenumbered = true
    let old = content
    content.contentSize.width = Double(numberOfPages) * layout.bounds.width
    writeSizes(of: .content, from: old, &probe)
  }

  /// At rest content stands at the index's page, whatever it showed; else it, its motion and the
  /// finger's hold shift together.
  private mutating func shiftContent(by distance: Double, _ probe: inout some Probe) {
    finger?.interruptedSnap?.target += distance
    switch content.motion {
    case .rest: return moveContent(to: contentOffset(ofPage: alignedIndex), &probe)
    case .drag(var pan):
      pan.shift(by: distance)
      setMotion(.drag(pan), of: .content)
    case .snap(var snap):
      snap.shift(by: distance)
      setMotion(.snap(snap), of: .content)
    case .animation(var animation):
      animation.shift(by: distance)
      setMotion(.animation(animation), of: .content)
    case .glide, .pairDrag, .pairGlide: break
    }
    if distance != 0 { moveContent(to: content.contentOffset + distance, &probe) }
  }

  /// The page to which content is on its way; nil: none.
  private var aimedPage: Int? {
    guard width > 0, numberOfPages > 0 else { return nil }
    switch content.motion {
    case .snap(let snap): return pageNearest(to: snap.target)
    case .animation(let animation): return pageNearest(to: animation.target)
    case .rest, .drag, .glide, .pairDrag, .pairGlide: return nil
    }
  }

  private mutating func aimContent(at index: Int, _ probe: inout some Probe) {
    let target = contentOffset(ofPage: clampedIndex(index))
    switch content.motion {
    case .snap(let snap) where snap.target != target:
      let (offset, velocity) = snap.unended(at: now)
      let aimed = PageSnap(from: offset, velocity: velocity, to: target, width: width, at: now)
      begin(.snap(aimed), of: .content, &probe)
    case .animation(let animation) where animation.target != target:
      let aimed = ScrollAnimation(from: content.contentOffset, to: target, at: now)
      begin(.animation(aimed), of: .content, &probe)
    case .rest, .drag, .glide, .snap, .animation, .pairDrag, .pairGlide: break
    }
  }
}
