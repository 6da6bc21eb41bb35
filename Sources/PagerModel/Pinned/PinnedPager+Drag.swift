/// One finger's pan, from its beginning to its release.
extension PinnedPager {
  mutating func handle(_ drag: PagerEvent.Drag, _ probe: inout some Probe) {
    switch drag {
    case .began(let point, let velocity): begin(at: point, velocity, &probe)
    case .changed(let dx, let dy): change(dx: dx, dy: dy, &probe)
    case .ended(let velocity, let target): end(velocity, target: target, &probe)
    case .cancelled: end(Velocity(x: 0, y: 0), target: nil, &probe)
    }
  }

  private mutating func begin(
    at point: Point, _ velocity: Velocity?, _ probe: inout some Probe
  ) {
    guard finger == nil || finger?.gesture == .touch else {
      return ignore(.fingerIsDown, &probe)
    }
    probe.enter(.begin)
    land(at: point, as: .undecided, &probe)
    if let velocity { decideAxis(velocity, &probe) }
    probe.leave()
  }

  /// The greater component decides, a tie is vertical; sideways only where content can pan.
  private mutating func decideAxis(_ direction: Velocity, _ probe: inout some Probe) {
    reads(
      [.scrollView(.content, .isScrollEnabled), .scrollView(.content, .maxOffset)], &probe)
    let isSideways = direction.x.magnitude > direction.y.magnitude
    let canPan = isHorizontalScrollEnabled && content.isLive && !waitsForLostEnd
    reads(.headerSwipe, &probe)
    let isOnPages = finger?.region == .page || policies.headerSwipe == .turns
    if isSideways, canPan, isOnPages {
      finger?.gesture = .horizontal
      beginPan(.content, &probe)
      reads(.axisLock, &probe)
      switch policies.axisLock {
      case .gesture, .paging, .decelerated: break
      case .mainOff:
        probe.enter(.axisLock)
        setMainScrolls(false, &probe)
        probe.leave()
      case .none:
        if mainIsLive { beginVerticalPan(takingPage: false, &probe) }
      }
    } else {
      finger?.gesture = .vertical
      beginVerticalPan(takingPage: true, &probe)
    }
    wrote(.owner, &probe)
  }

  private mutating func beginVerticalPan(takingPage: Bool, _ probe: inout some Probe) {
    reads(
      [
        .scrollView(.main, .isScrollEnabled), .scrollView(.main, .maxOffset), .currentPage,
        .policy(.headerDrag),
      ], &probe)
    let page = takingPage ? pageTaken() : nil
    guard mainIsLive || page != nil else { return ignore(.nothingToScroll, &probe) }
    reads(.handOver, &probe)
    switch policies.handOver {
    case .exact: beginPair(with: page, &probe)
    case .flags, .offsets:
      let taken = pages.reference(page)
      if main.isLive { beginPan(.main, &probe) }
      if let page = pages.index(of: taken) { beginPan(.page(page), &probe) }
    case .inset:
      if let page { beginInsetPan(of: page, &probe) }
    }
  }

  /// The live page that the finger moves: the one below it, or from header and bar the current.
  @inline(__always)
  func pageTaken() -> Int? {
    guard let finger else { return nil }
    let index: Int?
    switch finger.region {
    case .page: index = pages.index(of: finger.page)
    case .header, .bar:
      if policies.handOver == .inset {
        index = headerMoves ? currentPage : nil
      } else {
        switch policies.headerDrag {
        case .carries: index = currentPage
        case .stops: index = nil
        }
      }
    }
    guard let index, pages[index].isLoaded, pages[index].scrollView.isLive else { return nil }
    return index
  }

  mutating func beginPan(_ view: ScrollViewID, _ probe: inout some Probe) {
    guard finger != nil else { return }
    let scroll = scrollView(view)
    stop(view, &probe)
    begin(.drag(Pan(grabbing: standing(scroll), in: scroll)), of: view, &probe)
    if case .page(let index) = view { hold(index, &probe) }
    send(.scrollViewWillBeginDragging(view), of: view, &probe)
  }

  private mutating func hold(_ page: Int, _ probe: inout some Probe) {
    let old = finger?.page
    finger?.page = pages.reference(page)
    if let index = pages.index(of: old) { wrote(.scrollView(.page(index), .isTracking), &probe) }
    wrote(.scrollView(.page(page), .isTracking), &probe)
  }

  // MARK: Moving

  mutating func change(dx: Double, dy: Double, _ probe: inout some Probe) {
    guard let gesture = finger?.gesture, gesture != .touch else { return ignore(.noDrag, &probe) }
    probe.enter(.drag)
    if gesture == .undecided, dx != 0 || dy != 0 { decideAxis(Velocity(x: dx, y: dy), &probe) }
    switch finger?.gesture {
    case .vertical: dragVertically(by: -dy, &probe)
    case .horizontal:
      reads(.axisLock, &probe)
      if policies.axisLock == .none { dragVertically(by: -dy, &probe) }
      drag(.content, by: dx, &probe)
    case .touch, .undecided, nil: break
    }
    probe.leave()
  }

  /// `delta`: of the offsets, in points.
  private mutating func dragVertically(by delta: Double, _ probe: inout some Probe) {
    reads(.tallHeader, &probe)
    if overscrollDoubles { return doubleOverscroll(by: delta, &probe) }
    if pair != nil { return dragPair(by: delta, &probe) }
    reads(.panOrder, &probe)
    switch policies.panOrder {
    case .mainFirst:
      drag(.main, by: -delta, &probe)
      dragPage(by: -delta, &probe)
    case .pageFirst:
      dragPage(by: -delta, &probe)
      drag(.main, by: -delta, &probe)
    }
  }

