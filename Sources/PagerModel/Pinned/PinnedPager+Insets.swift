/// Content insets: who writes them.
extension PinnedPager {
  mutating func setContentInset(
    of view: ScrollViewID, to insets: Insets, by writer: InsetWriter, _ probe: inout some Probe
  ) {
    guard takesInset(view, &probe) else { return }
    write(top: insets.top, bottom: insets.bottom, of: view, by: writer, &probe)
  }

  /// content scrolls sideways, where these insets are none, and under hand-over `inset` main not at
  /// all.
  private mutating func takesInset(_ view: ScrollViewID, _ probe: inout some Probe) -> Bool {
    switch view {
    case .main:
      reads(.handOver, &probe)
      if policies.handOver != .inset { return true }
      ignore(.nothingToScroll, &probe)
      return false
    case .content:
      ignore(.wrongAxis, &probe)
      return false
    case .page(let index):
      if (0..<numberOfPages).contains(index), pages[index].isLoaded { return true }
      ignore(.pageNotLoaded, &probe)
      return false
    }
  }

  /// Writes an inset of main or a page in `writer`'s name; nil leaves that edge as it is.
  ///
  /// An inset that grows moves no offset, as in UIKit, but for the safe area's: a view at rest at
  /// its top stays at its top. What an inset that shrinks leaves past an end goes back to it.
  mutating func write(
    top: Double? = nil, bottom: Double? = nil, of view: ScrollViewID, by writer: InsetWriter,
    _ probe: inout some Probe
  ) {
    let old = scrollView(view)
    var inset = old.inset
    reads(.insetWriters, &probe)
    switch policies.insetWriters {
    case .named, .readjusted, .subtracted:
      if let top { inset[writer].top = top }
      if let bottom { inset[writer].bottom = bottom }
    case .last, .guarded, .unguarded, .looped: inset.overwrite(top: top, bottom: bottom, by: writer)
    }
    guard inset != old.inset else { return }
    let page = page(of: view)
    probe.enter(writer.rule)
    reads(StatePath.place(view) + [.policy(.insetWriters)], &probe)
    setInset(inset, of: view, &probe)
    let keepsTop = writer == .safeArea && top != nil && standing(old) <= old.minOffset
    if keepsTop, old.motion == .rest, !isTracking(view) {
      move(view, to: safeAreaTop(of: view), &probe)
    }
    if let view = present(view, page) { keepWithinBounds(view, from: old, &probe) }
    probe.leave()
  }

  /// Where the safe area puts a view that was at its top.
  private func safeAreaTop(of view: ScrollViewID) -> Double {
    let scroll = scrollView(view)
    switch policies.insetWriters {
    case .named, .last, .guarded, .readjusted, .unguarded, .looped: return scroll.minOffset
    case .subtracted:
      let own = scroll.inset[.safeArea].top
      return 0 - own - (own - scroll.insetTop)
    }
  }

  mutating func setInset(
    _ inset: ContentInset, of view: ScrollViewID, _ probe: inout some Probe
  ) {
    let old = scrollView(view)
    switch view {
    case .main: main.inset = inset
    case .content: content.inset = inset
    case .page(let index): pages[index].scrollView.inset = inset
    }
    let new = scrollView(view)
    if old.insetTop != new.insetTop { wrote(.scrollView(view, .insetTop), &probe) }
    if old.insetBottom != new.insetBottom { wrote(.scrollView(view, .insetBottom), &probe) }
    if old.minOffset != new.minOffset { wrote(.scrollView(view, .minOffset), &probe) }
    if old.maxOffset != new.maxOffset { wrote(.scrollView(view, .maxOffset), &probe) }
    if old.isLive != new.isLive, finger != nil { wrote(.owner, &probe) }
  }

  // MARK: Writers

  /// The layout pass writes the safe area where it does not stand yet: main's top, above its
  /// header, and each page's bottom, below its last row.
  mutating func writeSafeArea(_ probe: inout some Probe) {
    reads(.handOver, &probe)
    if policies.handOver != .inset, main.inset[.safeArea].top != safeArea.top {
      write(top: safeArea.top, of: .main, by: .safeArea, &probe)
    }
    var walk = PageWalk()
    while let index = walk.next(in: pages) {
      if pages[index].isLoaded { writeSafeArea(ofPage: index, &probe) }
    }
  }

  mutating func writeSafeArea(ofPage index: Int, _ probe: inout some Probe) {
    guard pages[index].scrollView.inset[.safeArea].bottom != safeArea.bottom else { return }
    write(bottom: safeArea.bottom, of: .page(index), by: .safeArea, &probe)
  }

  /// main has scrolled: where one field serves all, the pager pins its bar by main's top inset.
  mutating func writePinInset(_ probe: inout some Probe) {
    let pin = effectivePin
    guard pin > 0, !listHasLeftItsTop else { return }
    reads(.insetWriters, &probe)
    switch policies.insetWriters {
    case .named, .readjusted, .subtracted: return
    case .last, .unguarded, .looped: break
    case .guarded:
      guard main.insetTop == 0 || main.insetTop == pin else { return }
    }
    write(top: main.contentOffset >= pin ? pin : 0, of: .main, by: .pin, &probe)
  }

  @inline(__always)
  var listHasLeftItsTop: Bool {
    currentPage.map { pages[$0].scrollView.contentOffset > topOffset(ofPage: $0) } ?? false
  }

  /// A reload of pages, under `readjusted`: main is adjusted for the pin offset once more.
  mutating func readjustForPin(_ probe: inout some Probe) {
    reads(.insetWriters, &probe)
    switch policies.insetWriters {
    case .named, .last, .guarded, .subtracted, .unguarded, .looped: return
    case .readjusted:
      let offset = min(main.contentOffset + effectivePin, main.maxOffset)
      guard offset > main.contentOffset else { return }
      probe.enter(.pinInset)
      reads(StatePath.place(.main) + [.headerHeight, .policy(.insetWriters)], &probe)
      jump(.main, to: offset, &probe)
      probe.leave()
    }
  }

  /// Pull to refresh: the control's inset, to which a view at its top scrolls unless a finger holds
  /// it; and its end.
  mutating func refresh(
    _ view: ScrollViewID, _ phase: PagerEvent.Refresh, _ probe: inout some Probe
  ) {
    guard takesInset(view, &probe) else { return }
    switch phase {
    case .began(let height):
      let scroll = scrollView(view)
      let isAtTop = standing(scroll) <= scroll.minOffset
      let page = page(of: view)
      write(top: height, of: view, by: .refresh, &probe)
      guard isAtTop, let view = present(view, page), !isTracking(view) else { return }
      probe.enter(.refreshInset)
      reads(StatePath.place(view), &probe)
      animate(view, to: scrollView(view).minOffset, &probe)
      probe.leave()
    case .ended:
      guard scrollView(view).inset[.refresh].top != 0 else { return ignore(.notRefreshing, &probe) }
      write(top: 0, of: view, by: .refresh, &probe)
    }
  }
}
