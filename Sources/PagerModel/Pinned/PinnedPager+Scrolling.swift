extension PinnedPager {
  func scrollView(_ view: ScrollViewID) -> ScrollView {
    switch view {
    case .main: main
    case .content: content
    case .page(let index): pages[index].scrollView
    }
  }

  /// Where a view stands: at an end, what the pixel it shows stands for.
  func standing(_ view: ScrollView) -> Double {
    let shown = view.contentOffset
    if shown == pixelRounded(view.maxOffset, scale: stage.scale) { return view.maxOffset }
    if shown == pixelRounded(view.minOffset, scale: stage.scale) { return view.minOffset }
    return shown
  }

  func isPastAnEnd(_ view: ScrollView) -> Bool {
    let offset = standing(view)
    return offset < view.minOffset || offset > view.maxOffset
  }

  func motion(of view: ScrollViewID) -> Motion {
    switch view {
    case .main: main.motion
    case .content: content.motion
    case .page(let index): pages[index].scrollView.motion
    }
  }

  mutating func setMotion(_ motion: Motion, of view: ScrollViewID) {
    switch view {
    case .main: main.motion = motion
    case .content: content.motion = motion
    case .page(let index): pages[index].scrollView.motion = motion
    }
  }

  mutating func setVelocity(_ velocity: Double, of view: ScrollViewID) {
    switch view {
    case .main: main.velocity = velocity
    case .content: content.velocity = velocity
    case .page(let index): pages[index].scrollView.velocity = velocity
    }
  }

  /// A page that is only kept for the next reload tells nobody what it does.
  func isHeard(_ view: ScrollViewID) -> Bool {
    switch view {
    case .main, .content: true
    case .page(let index): pages[index].isLoaded
    }
  }

  mutating func send(_ effect: Effect, of view: ScrollViewID, _ probe: inout some Probe) {
    if isHeard(view) { send(effect, &probe) }
  }

  /// Shows `offset`, rounded to the pixel; where that is another one, the view did scroll.
  mutating func move(_ view: ScrollViewID, to offset: Double, _ probe: inout some Probe) {
    switch view {
    case .main: moveMain(to: offset, &probe)
    case .content: moveContent(to: offset, &probe)
    case .page(let index): movePage(index, to: offset, &probe)
    }
  }

  mutating func moveMain(to offset: Double, _ probe: inout some Probe) {
    let shown = pixelRounded(offset, scale: stage.scale)
    guard shown != main.contentOffset else { return }
    main.contentOffset = shown
    probe.wrote(.scrollView(.main, .contentOffset))
    send(.scrollViewDidScroll(.main), &probe)
    unlockPages()
    switch policies.handOver {
    case .exact: break
    case .flags: flagsAfterMain(&probe)
    }
  }

  mutating func moveContent(to offset: Double, _ probe: inout some Probe) {
    let shown = pixelRounded(offset, scale: stage.scale)
    guard shown != content.contentOffset else { return }
    content.contentOffset = shown
    probe.wrote(.scrollView(.content, .contentOffset))
    send(.scrollViewDidScroll(.content), &probe)
    probe.enter(.progress)
    probe.read(.scrollView(.content, .contentOffset))
    probe.wrote(.progress)
    if hasDelegate { send(.didScroll(progress: progress), &probe) }
    probe.leave()
  }

  mutating func movePage(_ index: Int, to offset: Double, _ probe: inout some Probe) {
    let before = pages[index].scrollView.contentOffset
    movePage(index, to: offset, puttingBackTo: before, &probe)
  }

  /// `before` is where the page stood before the outermost of nested moves.
  mutating func movePage(
    _ index: Int, to offset: Double, puttingBackTo before: Double, _ probe: inout some Probe
  ) {
    let shown = pixelRounded(offset, scale: stage.scale)
    guard shown != pages[index].scrollView.contentOffset else { return }
    pages[index].scrollView.contentOffset = shown
    guard pages[index].isLoaded else { return }
    probe.wrote(.scrollView(.page(index), .contentOffset))
    let page = pages.reference(index)
    send(.scrollViewDidScroll(.page(index)), &probe)
    if pages[index].hasDelegate { send(.pageDidScroll(index, y: shown), &probe) }
    guard let index = pages.index(of: page) else { return }
    switch policies.handOver {
    case .exact: break
    case .flags: flagsAfterPage(index, before: before, &probe)
    }
  }

  /// After a rule has set a view's offset: a finger or a glide goes on from there, the glide with
  /// the velocity of this instant; an animation ends.
  mutating func reanchor(_ view: ScrollViewID, _ probe: inout some Probe) {
    let scroll = scrollView(view)
    switch scroll.motion {
    case .rest, .pairDrag, .pairGlide: break
    case .drag: setMotion(.drag(Pan(grabbing: standing(scroll), in: scroll)), of: view)
    case .snap, .animation: stop(view, &probe)
    case .glide:
      guard scroll.velocity.magnitude >= Deceleration.stopSpeed else {
        return endDecelerating(view, &probe)
      }
      let glide = Glide(
        from: standing(scroll), velocity: scroll.velocity, at: now,
        within: scroll.glideLimits)
      setMotion(.glide(glide), of: view)
    }
  }

  /// Code scrolls a view: never clamped, and a glide under it ends without a word.
  mutating func setContentOffset(
    of view: ScrollViewID, to offset: Double?, animated: Bool, _ probe: inout some Probe
  ) {
    if case .page(let index) = view {
      guard (0..<numberOfPages).contains(index), pages[index].isLoaded else {
        return ignore(.pageNotLoaded, &probe)
      }
    }
    guard let offset else { return ignore(.wrongAxis, &probe) }
    probe.enter(.code)
    if animated {
      animate(view, to: offset, &probe)
    } else {
      jump(view, to: offset, &probe)
    }
    probe.leave()
  }

  mutating func jump(_ view: ScrollViewID, to offset: Double, _ probe: inout some Probe) {
    releaseFromPair(view, animated: false, &probe)
    if !motion(of: view).isDragging { stop(view, &probe) }
    move(view, to: offset, &probe)
    if motion(of: view).isDragging { reanchor(view, &probe) }
    regrabPair(view)
  }

  /// Starts an animated scroll, in place of whatever moves the view; to where it stands, nothing.
  mutating func animate(_ view: ScrollViewID, to offset: Double, _ probe: inout some Probe) {
    let target = pixelRounded(offset, scale: stage.scale)
    let wasAnimating = motion(of: view).isAnimating
    guard wasAnimating || target != scrollView(view).contentOffset else { return }
    releaseFromPair(view, animated: true, &probe)
    stop(view, &probe)
    if wasAnimating {
      send(.scrollViewDidEndScrollingAnimation(view), of: view, &probe)
      if view == .content, policies.indexCommit == .requestIfLazy { settle(&probe) }
    }
    let origin = scrollView(view).contentOffset
    guard target != origin else { return }
    begin(.animation(ScrollAnimation(from: origin, to: offset, at: now)), of: view, &probe)
    if isHidden { finishAnimation(of: view, &probe) }
  }

  /// The view comes to rest; content then commits its index.
  mutating func endDecelerating(_ view: ScrollViewID, _ probe: inout some Probe) {
    stop(view, &probe)
    send(.scrollViewDidEndDecelerating(view), of: view, &probe)
    if view == .content { settle(&probe) }
  }
}
