extension SingleScrollPager {
  mutating func layoutPass(_ probe: inout some Probe) {
    probe.enter(.layout)
    reads([.boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .currentPage], &probe)
    if let current = tabs.current { reads([.page(current, .contentHeight)], &probe) }
    let old = main
    main.frame = stage.bounds
    main.contentSize = Size(width: stage.bounds.width, height: contentHeight)
    if old.frame != main.frame || old.contentSize != main.contentSize {
      writeSizes(from: old, &probe)
      keepWithinBounds(from: old, &probe)
    }
    if main.inset[.safeArea].top != safeArea.top || main.inset[.safeArea].bottom != safeArea.bottom
    {
      writeInset(top: safeArea.top, bottom: safeArea.bottom, by: .safeArea, &probe)
    }
    didLayOut(&probe)
    probe.leave()
  }

  private func writeSizes(from old: ScrollView, _ probe: inout some Probe) {
    if old.contentSize.width != main.contentSize.width {
      wrote(.scrollView(.main, .contentWidth), &probe)
    }
    if old.contentSize.height != main.contentSize.height {
      wrote(.scrollView(.main, .contentHeight), &probe)
    }
    writeEnds(from: old, &probe)
  }

  func writeEnds(from old: ScrollView, _ probe: inout some Probe) {
    if old.minOffset != main.minOffset { wrote(.scrollView(.main, .minOffset), &probe) }
    if old.maxOffset != main.maxOffset { wrote(.scrollView(.main, .maxOffset), &probe) }
    if old.minOffset != main.minOffset { writeLayout(&probe) }
  }

  /// main's ends have moved under it: it does not jump, and goes on under the new ones; at rest it
  /// is clamped, as UIKit does.
  mutating func keepWithinBounds(from old: ScrollView, _ probe: inout some Probe) {
    guard old.minOffset != main.minOffset || old.maxOffset != main.maxOffset else { return }
    switch main.motion {
    case .drag: main.motion = .drag(Pan(grabbing: standing, in: main))
    case .glide(let glide) where glide.isBouncing:
      main.motion = .glide(
        Glide(from: standing, velocity: main.velocity, at: now, within: main.glideLimits))
    case .animation(let animation): aimWithinBounds(animation, from: old, &probe)
    case .rest, .glide, .snap, .pairDrag, .pairGlide: break
    }
    if finger == nil { clampMain(&probe) }
  }

  /// An animation to a place that is out of bounds now goes to the end instead.
  private mutating func aimWithinBounds(
    _ animation: ScrollAnimation, from old: ScrollView, _ probe: inout some Probe
  ) {
    let wasWithin = (old.minOffset...old.maxOffset).contains(animation.target)
    let target = clamped(animation.target, main.minOffset, main.maxOffset)
    guard wasWithin, target != animation.target else { return }
    animate(
      to: target, isScrollToTop: animation.isScrollToTop, duration: animation.duration, &probe)
  }

  /// Brings the offset back within its bounds, unless a finger or a glide moves main.
  mutating func clampMain(_ probe: inout some Probe) {
    guard !main.motion.isHeld, isPastAnEnd else { return }
    let offset = clamped(main.contentOffset, main.minOffset, main.maxOffset)
    guard pixelRounded(offset, scale: stage.scale) != main.contentOffset else { return }
    probe.enter(.clamp)
    reads(StatePath.place(.main), &probe)
    stop(&probe)
    move(to: offset, &probe)
    probe.leave()
  }
}
