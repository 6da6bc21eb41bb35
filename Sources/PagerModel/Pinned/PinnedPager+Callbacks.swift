/// What is put right after the app has acted inside a callback.
extension PinnedPager {
  /// What ends an event, and a frame in which a callback has acted: the layout pass, once. What a
  /// callback does inside the pass is laid out by another.
  mutating func layOutAll(_ probe: inout some Probe) {
    repeat {
      let mayHaveStrayed = needsLayout && hasRenumbered
      if needsLayout { stopOrphans(&probe) }
      needsLayout = false
      hasRenumbered = false
      layoutPass(&probe)
      if mayHaveStrayed { realignStrayed(&probe) }
      if pairIsStale { partPair(&probe) }
      updateAppearance(&probe)
    } while needsLayout
  }

  /// A callback may have ended a gesture or a glide under the rule that was about to begin it: what
  /// nobody holds any more stands, or goes back to its end.
  private mutating func stopOrphans(_ probe: inout some Probe) {
    probe.enter(.callback)
    if finger == nil {
      if pair?.phase == .held { endPair(&probe) }
      unlockMain(&probe)
    }
    stopOrphan(.main, &probe)
    stopOrphan(.content, &probe)
    var walk = PageWalk()
    while let index = walk.next(in: pages) { stopOrphan(.page(index), &probe) }
    probe.leave()
  }

  private mutating func stopOrphan(_ view: ScrollViewID, _ probe: inout some Probe) {
    let isOrphan =
      switch motion(of: view) {
      case .drag: !isPanned(view)
      case .pairDrag: pair?.phase != .held || !isPaired(view)
      case .pairGlide: !isPaired(view)
      case .rest, .glide, .snap, .animation: false
      }
    guard isOrphan else { return }
    stop(view, &probe)
    if view == .content { snapContent(velocity: 0, interrupted: nil, &probe) }
    if view != .content { springBack(view, &probe) }
  }

  private func isPanned(_ view: ScrollViewID) -> Bool {
    switch view {
    case .main, .content: finger != nil
    case .page(let index): finger?.page?.identity == pages[index].identity
    }
  }

  private func isPaired(_ view: ScrollViewID) -> Bool {
    pair != nil && (view == .main || view == pairedPage.map(ScrollViewID.page))
  }
}