  private mutating func dragPage(by translation: Double, _ probe: inout some Probe) {
    guard let page = finger?.page, let index = pages.index(of: page) else { return }
    drag(.page(index), by: translation, &probe)
  }

  private mutating func drag(
    _ view: ScrollViewID, by translation: Double, _ probe: inout some Probe
  ) {
    let offset =
      switch view {
      case .main: main.drag(by: translation)
      case .content: content.drag(by: translation)
      case .page(let index): pages[index].scrollView.drag(by: translation)
      }
    guard let offset else { return }
    reads([.scrollView(view, .isDragging)] + StatePath.ends(view), &probe)
    move(view, to: offset, &probe)
  }

  // MARK: Release

  private mutating func end(
    _ velocity: Velocity, target: Double?, _ probe: inout some Probe
  ) {
    guard let finger, finger.gesture != .touch else { return ignore(.noDrag, &probe) }
    probe.enter(.release)
    let speedSquared = velocity.x * velocity.x + velocity.y * velocity.y
    let isSlow = speedSquared < Deceleration.leastRelease * Deceleration.leastRelease
    let vertical = isSlow ? 0 : (0 - velocity.y) / 1000
    let verticalTarget = finger.gesture == .vertical ? target : nil
    if pair != nil {
      releasePair(velocity: vertical, target: verticalTarget, &probe)
    } else {
      releaseViews(finger, velocity: vertical, target: verticalTarget, &probe)
    }
    if finger.gesture == .horizontal {
      releaseContent(velocity: (0 - velocity.x) / 1000, target: target, &probe)
    }
    lift(&probe)
    probe.leave()
  }

  private mutating func releaseViews(
    _ finger: Finger, velocity: Double, target: Double?, _ probe: inout some Probe
  ) {
    let page = pages.index(of: finger.page)
    let pageIsPanned = page.map { pages[$0].scrollView.motion.isDragging } ?? false
    release(.main, velocity: velocity, target: pageIsPanned ? nil : target, &probe)
    if let page = pages.index(of: finger.page) {
      release(.page(page), velocity: velocity, target: target, &probe)
    }
  }

  /// One view under its own law.
  private mutating func release(
    _ view: ScrollViewID, velocity: Double, target: Double?, _ probe: inout some Probe
  ) {
    let scroll = scrollView(view)
    guard case .drag(let pan) = scroll.motion else { return }
    reads(StatePath.place(view), &probe)
    let offset = pan.shown(in: scroll)
    var velocity = velocity
    if let target { velocity = Deceleration.velocity(reaching: target - offset) }
    let end = clamped(
      offset + Deceleration.targetDistance(velocity: velocity), scroll.minOffset,
      scroll.endOffset)
    let isHardStop =
      !scroll.bounces
      && ((velocity > 0 && offset >= scroll.endOffset)
        || (velocity < 0 && offset <= scroll.minOffset))
    let glides = isPastAnEnd(scroll) || (velocity != 0 && !isHardStop)
    let page = page(of: view)
    endDragging(view, velocity: velocity, target: end, willDecelerate: glides, &probe)
    guard let view = present(view, page), motion(of: view).isDragging else { return }
    stop(view, &probe)
    if glides { glide(view, from: offset, velocity: velocity, &probe) }
  }

  mutating func endDragging(
    _ view: ScrollViewID, velocity: Double, target: Double, willDecelerate: Bool,
    _ probe: inout some Probe
  ) {
    let target = pixelRounded(target, scale: stage.scale)
    let page = page(of: view)
    send(
      .scrollViewWillEndDragging(view, velocity: perSecond(velocity), target: target), of: view,
      &probe)
    guard let view = present(view, page) else { return }
    send(.scrollViewDidEndDragging(view, willDecelerate: willDecelerate), of: view, &probe)
  }

  private mutating func releaseContent(
    velocity: Double, target: Double?, _ probe: inout some Probe
  ) {
    guard content.motion.isDragging else { return }
    reads([.offset(.content)] + slotFields, &probe)
    let announced = releaseEnd(velocity: velocity, target: target)
    let (count, place) = (numberOfPages, contentOffset(ofPage: alignedIndex))
    endDragging(
      .content, velocity: velocity, target: announced ?? content.contentOffset,
      willDecelerate: announced != nil, &probe)
    guard content.motion.isDragging else { return }
    // Pages that a callback put in or took out have taken content and its target along.
    let shift = numberOfPages == count ? 0 : contentOffset(ofPage: alignedIndex) - place
    let end = releaseEnd(velocity: velocity, target: target.map { $0 + shift })
    stop(.content, &probe)
    noteRelease(to: end ?? content.contentOffset, &probe)
    if let end {
      startSnap(to: end, velocity: velocity, &probe)
    } else {
      reads(.boundaryRelease, &probe)
      switch policies.boundaryRelease {
      case .commits: settle(&probe)
      case .missed: break
      }
    }
  }

  /// Where content goes when the finger lets go of it now; nil: it stays.
  @inline(__always)
  private func releaseEnd(velocity: Double, target: Double?) -> Double? {
    let page = snapTarget(velocity: velocity, interrupted: finger?.interruptedSnap)
    let end = target.map { clamped($0, content.minOffset, content.maxOffset) } ?? page
    return end == content.contentOffset ? nil : end
  }
}
