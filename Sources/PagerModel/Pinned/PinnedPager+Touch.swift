/// A finger lands and lifts.
extension PinnedPager {
  mutating func handle(_ touch: PagerEvent.Touch, _ probe: inout some Probe) {
    switch touch {
    case .down(let point):
      guard finger == nil else { return ignore(.fingerIsDown, &probe) }
      probe.enter(.touch)
      land(at: point, as: .touch, &probe)
      probe.leave()
    case .up, .cancelled:
      guard let finger, finger.gesture == .touch else { return ignore(.noFinger, &probe) }
      probe.enter(.touch)
      lift(&probe)
      probe.leave()
    }
  }

  /// Puts the finger down: the glides of the views above which it lands stop where they are.
  mutating func land(
    at point: Point, as gesture: Finger.Gesture, _ probe: inout some Probe
  ) {
    draggedByHeader = nil
    reads([.offset(.main), .headerHeight, .hoverHeight, .offset(.content)], &probe)
    let region = region(at: point)
    let page = region == .page ? pages.reference(loadedPage(at: point)) : nil
    var interrupted = finger?.interruptedSnap
    if region == .page, case .snap(let snap) = content.motion {
      interrupted = Finger.InterruptedSnap(
        target: snap.target, isForward: snap.target > content.contentOffset)
    }
    let old = finger
    let landed = Finger(
      region: region, page: page, heldPage: pair?.page ?? finger?.heldPage ?? finger?.page,
      gesture: gesture, interruptedSnap: interrupted, landing: point)
    finger = landed
    if let old { writeTracking(of: old, &probe) }
    writeTracking(of: landed, &probe)
    probe.enter(.stop)
    stopPair(&probe)
    if main.motion.isDecelerating { endDecelerating(.main, &probe) }
    if region == .page {
      if content.motion.isDecelerating { endDecelerating(.content, &probe) }
      if let index = pages.index(of: page), pages[index].scrollView.motion.isDecelerating {
        endDecelerating(.page(index), &probe)
      }
    }
    probe.leave()
  }

  /// Takes the finger away: what it held out of place and nothing moves goes back.
  mutating func lift(_ probe: inout some Probe) {
    guard let finger else { return }
    self.finger = nil
    writeTracking(of: finger, &probe)
    unlockMain(&probe)
    takeBackPinInset(&probe)
    springBack(.main, &probe)
    if let index = pages.index(of: finger.page) { springBack(.page(index), &probe) }
    if let index = pages.index(of: finger.heldPage) { springBack(.page(index), &probe) }
    snapContent(velocity: 0, interrupted: nil, &probe)
  }

  /// A view at rest past its end bounces back.
  mutating func springBack(_ view: ScrollViewID, _ probe: inout some Probe) {
    let scroll = scrollView(view)
    guard scroll.motion == .rest, isPastAnEnd(scroll) else { return }
    probe.enter(.springBack)
    reads(StatePath.place(view), &probe)
    glide(view, from: scroll.contentOffset, velocity: 0, &probe)
    probe.leave()
  }

  mutating func glide(
    _ view: ScrollViewID, from offset: Double, velocity: Double, _ probe: inout some Probe
  ) {
    let glide = Glide(
      from: offset, velocity: velocity, at: now, within: scrollView(view).glideLimits)
    begin(.glide(glide), of: view, &probe)
    setVelocity(velocity, of: view, &probe)
    send(.scrollViewWillBeginDecelerating(view), of: view, &probe)
  }

  /// content at rest between two pages moves to one of them; whether it does.
  @discardableResult
  mutating func snapContent(
    velocity: Double, interrupted: Finger.InterruptedSnap?, _ probe: inout some Probe
  ) -> Bool {
    guard content.motion == .rest,
      let target = snapTarget(velocity: velocity, interrupted: interrupted)
    else { return false }
    startSnap(to: target, velocity: velocity, &probe)
    return true
  }

  mutating func startSnap(to target: Double, velocity: Double, _ probe: inout some Probe) {
    probe.enter(.snap)
    reads([.offset(.content)] + slotFields, &probe)
    let snap = PageSnap(
      from: content.contentOffset, velocity: velocity, to: target, width: width, at: now)
    begin(.snap(snap), of: .content, &probe)
    setVelocity(velocity, of: .content, &probe)
    send(.scrollViewWillBeginDecelerating(.content), &probe)
    probe.leave()
  }

  /// Where a release at content's offset goes; nil: it stays.
  @inline(__always)
  func snapTarget(velocity: Double, interrupted: Finger.InterruptedSnap?) -> Double? {
    let nearest = (content.contentOffset / width).rounded() * width
    if pixelRounded(nearest, scale: stage.scale) == content.contentOffset {
      return numberOfPages > 0 ? endBeyondWhichContentStands : nil
    }
    let target = PageSnap.target(
      from: content.contentOffset, velocity: velocity, width: width, max: content.maxOffset)
    guard let target, let interrupted else { return target }
    let isFlick = velocity.magnitude > 0.3
    guard isFlick, (velocity > 0) == interrupted.isForward else { return target }
    let next = interrupted.target + (interrupted.isForward ? width : -width)
    return clamped(next, content.minOffset, content.maxOffset)
  }

  /// The end of content that it stands whole pages beyond; nil: a page is there.
  private var endBeyondWhichContentStands: Double? {
    let offset = content.contentOffset
    if offset > content.maxOffset + width / 2 { return content.maxOffset }
    return offset < content.minOffset - width / 2 ? content.minOffset : nil
  }

  // MARK: Where it lands

  private func region(at point: Point) -> Finger.Region {
    let bar = (laidOut?.header ?? 0) - main.contentOffset
    if point.y < bar { return .header }
    return point.y < bar + (laidOut?.hover ?? 0) ? .bar : .page
  }

  private func loadedPage(at point: Point) -> Int? {
    loadedPage(atContent: content.contentOffset + point.x)
  }
}
