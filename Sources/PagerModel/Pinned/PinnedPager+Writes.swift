/// What a change writes besides the field it sets: every path that shows it.
extension PinnedPager {
  /// Gives a view another kind of motion.
  mutating func begin(_ motion: Motion, of view: ScrollViewID, _ probe: inout some Probe) {
    let old = self.motion(of: view)
    setMotion(motion, of: view)
    writeMotion(from: old, to: motion, of: view, &probe)
    if view == .content { lockMain(whereContentWasHeld: old.isHeld, &probe) }
  }

  mutating func stop(_ view: ScrollViewID, _ probe: inout some Probe) {
    begin(.rest, of: view, &probe)
    if scrollView(view).velocity != 0 { setVelocity(0, of: view, &probe) }
  }

  @inline(__always)
  mutating func setVelocity(
    _ velocity: Double, of view: ScrollViewID, _ probe: inout some Probe
  ) {
    setVelocity(velocity, of: view)
    wrote(.scrollView(view, .velocity), &probe)
  }

  @inline(__always)
  private func writeMotion<P: Probe>(
    from old: Motion, to new: Motion, of view: ScrollViewID, _ probe: inout P
  ) {
    guard P.hearsFields, isHeard(view) else { return }
    if old.isDragging != new.isDragging {
      wrote(.scrollView(view, .isDragging), &probe)
      if tracksOnlyDrags(view) { wrote(.scrollView(view, .isTracking), &probe) }
      wrote(.owner, &probe)
    }
    if old.isDecelerating != new.isDecelerating {
      wrote(.scrollView(view, .isDecelerating), &probe)
    }
    if old.isAnimating != new.isAnimating { wrote(.scrollView(view, .isAnimating), &probe) }
    if view == .content, old.isSelfMoving || new.isSelfMoving { wrote(.pendingPageIndex, &probe) }
  }

  /// A page, and content where the finger is not on the pages.
  private func tracksOnlyDrags(_ view: ScrollViewID) -> Bool {
    switch view {
    case .main: false
    case .content: finger?.region != .page
    case .page: true
    }
  }

  /// A finger has landed, or is about to lift.
  @inline(__always)
  func writeTracking<P: Probe>(of finger: Finger, _ probe: inout P) {
    guard P.hearsFields else { return }
    wrote(.owner, &probe)
    wrote(.scrollView(.main, .isTracking), &probe)
    if finger.region == .page { wrote(.scrollView(.content, .isTracking), &probe) }
    if let page = pages.index(of: finger.page) {
      wrote(.scrollView(.page(page), .isTracking), &probe)
    }
  }

  /// A layout pass has given the view another frame or content size.
  @inline(__always)
  func writeSizes<P: Probe>(of view: ScrollViewID, from old: ScrollView, _ probe: inout P) {
    guard P.hearsFields else { return }
    let new = scrollView(view)
    if old.contentSize.width != new.contentSize.width {
      wrote(.scrollView(view, .contentWidth), &probe)
    }
    if old.contentSize.height != new.contentSize.height {
      wrote(.scrollView(view, .contentHeight), &probe)
    }
    if old.maxOffset != new.maxOffset { wrote(.scrollView(view, .maxOffset), &probe) }
    if old.isLive != new.isLive, finger != nil { wrote(.owner, &probe) }
  }

  /// A page is made, or another stands at `index`, or none: whatever it holds is new.
  func writePage(_ index: Int, _ probe: inout some Probe) {
    wrote(.page(index, .isLoaded), &probe)
    wrote(.page(index, .lifecycle), &probe)
    wrote(.page(index, .isSwipeEnabled), &probe)
    wrote(.page(index, .firstVisibleItem), &probe)
    writeDescription(ofPage: index, &probe)
    let view = ScrollViewID.page(index)
    wrote(.scrollView(view, .contentOffset), &probe)
    wrote(.scrollView(view, .contentWidth), &probe)
    wrote(.scrollView(view, .contentHeight), &probe)
    wrote(.scrollView(view, .insetTop), &probe)
    wrote(.scrollView(view, .insetBottom), &probe)
    wrote(.scrollView(view, .minOffset), &probe)
    wrote(.scrollView(view, .maxOffset), &probe)
    wrote(.scrollView(view, .isScrollEnabled), &probe)
    wrote(.scrollView(view, .isTracking), &probe)
    wrote(.scrollView(view, .isDragging), &probe)
    wrote(.scrollView(view, .isDecelerating), &probe)
    wrote(.scrollView(view, .isAnimating), &probe)
    wrote(.scrollView(view, .velocity), &probe)
    wrote(.scrollView(view, .showsIndicator), &probe)
  }

  /// The data source will answer otherwise: a page that is not made is described by that.
  func writeAnswer(_ probe: inout some Probe) {
    for index in 0..<numberOfPages where !pages[index].isLoaded {
      writeDescription(ofPage: index, &probe)
    }
  }

  /// What the data source says of a page.
  func writeDescription(ofPage index: Int, _ probe: inout some Probe) {
    wrote(.page(index, .id), &probe)
    wrote(.page(index, .title), &probe)
    wrote(.page(index, .contentHeight), &probe)
  }
}
