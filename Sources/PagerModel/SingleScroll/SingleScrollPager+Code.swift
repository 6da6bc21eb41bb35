/// What code and the system do to main: offsets and insets.
extension SingleScrollPager {
  mutating func setContentOffset(
    of view: ScrollViewID, to offset: Double?, animated: Bool, _ probe: inout some Probe
  ) {
    guard view == .main else { return ignore(.noSuchView, &probe) }
    guard let offset else { return ignore(.wrongAxis, &probe) }
    probe.enter(.code)
    if animated { animate(to: offset, &probe) } else { jump(to: offset, &probe) }
    probe.leave()
  }

  mutating func scrollToTop(_ probe: inout some Probe) {
    guard finger == nil else { return ignore(.fingerIsDown, &probe) }
    guard standing > main.minOffset else { return ignore(.alreadyAtTop, &probe) }
    if case .animation(let animation) = main.motion, animation.isScrollToTop {
      return ignore(.scrollsToTop, &probe)
    }
    probe.enter(.scrollToTop)
    reads(StatePath.place(.main), &probe)
    animate(to: main.minOffset, isScrollToTop: true, &probe)
    probe.leave()
  }

  mutating func setContentInset(
    of view: ScrollViewID, to insets: Insets, by writer: InsetWriter, _ probe: inout some Probe
  ) {
    guard view == .main else { return ignore(.noSuchView, &probe) }
    if writer == .safeArea { safeArea = insets }
    writeInset(top: insets.top, bottom: insets.bottom, by: writer, &probe)
  }

  /// The control's inset, to which main scrolls from its top unless a finger holds it; and its end.
  mutating func refresh(
    _ view: ScrollViewID, _ phase: PagerEvent.Refresh, _ probe: inout some Probe
  ) {
    guard view == .main else { return ignore(.noSuchView, &probe) }
    switch phase {
    case .began(let height):
      let isAtTop = standing <= main.minOffset
      writeInset(top: height, by: .refresh, &probe)
      guard isAtTop, finger == nil else { return }
      probe.enter(.refreshInset)
      reads(StatePath.place(.main), &probe)
      animate(to: main.minOffset, &probe)
      probe.leave()
    case .ended:
      guard main.inset[.refresh].top != 0 else { return ignore(.notRefreshing, &probe) }
      writeInset(top: 0, by: .refresh, &probe)
    }
  }

  /// Nil leaves that edge as it is. An inset that grows moves no offset, but for the safe area's: at
  /// its top, main stays there.
  mutating func writeInset(
    top: Double? = nil, bottom: Double? = nil, by writer: InsetWriter, _ probe: inout some Probe
  ) {
    let old = main
    let stoodAtTop = standing <= main.minOffset
    if let top { main.inset[writer].top = top }
    if let bottom { main.inset[writer].bottom = bottom }
    guard main.inset != old.inset else { return }
    probe.enter(writer.rule)
    reads(StatePath.place(.main), &probe)
    if old.insetTop != main.insetTop { wrote(.scrollView(.main, .insetTop), &probe) }
    if old.insetBottom != main.insetBottom { wrote(.scrollView(.main, .insetBottom), &probe) }
    writeEnds(from: old, &probe)
    if writer == .safeArea, stoodAtTop, main.motion == .rest, finger == nil {
      move(to: main.minOffset, &probe)
    }
    keepWithinBounds(from: old, &probe)
    probe.leave()
  }
}
