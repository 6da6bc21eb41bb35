/// The pair after its release: one free glide for both, and the bounce of the last taker.
extension PinnedPager {
  /// `velocity`: of the offsets, in points per millisecond; `target`: where the app wants the
  /// page, or main where there is none, to end.
  mutating func releasePair(velocity: Double, target: Double?, _ probe: inout some Probe) {
    guard pair?.phase == .held else { return }
    reads(pairFields, &probe)
    // Bounds that moved under the finger may have left a view past its end.
    if pair?.excess == 0 { takeExcess() }
    guard var released = pair else { return }
    var velocity = velocity
    if let target { velocity = Deceleration.velocity(reaching: distance(to: target, released)) }
    if released.excess != 0 {
      let taker = released.excessTaker
      let offset = excessOffset(released)
      let glide = Glide(from: offset, velocity: velocity, at: now, within: limits(of: taker))
      released.phase = .bouncing(taker, glide)
      released.excess = 0
    } else if velocity != 0, canGlide(released, velocity) {
      released.phase = .gliding(velocity: velocity, start: now, travelled: 0)
    } else {
      announceRelease(velocity: velocity, glides: nil, &probe)
      return endPair(&probe)
    }
    announceRelease(velocity: velocity, glides: released.phase, &probe)
    guard pair?.phase == .held else { return }
    pair?.phase = released.phase
    pair?.excess = released.excess
    startPhase(velocity: velocity, &probe)
  }

  /// How far the pair goes until the app's target is reached: the page's, where there is one.
  private func distance(to target: Double, _ pair: Pair) -> Double {
    guard pair.page != nil else { return target - pair.mainOffset }
    let inPage = target - pair.pageOffset
    return inPage > 0 && pair.takesMain ? inPage + max(0, main.maxOffset - pair.mainOffset) : inPage
  }

  /// There is room for it, or a view that bounces at the end.
  @inline(__always)
  private func canGlide(_ pair: Pair, _ velocity: Double) -> Bool {
    let room = pairRoom
    if pair.firstTaker(for: velocity, in: room) != nil { return true }
    var stopped = pair
    let isHeldAtPin = stopped.split(velocity, in: room) == 0
    return !isHeldAtPin && bounces(pair.lastLiveTaker(for: velocity, in: room))
  }

  private mutating func announceRelease(
    velocity: Double, glides phase: Pair.Phase?, _ probe: inout some Probe
  ) {
    guard var end = pair else { return }
    _ = end.split(Deceleration.targetDistance(velocity: velocity), in: pairRoom)
    if end.takesMain {
      endDragging(
        .main, velocity: velocity, target: end.mainOffset,
        willDecelerate: moves(.main, in: phase), &probe)
    }
    if let index = pairedPage {
      endDragging(
        .page(index), velocity: velocity, target: end.pageOffset,
        willDecelerate: moves(.page, in: phase), &probe)
    }
  }

  private func moves(_ taker: Pair.Taker, in phase: Pair.Phase?) -> Bool {
    switch phase {
    case .gliding: true
    case .bouncing(let bouncing, _): bouncing == taker
    case .held, nil: false
    }
  }

  @inline(__always)
  private func view(of taker: Pair.Taker) -> ScrollViewID? {
    switch taker {
    case .main: pair?.takesMain == true ? .main : nil
    case .page: pairedPage.map(ScrollViewID.page)
    }
  }

  @inline(__always)
  private func limits(of taker: Pair.Taker) -> Glide.Limits {
    switch taker {
    case .main: main.glideLimits
    case .page: pairedPage.map { pages[$0].scrollView.glideLimits } ?? main.glideLimits
    }
  }

  /// Marks the views that the pair's phase moves as decelerating, the others as standing.
  mutating func startPhase(velocity: Double, _ probe: inout some Probe) {
    startPhase(of: .main, velocity: velocity, &probe)
    startPhase(of: .page, velocity: velocity, &probe)
  }

  private mutating func startPhase(
    of taker: Pair.Taker, velocity: Double, _ probe: inout some Probe
  ) {
    guard let pair, let view = view(of: taker) else { return }
    let wasDecelerating = motion(of: view).isDecelerating
    if moves(taker, in: pair.phase) {
      let isFirst = taker == firstMover(pair, velocity)
      begin(.pairGlide, of: view, &probe)
      setVelocity(isFirst ? velocity : 0, of: view, &probe)
      if !wasDecelerating { send(.scrollViewWillBeginDecelerating(view), of: view, &probe) }
    } else if wasDecelerating {
      endDecelerating(view, &probe)
    } else {
      stop(view, &probe)
    }
  }

  /// The view that moves until the next frame; the other stands.
  @inline(__always)
  private func firstMover(_ pair: Pair, _ velocity: Double) -> Pair.Taker? {
    switch pair.phase {
    case .held: nil
    case .gliding:
      pair.firstTaker(for: velocity, in: pairRoom)
        ?? pair.lastLiveTaker(for: velocity, in: pairRoom)
    case .bouncing(let taker, _): taker
    }
  }

  // MARK: Frames

  mutating func visitPairFrame(_ probe: inout some Probe) {
    guard let phase = pair?.phase else { return }
    switch phase {
    case .gliding(let velocity, let start, let travelled):
      probe.enter(.exactGlide)
      reads(pairMotionFields, &probe)
      visitFreePair(velocity: velocity, start: start, travelled: travelled, &probe)
      probe.leave()
    case .bouncing(let taker, let glide):
      probe.enter(.exactFarEnd)
      reads(pairMotionFields, &probe)
      visitBounce(taker, glide, &probe)
      probe.leave()
    case .held: break
    }
  }

