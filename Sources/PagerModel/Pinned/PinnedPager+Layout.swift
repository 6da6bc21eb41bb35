/// What a layout pass lays out: where nothing of it changed, the pass changes nothing.
struct Layout: Sendable, Equatable {
  var bounds: Size
  var header: Double
  var hover: Double
  var slots: Int
  var pageHeight: PageHeight
  /// How far below the top the bar pins: so much shorter are the body and the pages in it.
  var pin: Double
  var safeArea: Insets
  var handOver: HandOver
  var shortPage: ShortPage
  var isMirrored: Bool

  /// Written out, and inlined: each event ends with it.
  @inline(__always)
  static func == (left: Layout, right: Layout) -> Bool {
    left.bounds == right.bounds && left.header == right.header && left.hover == right.hover
      && left.slots == right.slots && left.pageHeight == right.pageHeight && left.pin == right.pin
      && left.safeArea == right.safeArea && left.handOver == right.handOver
      && left.shortPage == right.shortPage && left.isMirrored == right.isMirrored
  }

  /// Points that main can be moved past its maximum.
  var slack: Double { handOver == .offsets ? 1 : 0 }

  /// Points of each list's top inset in which header and bar lie.
  var listInset: Double { handOver == .inset ? header + hover : 0 }

  /// The least height of a page's content, in points.
  var leastContent: Double {
    switch shortPage {
    case .pad where handOver == .inset: max(0, bounds.height - pin - hover)
    case .pad, .clamp: 0
    }
  }

  /// The bounds below the hover bar where it pins, which a page fills.
  var page: Size {
    if handOver == .inset { return bounds }
    let height =
      switch pageHeight {
      case .belowHover: max(0, bounds.height - pin - hover)
      case .full: max(0, bounds.height - pin)
      }
    return Size(width: bounds.width, height: height)
  }
}

extension PinnedPager {
  /// One ends every event.
  mutating func layoutPass(_ probe: inout some Probe) {
    let layout = Layout(
      bounds: stage.bounds, header: header ?? 0, hover: hover ?? 0, slots: numberOfPages,
      pageHeight: policies.pageHeight, pin: effectivePin, safeArea: safeArea,
      handOver: policies.handOver, shortPage: policies.shortPage, isMirrored: isMirrored)
    let isLaidOut = laidOut.map { $0 == layout } ?? false
    if !isLaidOut { layOut(layout, &probe) }
    if standsSilentlyEmpty { standEmpty(&probe) }
  }

  private mutating func layOut(_ layout: Layout, _ probe: inout some Probe) {
    let old = laidOut
    laidOut = layout
    probe.enter(.layout)
    reads([.boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .numberOfPages], &probe)
    reads([.pageHeight, .handOver, .shortPage, .pageDirection].map(StatePath.policy), &probe)
    layOutMain(layout, &probe)
    layOutContent(layout, from: old, &probe)
    var walk = PageWalk()
    while let index = walk.next(in: pages) {
      if pages[index].isLoaded { layOutPage(index, layout.page, &probe) }
    }
    writeSafeArea(&probe)
    if let old, old.bounds != layout.bounds { loopPinInset(&probe) }
    reads(.handOver, &probe)
    if policies.handOver == .inset { followList(&probe) }
    probe.leave()
  }

  private mutating func layOutMain(_ layout: Layout, _ probe: inout some Probe) {
    let size = Size(
      width: layout.bounds.width, height: layout.header + layout.bounds.height - layout.pin)
    guard main.frame != layout.bounds || main.contentSize != size || main.slack != layout.slack
    else { return }
    let old = main
    main.frame = layout.bounds
    main.contentSize = size
    main.slack = layout.slack
    writeSizes(of: .main, from: old, &probe)
    reads(.handOver, &probe)
    if policies.handOver != .inset { clamp(.main, &probe) }
  }

  private mutating func layOutContent(
    _ layout: Layout, from oldLayout: Layout?, _ probe: inout some Probe
  ) {
    let frame = layout.page
    let size = Size(width: Double(layout.slots) * layout.bounds.width, height: frame.height)
    let isTurned = (oldLayout?.isMirrored ?? layout.isMirrored) != layout.isMirrored
    guard content.frame != frame || content.contentSize != size || isTurned else { return }
    let old = content
    content.frame = frame
    content.contentSize = size
    writeSizes(of: .content, from: old, &probe)
    reads(.boundsChange, &probe)
    switch policies.boundsChange {
    case .index: break
    case .offset:
      if old.length != content.length { commitIndex(fromOldOffset: old.contentOffset, &probe) }
    }
    clamp(.content, &probe)
    if old.contentSize != size || isTurned { realignContent(from: old, oldLayout, &probe) }
  }

  /// Pages that a callback put in or took out may have left content at rest past its end, or between
  /// the pages of a move that is over.
  mutating func realignStrayed(_ probe: inout some Probe) {
    guard content.motion == .rest, finger == nil, width > 0, numberOfPages > 0 else { return }
    clamp(.content, &probe)
    if !standsAtSlot { realignContent(from: content, laidOut, &probe) }
  }

