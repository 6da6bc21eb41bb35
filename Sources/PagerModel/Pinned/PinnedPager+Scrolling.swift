extension PinnedPager {
  @inline(__always)
  func scrollView(_ view: ScrollViewID) -> ScrollView {
    switch view {
    case .main: main
    case .content: content
    case .page(let index): pages[index].scrollView
    }
  }

  /// Where a view stands: at an end, what the pixel it shows stands for.
  @inline(__always)
  func standing(_ view: ScrollView) -> Double {
    let shown = view.contentOffset
    if shown == pixelRounded(view.endOffset, scale: stage.scale) { return view.endOffset }
    if shown == pixelRounded(view.minOffset, scale: stage.scale) { return view.minOffset }
    return shown
  }

  @inline(__always)
  func isPastAnEnd(_ view: ScrollView) -> Bool {
    let offset = standing(view)
    return offset < view.minOffset || offset > view.endOffset
  }

  @inline(__always)
  func motion(of view: ScrollViewID) -> Motion {
    switch view {
    case .main: main.motion
    case .content: content.motion
    case .page(let index): pages[index].scrollView.motion
    }
  }

  @inline(__always)
  mutating func setMotion(_ motion: Motion, of view: ScrollViewID) {
    switch view {
    case .main: main.motion = motion
    case .content: content.motion = motion
    case .page(let index): pages[index].scrollView.motion = motion
    }
  }

  /// The page of a view as it stands now; nil: it is main or content.
  @inline(__always)
  func page(of view: ScrollViewID) -> PageReference? {
    switch view {
    case .main, .content: nil
    case .page(let index): pages.reference(index)
    }
  }

  /// Where a view is that a rule knew by `page` before it sent something; nil: a callback has taken
  /// it away.
  @inline(__always)
  func present(_ view: ScrollViewID, _ page: PageReference?) -> ScrollViewID? {
    switch view {
    case .main, .content: view
    case .page: pages.index(of: page).map { .page($0) }
    }
  }

  @inline(__always)
  mutating func setVelocity(_ velocity: Double, of view: ScrollViewID) {
    switch view {
    case .main: main.velocity = velocity
    case .content: content.velocity = velocity
    case .page(let index): pages.setVelocity(velocity, ofPage: index)
    }
  }

  /// A page that is only kept for the next reload tells nobody what it does.
  @inline(__always)
  func isHeard(_ view: ScrollViewID) -> Bool {
    switch view {
    case .main, .content: true
    case .page(let index): pages[index].isLoaded
    }
  }

  @inline(__always)
  mutating func send(_ effect: Effect, of view: ScrollViewID, _ probe: inout some Probe) {
    if isHeard(view) { send(effect, &probe) }
  }

  /// Shows `offset`, rounded to the pixel; where that is another one, the view did scroll.
  @inline(__always)
  mutating func move(_ view: ScrollViewID, to offset: Double, _ probe: inout some Probe) {
    switch view {
    case .main: moveMain(to: offset, &probe)
    case .content: scrollContent(to: offset, &probe)
    case .page(let index): movePage(index, to: offset, &probe)
    }
  }

  mutating func moveMain(to offset: Double, _ probe: inout some Probe) {
    let before = main.contentOffset
    scrollMain(to: offset, &probe)
    moveOthers(from: before, &probe)
  }

  /// main scrolls and is put back by the hand-over's rules; the other pages follow afterwards.
  mutating func scrollMain(to offset: Double, _ probe: inout some Probe) {
    let before = main.contentOffset
    guard let shown = pixel(of: offset, scale: stage.scale, leaving: before) else { return }
    main.contentOffset = shown
    wrote(.scrollView(.main, .contentOffset), &probe)
    send(.scrollViewDidScroll(.main), &probe)
    unlockPages()
    reads(.handOver, &probe)
    switch policies.handOver {
    case .exact, .inset: break
    case .flags: flagsAfterMain(&probe)
    case .offsets: offsetsAfterMain(before: before, &probe)
    }
    if pin > 0 { writePinInset(&probe) }
  }

  mutating func moveContent(to offset: Double, _ probe: inout some Probe) {
    let before = content.contentOffset
    guard let shown = pixel(of: offset, scale: stage.scale, leaving: before) else { return }
    let oldProgress = progress
    content.contentOffset = shown
    wrote(.scrollView(.content, .contentOffset), &probe)
    send(.scrollViewDidScroll(.content), &probe)
    probe.enter(.progress)
    reads([.offset(.content)] + slotFields, &probe)
    wrote(.progress, &probe)
    writeIndicator(from: oldProgress, &probe)
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
    guard let index = showPage(index, at: offset, &probe) else { return }
    reads(.handOver, &probe)
    switch policies.handOver {
    case .exact: break
    case .flags: flagsAfterPage(index, before: before, &probe)
    case .offsets: offsetsAfterPage(index, before: before, &probe)
    case .inset: insetAfterPage(index, before: before, &probe)
    }
    rewritePinInset(&probe)
  }

  /// Where a page that is loaded and has scrolled now stands; nil: it has not, or a callback has
  /// taken it away. The hand-over's rules do not hear of it here.
  @inline(__always)
  private mutating func showPage(
    _ index: Int, at offset: Double, _ probe: inout some Probe
  ) -> Int? {
    let before = pages[index].scrollView.contentOffset
    guard let shown = pixel(of: offset, scale: stage.scale, leaving: before) else { return nil }
    pages.setContentOffset(shown, ofPage: index)
    guard pages[index].isLoaded else { return nil }
    wrote(.scrollView(.page(index), .contentOffset), &probe)
    let page = pages.reference(index)
    var index = index
    if send(.scrollViewDidScroll(.page(index)), &probe) {
      guard let place = pages.index(of: page) else { return nil }
      index = place
    }
    guard pages[index].hasDelegate, send(.pageDidScroll(index, y: shown), &probe) else {
      return index
    }
    return pages.index(of: page)
  }

  /// A rule puts a page somewhere, which sets off no other; what moves it goes on from there.
  mutating func place(_ index: Int, at offset: Double, _ probe: inout some Probe) {
    if let index = showPage(index, at: offset, &probe) { reanchor(.page(index), &probe) }
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
    reads(.handOver, &probe)
    if view == .main, policies.handOver == .inset { return ignore(.nothingToScroll, &probe) }
    probe.enter(.code)
    if animated {
      animate(view, to: offset, &probe)
    } else {
      jump(view, to: offset, &probe)
    }
    if view == .content { settleAfterCall(&probe) }
    probe.leave()
  }

  mutating func jump(_ view: ScrollViewID, to offset: Double, _ probe: inout some Probe) {
    let page = page(of: view)
    releaseFromPair(view, animated: false, &probe)
    guard let view = present(view, page) else { return }
    if !motion(of: view).isDragging { stop(view, &probe) }
    move(view, to: offset, &probe)
    guard let view = present(view, page) else { return }
    if motion(of: view).isDragging { reanchor(view, &probe) }
    regrabPair(view)
  }

  /// Starts an animated scroll, in place of whatever moves the view; to where it stands, nothing.
  mutating func animate(
    _ view: ScrollViewID, to offset: Double, isScrollToTop: Bool = false, _ probe: inout some Probe
  ) {
    let wasAnimating = motion(of: view).isAnimating
    let shown = scrollView(view).contentOffset
    guard wasAnimating || pixelRounded(offset, scale: stage.scale) != shown else { return }
    let (page, move) = (page(of: view), lastMove)
    let (aimed, place) = aim(of: view, at: offset)
    releaseFromPair(view, animated: true, &probe)
    guard let view = present(view, page) else { return }
    stop(view, &probe)
    if wasAnimating { replaceAnimation(of: view, &probe) }
    guard let view = present(view, page), view != .content || isLatest(move) else { return }
    // Pages that a callback put in or took out have taken content's target along.
    let shift =
      aimed == nil ? 0 : contentOffset(ofPage: pages.index(of: aimed) ?? alignedIndex) - place
    let target = offset + shift
    let origin = scrollView(view).contentOffset
    guard pixelRounded(target, scale: stage.scale) != origin else { return }
    let animation = ScrollAnimation(
      from: origin, to: target, at: now, isScrollToTop: isScrollToTop)
    begin(.animation(animation), of: view, &probe)
    if isHidden { finishAnimation(of: view, &probe) }
  }

  /// The page at which a scroll of content aims, and where it stands; nil: none, or another view.
  @inline(__always)
  private func aim(of view: ScrollViewID, at offset: Double) -> (
    page: PageReference?, place: Double
  ) {
    guard view == .content, width > 0 else { return (nil, 0) }
    let index = pageNearest(to: offset)
    return (pages.reference(index), contentOffset(ofPage: index))
  }

  /// Another animated scroll takes the place of one.
  private mutating func replaceAnimation(of view: ScrollViewID, _ probe: inout some Probe) {
    reads(.replacedAnimation, &probe)
    if view == .content, policies.replacedAnimation == .lost {
      waitsForLostEnd = true
    } else {
      send(.scrollViewDidEndScrollingAnimation(view), of: view, &probe)
    }
    reads(.indexCommit, &probe)
    if view == .content, policies.indexCommit == .requestIfLazy { settle(&probe) }
  }

  /// The view comes to rest; content then commits its index.
  mutating func endDecelerating(_ view: ScrollViewID, _ probe: inout some Probe) {
    let page = page(of: view)
    stop(view, &probe)
    if view == .content { unlockMainAfterGlide(&probe) }
    restAwayFromTop(view, &probe)
    guard let view = present(view, page) else { return }
    send(.scrollViewDidEndDecelerating(view), of: view, &probe)
    if view == .content { settle(&probe) }
  }
}
