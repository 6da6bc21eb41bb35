/// A finger lands, pans and lifts. Nothing scrolls sideways: every pan is vertical.
extension SingleScrollPager {
  mutating func handle(_ touch: PagerEvent.Touch, _ probe: inout some Probe) {
    switch touch {
    case .down(let point):
      guard finger == nil else { return ignore(.fingerIsDown, &probe) }
      probe.enter(.touch)
      land(at: point, isPanning: false, &probe)
      probe.leave()
    case .up, .cancelled:
      guard let finger, !finger.isPanning else { return ignore(.noFinger, &probe) }
      probe.enter(.touch)
      lift(&probe)
      probe.leave()
    }
  }

  mutating func handle(_ drag: PagerEvent.Drag, _ probe: inout some Probe) {
    switch drag {
    case .began(let point, _): begin(at: point, &probe)
    case .changed(_, let dy): change(by: dy, &probe)
    case .ended(let velocity, let target): end(velocity, target: target, &probe)
    case .cancelled: end(Velocity(x: 0, y: 0), target: nil, &probe)
    }
  }

  /// A glide stops where it is.
  private mutating func land(at point: Point, isPanning: Bool, _ probe: inout some Probe) {
    finger = LoneFinger(isPanning: isPanning, landing: point)
    wrote(.owner, &probe)
    wrote(.scrollView(.main, .isTracking), &probe)
    guard main.motion.isDecelerating else { return }
    probe.enter(.stop)
    endDecelerating(&probe)
    probe.leave()
  }

  private mutating func begin(at point: Point, _ probe: inout some Probe) {
    guard finger?.isPanning != true else { return ignore(.fingerIsDown, &probe) }
    probe.enter(.begin)
    land(at: point, isPanning: true, &probe)
    if finger != nil, main.isLive {
      stop(&probe)
      begin(.drag(Pan(grabbing: standing, in: main)), &probe)
      send(.scrollViewWillBeginDragging(.main), &probe)
    } else {
      ignore(.nothingToScroll, &probe)
    }
    probe.leave()
  }

  private mutating func change(by dy: Double, _ probe: inout some Probe) {
    guard finger?.isPanning == true else { return ignore(.noDrag, &probe) }
    guard case .drag(var pan) = main.motion else { return }
    probe.enter(.drag)
    reads([.scrollView(.main, .isDragging)] + StatePath.ends(.main), &probe)
    let offset = pan.move(by: dy, in: main)
    main.motion = .drag(pan)
    move(to: offset, &probe)
    probe.leave()
  }

  private mutating func end(
    _ velocity: Velocity, target: Double?, _ probe: inout some Probe
  ) {
    guard finger?.isPanning == true else { return ignore(.noDrag, &probe) }
    probe.enter(.release)
    let speedSquared = velocity.x * velocity.x + velocity.y * velocity.y
    let isSlow = speedSquared < Deceleration.leastRelease * Deceleration.leastRelease
    release(velocity: isSlow ? 0 : (0 - velocity.y) / 1000, target: target, &probe)
    lift(&probe)
    probe.leave()
  }

  private mutating func release(
    velocity: Double, target: Double?, _ probe: inout some Probe
  ) {
    guard case .drag(let pan) = main.motion else { return }
    reads(StatePath.place(.main), &probe)
    let offset = pan.shown(in: main)
    let velocity = target.map { Deceleration.velocity(reaching: $0 - offset) } ?? velocity
    let end = clamped(
      offset + Deceleration.targetDistance(velocity: velocity), main.minOffset, main.maxOffset)
    let isHardStop =
      !main.bounces
      && ((velocity > 0 && offset >= main.maxOffset)
        || (velocity < 0 && offset <= main.minOffset))
    let glides = isPastAnEnd || (velocity != 0 && !isHardStop)
    send(
      .scrollViewWillEndDragging(
        .main, velocity: perSecond(velocity), target: pixelRounded(end, scale: stage.scale)),
      &probe)
    send(.scrollViewDidEndDragging(.main, willDecelerate: glides), &probe)
    guard main.motion.isDragging else { return }
    stop(&probe)
    if glides { glide(from: offset, velocity: velocity, &probe) }
  }

  /// Takes the finger away: what it held out of place and nothing moves goes back.
  private mutating func lift(_ probe: inout some Probe) {
    guard finger != nil else { return }
    finger = nil
    wrote(.owner, &probe)
    wrote(.scrollView(.main, .isTracking), &probe)
    if main.motion.isDragging { stop(&probe) }
    guard main.motion == .rest, isPastAnEnd else { return }
    probe.enter(.springBack)
    reads(StatePath.place(.main), &probe)
    glide(from: main.contentOffset, velocity: 0, &probe)
    probe.leave()
  }
}