  private mutating func visitFreePair(
    velocity: Double, start: Microseconds, travelled: Double, _ probe: inout some Probe
  ) {
    guard let before = pair else { return }
    let decay = Deceleration.decay(after: Double(now - start) / 1000)
    let distance = velocity * Deceleration.reach * (1 - decay)
    let room = pairRoom
    let rest = pair?.split(distance - travelled, in: room) ?? 0
    pair?.phase = .gliding(velocity: velocity, start: start, travelled: distance)
    let speed = velocity * decay
    setPairVelocities(
      main: pair?.mainOffset != before.mainOffset ? speed : 0,
      page: pair?.pageOffset != before.pageOffset ? speed : 0, &probe)
    if rest != 0 {
      return reachFarEnd(velocity: velocity, start: start, absorbed: distance - rest, &probe)
    }
    let isSlow = speed.magnitude < Deceleration.stopSpeed
    let slowed = isSlow ? pair : nil
    showPair(upwards: velocity > 0, &probe)
    if isSlow, pair == slowed { settlePair(&probe) }
  }

  @inline(__always)
  private mutating func setPairVelocities(
    main mainVelocity: Double, page: Double, _ probe: inout some Probe
  ) {
    if pair?.takesMain == true { setVelocity(mainVelocity, of: .main, &probe) }
    if let index = pairedPage { setVelocity(page, of: .page(index), &probe) }
  }

  /// The pair has come to its end after `absorbed` points: the last taker bounces with the
  /// velocity that is left there.
  private mutating func reachFarEnd(
    velocity: Double, start: Microseconds, absorbed: Double, _ probe: inout some Probe
  ) {
    showPair(upwards: velocity > 0, &probe)
    guard case .gliding = pair?.phase else { return }
    guard let taker = pair?.lastLiveTaker(for: velocity, in: pairRoom), bounces(taker) else {
      return settlePair(&probe)
    }
    let end: Glide.End = velocity > 0 ? .max : .min
    let time = Deceleration.time(toTravel: absorbed, velocity: velocity)
    let glide = Glide(
      at: end, velocity: velocity * Deceleration.decay(after: time), start: start, lead: time)
    pair?.phase = .bouncing(taker, glide)
    startPhase(velocity: velocity, &probe)
    visitBounce(taker, glide, &probe)
  }

  private mutating func visitBounce(
    _ taker: Pair.Taker, _ glide: Glide, _ probe: inout some Probe
  ) {
    guard let view = view(of: taker) else { return finishPair(&probe) }
    var glide = glide
    let position = glide.advance(to: now, within: limits(of: taker))
    setVelocity(position.velocity, of: view, &probe)
    pair?.phase = .bouncing(taker, glide)
    switch taker {
    case .main: pair?.mainOffset = position.offset
    case .page: pair?.pageOffset = position.offset
    }
    move(view, to: position.offset, &probe)
    guard case .bouncing = pair?.phase else { return }
    if position.hasEnded {
      settlePair(&probe)
    } else if !glide.isBouncing {
      // Back inside with velocity left: from here on it is the pair's free glide again.
      let free = Pair.Phase.gliding(velocity: position.velocity, start: now, travelled: 0)
      pair?.phase = free
      startPhase(velocity: position.velocity, &probe)
    }
  }

  // MARK: Endings

  /// The pair comes to rest, and each view that decelerated says so.
  mutating func finishPair(_ probe: inout some Probe) {
    guard let ended = pair else { return }
    pair = nil
    if ended.takesMain { finish(.main, &probe) }
    if let index = pages.index(of: ended.page) { finish(.page(index), &probe) }
  }

  private mutating func finish(_ view: ScrollViewID, _ probe: inout some Probe) {
    if motion(of: view) == .pairGlide { endDecelerating(view, &probe) } else { stop(view, &probe) }
  }

  /// The pair comes to rest by itself: what bounds that moved have left past an end goes back.
  private mutating func settlePair(_ probe: inout some Probe) {
    let page = pair?.page
    finishPair(&probe)
    springBack(.main, &probe)
    if let index = pages.index(of: page) { springBack(.page(index), &probe) }
  }

  /// A finger stops a pair that glides or bounces.
  mutating func stopPair(_ probe: inout some Probe) {
    if pair != nil { finishPair(&probe) }
  }

  /// The pair glides, and its page has stopped being the current one, or is dropped.
  @inline(__always)
  var pairIsStale: Bool {
    guard let pair, let page = pair.page, !pair.isHeld else { return false }
    guard let index = pages.index(of: page), pages[index].isLoaded else { return true }
    return pair.pageWasCurrent && currentPage != index
  }

  /// The page leaves a stale pair: main stops where it is, the page glides on within its own bounds.
  mutating func partPair(_ probe: inout some Probe) {
    guard let pair, let reference = pair.page else { return }
    let index = pages.index(of: reference)
    probe.enter(.exactParts)
    reads([.currentPage, .page(index ?? reference.index, .isLoaded)] + pairMotionFields, &probe)
    let velocity = index.map { pages[$0].scrollView.velocity } ?? 0
    if case .bouncing(.page, let glide) = pair.phase, let index {
      begin(.glide(glide), of: .page(index), &probe)
    } else if case .gliding = pair.phase, let index {
      let offset = pair.pageOffset
      let limits = pages[index].scrollView.glideLimits
      let glide = Glide(from: offset, velocity: velocity, at: now, within: limits)
      begin(.glide(glide), of: .page(index), &probe)
    }
    self.pair = nil
    if case .bouncing(.main, let glide) = pair.phase {
      begin(.glide(glide), of: .main, &probe)
    } else if main.motion == .pairGlide {
      endDecelerating(.main, &probe)
    }
    springBack(.main, &probe)
    probe.leave()
  }
}
