/// Policy `handOver` changed in mid-session.
extension PinnedPager {
  /// Two hand-overs cannot share a gesture or a glide: a change of the rule ends what is under way,
  /// the finger holds nothing until it lifts, and pages locked by the one rule are free.
  mutating func changeHandOver(to changed: Policies, _ probe: inout some Probe) {
    stopPair(&probe)
    draggedByHeader = nil
    for index in pages.indices { pages[index].isLocked = false }
    if main.motion.isHeld { stop(.main, &probe) }
    for index in pages.indices where pages[index].scrollView.motion.isHeld {
      stop(.page(index), &probe)
    }
    reads(.handOver, &probe)
    let movesHeader = (changed.handOver == .inset) != (policies.handOver == .inset)
    policies = changed
    if movesHeader { moveHeader(intoLists: changed.handOver == .inset, &probe) }
    lastScrolled = pages.reference(currentPage)
    if finger == nil { springBack(.main, &probe) }
    var walk = PageWalk()
    while let index = walk.next(in: pages) {
      let identity = pages[index].identity
      let isHeld = finger?.page?.identity == identity || finger?.heldPage?.identity == identity
      if !isHeld { springBack(.page(index), &probe) }
    }
  }

  /// The header goes from the outer view into the lists, or back: each list stays as far from its
  /// top as it was, what code animates ends, and so do the outer view's insets.
  private mutating func moveHeader(intoLists: Bool, _ probe: inout some Probe) {
    reads([.offset(.main)] + pinFields, &probe)
    stop(.main, &probe)
    let inset = laidOut.map { $0.header + $0.hover } ?? 0
    for index in pages.indices where pages[index].isLoaded {
      stop(.page(index), &probe)
      let away =
        intoLists
        ? clamped(main.contentOffset, 0, pinOffset) - inset : inset - headerAway(ofPage: index)
      let offset = pages[index].scrollView.contentOffset + away
      pages[index].scrollView.contentOffset = pixelRounded(offset, scale: stage.scale)
      pages[index].scrollView.inset[.header].top = initial.pageInsetTop + (intoLists ? inset : 0)
      writeInset(ofPage: index, &probe)
      wrote(.offset(ofPage: index), &probe)
    }
    guard intoLists else { return }
    setInset(ContentInset(), of: .main, &probe)
    setHeaderAway(main.contentOffset, &probe)
  }
}
