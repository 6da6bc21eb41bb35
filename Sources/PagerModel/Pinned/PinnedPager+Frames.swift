extension PinnedPager {
  /// Something moves by itself.
  @inline(__always)
  var isMoving: Bool {
    main.motion.isSelfMoving || content.motion.isSelfMoving || pages.selfMovingCount > 0
      || pairIsMoving || appearance.isInTransition
  }

  @inline(__always)
  private var pairIsMoving: Bool {
    switch pair?.phase {
    case .gliding, .bouncing: true
    case .held, nil: false
    }
  }

  /// Visits the frames up to and with `time`; with nothing moving, time passes in one step.
  mutating func advance(to time: Microseconds, _ probe: inout some Probe) {
    let time = min(time, Clock.latest)
    while stage.clock.nextFrame <= time, isMoving {
      stage.clock.advance(to: stage.clock.nextFrame)
      visitFrame(&probe)
      if needsLayout {
        layOutAll(&probe)
      } else {
        if pairIsStale { partPair(&probe) }
        updateAppearance(&probe)
      }
    }
    stage.clock.advance(to: time)
  }

  /// Moves what moves by itself: main and the page in the order of policy `panOrder`, the other
  /// pages from the first to the last, then content.
  private mutating func visitFrame(_ probe: inout some Probe) {
    visitPairFrame(&probe)
    reads(.panOrder, &probe)
    switch policies.panOrder {
    case .mainFirst:
      if main.motion.isSelfMoving { visitFrame(of: .main, &probe) }
      if pages.selfMovingCount > 0 { visitPages(&probe) }
    case .pageFirst:
      if pages.selfMovingCount > 0 { visitPages(&probe) }
      if main.motion.isSelfMoving { visitFrame(of: .main, &probe) }
    }
    if content.motion.isSelfMoving { visitFrame(of: .content, &probe) }
    endTransition(&probe)
  }

  private mutating func visitPages(_ probe: inout some Probe) {
    var walk = PageWalk()
    while let index = walk.nextSelfMoving(in: pages) { visitFrame(of: .page(index), &probe) }
  }

  private mutating func visitFrame(of view: ScrollViewID, _ probe: inout some Probe) {
    switch motion(of: view) {
    case .rest, .drag, .pairDrag, .pairGlide: break
    case .glide(let glide): visitGlide(glide, of: view, &probe)
    case .snap(let snap): visitSnap(snap, of: view, &probe)
    case .animation(let animation): visitAnimation(animation, of: view, &probe)
    }
  }

  private mutating func visitGlide(
    _ glide: Glide, of view: ScrollViewID, _ probe: inout some Probe
  ) {
    probe.enter(.deceleration)
    reads([.scrollView(view, .isDecelerating)] + StatePath.ends(view), &probe)
    var glide = glide
    let page = page(of: view)
    let position = glide.advance(to: now, within: scrollView(view).glideLimits)
    setMotion(.glide(glide), of: view)
    setVelocity(position.velocity, of: view, &probe)
    move(view, to: position.offset, &probe)
    if position.hasEnded, let view = present(view, page), motion(of: view).isDecelerating {
      endDecelerating(view, &probe)
    }
    probe.leave()
  }

  private mutating func visitSnap(
    _ snap: PageSnap, of view: ScrollViewID, _ probe: inout some Probe
  ) {
    probe.enter(.snap)
    reads([.scrollView(view, .isDecelerating)] + StatePath.ends(view), &probe)
    let position = snap.position(
      at: now, previous: scrollView(view).contentOffset, within: scrollView(view).glideLimits)
    setVelocity(position.velocity, of: view, &probe)
    move(view, to: position.offset, &probe)
    if position.hasEnded, motion(of: view) == .snap(snap) { endDecelerating(view, &probe) }
    probe.leave()
  }

  private mutating func visitAnimation(
    _ animation: ScrollAnimation, of view: ScrollViewID, _ probe: inout some Probe
  ) {
    probe.enter(.animation)
    reads([.scrollView(view, .isAnimating)], &probe)
    let page = page(of: view)
    move(view, to: animation.offset(at: now), &probe)
    if animation.hasEnded(at: now), let view = present(view, page),
      motion(of: view) == .animation(animation)
    {
      endAnimation(animation, of: view, &probe)
    }
    probe.leave()
  }
}