  /// Puts content back to the index. A finger keeps its hold; a page motion that a new width has
  /// left without its page goes on to where that page now stands, from the unrounded offset and
  /// with the velocity of this instant.
  private mutating func realignContent(
    from old: ScrollView, _ oldLayout: Layout?, _ probe: inout some Probe
  ) {
    reads(.hiddenLayout, &probe)
    if isHidden, policies.hiddenLayout == .missed { return }
    probe.enter(.realign)
    switch content.motion {
    case .drag, .pairDrag, .pairGlide, .glide: break
    case .snap(let snap): aimAnew(snap, from: old, oldLayout, &probe)
    case .rest, .animation:
      stop(.content, &probe)
      reads([.currentPageIndex] + slotFields, &probe)
      reads([.policy(.firstLayout), .policy(.emptyReload)], &probe)
      let page = pageToShow(after: old)
      if page != alignedIndex { loadAhead(page, by: .realign, &probe) }
      moveContent(to: contentOffset(ofPage: pageToShow(after: old)), &probe)
    }
    probe.leave()
  }

  /// Policy `firstLayout`. `old`: content before the pass.
  private func pageToShow(after old: ScrollView) -> Int {
    let isFirst = old.length == 0 && width > 0 && numberOfPages > 0
    switch policies.firstLayout {
    case .atIndex: return alignedIndex
    case .atLastPage: return isFirst ? numberOfPages - 1 : alignedIndex
    }
  }

  private mutating func aimAnew(
    _ snap: PageSnap, from old: ScrollView, _ oldLayout: Layout?, _ probe: inout some Probe
  ) {
    let oldSlot = old.length > 0 ? clamped((snap.target / old.length).rounded(), -1, 1e6) : 0
    let page = Self.slot(
      ofPage: Int(oldSlot), among: oldLayout?.slots ?? 0,
      isMirrored: oldLayout?.isMirrored ?? false)
    let target = clamped(contentOffset(ofPage: page), content.minOffset, content.maxOffset)
    var (offset, velocity) = snap.unended(at: now)
    // Beyond an end it stood at that end.
    if old.glideLimits.end(beyond: offset) != nil {
      (offset, velocity) = (old.contentOffset, old.velocity)
    }
    let aimed = PageSnap(from: offset, velocity: velocity, to: target, width: width, at: now)
    begin(.snap(aimed), of: .content, &probe)
  }

  /// The slot at which content belongs; without pages, what policy `emptyReload` says.
  var alignedIndex: Int {
    switch policies.emptyReload {
    case .minusOne: clampedIndex(currentPageIndex)
    case .silent: max(clampedIndex(currentPageIndex), 0)
    }
  }

  mutating func layOutPage(_ index: Int, _ size: Size, _ probe: inout some Probe) {
    let old = pages[index].scrollView
    let height = max(pages[index].contentHeight, laidOut?.leastContent ?? 0)
    var new = old
    new.frame = size
    new.contentSize = Size(width: size.width, height: height)
    reads(.handOver, &probe)
    if policies.handOver == .inset { new.inset[.header].top = listInset(ofPage: index) }
    pages[index].scrollView = new
    let page = pages.reference(index)
    if old.insetTop != new.insetTop {
      stayAtTop(index, from: old, &probe)
      guard let index = pages.index(of: page) else { return }
      keepWithinBounds(.page(index), from: old, &probe)
    }
    guard let index = pages.index(of: page) else { return }
    if old.frame != new.frame || old.contentSize != new.contentSize || old.insetTop != new.insetTop
    {
      writeSizes(of: .page(index), from: old, &probe)
      clamp(.page(index), &probe)
    }
  }

  /// A page's content grew or shrank, on the screen or in what the data source will answer.
  mutating func setContentHeight(
    _ height: Double, ofPage index: Int, _ probe: inout some Probe
  ) {
    let isMade = pages[index].isMade
    let isAnswered = answer.indices.contains(index)
    guard isMade || isAnswered else { return ignore(.noSuchPage, &probe) }
    probe.enter(.views)
    if isAnswered { answer[index].contentHeight = height }
    if isMade {
      pages[index].contentHeight = height
      layOutPage(index, pages[index].scrollView.frame, &probe)
    }
    wrote(.page(index, .contentHeight), &probe)
    probe.leave()
  }

  /// Brings an offset back within its bounds, unless a finger or a glide moves the view.
  mutating func clamp(_ view: ScrollViewID, _ probe: inout some Probe) {
    let scroll = scrollView(view)
    guard !scroll.motion.isHeld, isPastAnEnd(scroll) else { return }
    let offset = clamped(scroll.contentOffset, scroll.minOffset, scroll.endOffset)
    guard pixelRounded(offset, scale: stage.scale) != scroll.contentOffset else { return }
    probe.enter(.clamp)
    reads(StatePath.place(view), &probe)
    stop(view, &probe)
    if view == .content { moveContent(to: offset, &probe) } else { move(view, to: offset, &probe) }
    probe.leave()
  }

  /// Without pages, content stands at 0, page 0 is the index and nobody is told.
  private mutating func standEmpty(_ probe: inout some Probe) {
    probe.enter(.layout)
    reads([.numberOfPages, .policy(.emptyReload)], &probe)
    if currentPageIndex != 0 {
      currentPageIndex = 0
      wrote(.currentPageIndex, &probe)
    }
    setCurrentPage(nil, &probe)
    if content.contentOffset != 0 {
      stop(.content, &probe)
      moveContent(to: 0, &probe)
    }
    probe.leave()
  }
}
