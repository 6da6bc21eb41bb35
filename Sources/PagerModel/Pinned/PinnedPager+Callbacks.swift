/// What the app does inside a callback.
extension PinnedPager {
  /// Callbacks nest no deeper: the event of one that would is ignored.
  static let deepestCallback = 8

  /// All that the outside hears goes through here; an armed callback answers at once, before the
  /// rule that sent the effect goes on.
  mutating func send(_ effect: Effect, _ probe: inout some Probe) {
    probe.send(effect)
    if callbacks.isAwaiting(effect.kind) { call(back: effect, &probe) }
  }

  /// Callbacks are armed that have not acted.
  package var awaitsCallbacks: Bool { !callbacks.isEmpty }

  /// Those that were armed before `effect` was sent, in the order in which they were. Each acts
  /// once.
  private mutating func call(back effect: Effect, _ probe: inout some Probe) {
    let last = callbacks.armed
    while let event = callbacks.take(for: effect, armedUpTo: last) {
      guard callbackDepth < Self.deepestCallback else {
        ignore(.callbackDepth, &probe)
        continue
      }
      callbackDepth += 1
      probe.enter(.callback)
      needsLayout = true
      handle(event, &probe)
      probe.leave()
      callbackDepth -= 1
    }
  }

  mutating func arm(_ id: Payloads.CallbackID) {
    guard let callback = stage.payloads[id] else { return }
    callbacks.arm(callback)
  }

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
      partStalePair(&probe)
      updateAppearance(&probe)
    } while needsLayout
  }

  /// A callback may have ended a gesture or a glide under the rule that was about to begin it: what
  /// nobody holds any more stands, or goes back to its end.
  private mutating func stopOrphans(_ probe: inout some Probe) {
    if finger == nil {
      if pair?.phase == .held { endPair(&probe) }
      unlockMain(&probe)
    }
    stopOrphan(.main, &probe)
    stopOrphan(.content, &probe)
    var walk = PageWalk()
    while let index = walk.next(in: pages) { stopOrphan(.page(index), &probe) }
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
    case .page(let index): pages.index(of: finger?.page) == index
    }
  }

  private func isPaired(_ view: ScrollViewID) -> Bool {
    pair != nil && (view == .main || view == pairedPage.map(ScrollViewID.page))
  }
}
