/// What moves main, and what it says.
extension SingleScrollPager {
  /// Where main stands: at an end, what the pixel it shows stands for.
  var standing: Double {
    let shown = main.contentOffset
    if shown == pixelRounded(main.maxOffset, scale: stage.scale) { return main.maxOffset }
    if shown == pixelRounded(main.minOffset, scale: stage.scale) { return main.minOffset }
    return shown
  }

  var isPastAnEnd: Bool { standing < main.minOffset || standing > main.maxOffset }

  /// Shows `offset`, rounded to the pixel; where that is another one, main did scroll.
  mutating func move(to offset: Double, _ probe: inout some Probe) {
    let before = main.contentOffset
    guard let shown = pixel(of: offset, scale: stage.scale, leaving: before) else { return }
    main.contentOffset = shown
    wrote(.scrollView(.main, .contentOffset), &probe)
    mainDidScroll(from: before, &probe)
    send(.scrollViewDidScroll(.main), &probe)
  }

  mutating func begin(_ motion: Motion, _ probe: inout some Probe) {
    let old = main.motion
    main.motion = motion
    if old.isDragging != motion.isDragging {
      wrote(.scrollView(.main, .isDragging), &probe)
      wrote(.owner, &probe)
    }
    if old.isDecelerating != motion.isDecelerating {
      wrote(.scrollView(.main, .isDecelerating), &probe)
    }
    if old.isAnimating != motion.isAnimating { wrote(.scrollView(.main, .isAnimating), &probe) }
  }

  mutating func stop(_ probe: inout some Probe) {
    begin(.rest, &probe)
    if main.velocity != 0 { setVelocity(0, &probe) }
  }

  private mutating func setVelocity(_ velocity: Double, _ probe: inout some Probe) {
    main.velocity = velocity
    wrote(.scrollView(.main, .velocity), &probe)
  }

  mutating func glide(from offset: Double, velocity: Double, _ probe: inout some Probe) {
    let glide = Glide(from: offset, velocity: velocity, at: now, within: main.glideLimits)
    begin(.glide(glide), &probe)
    setVelocity(velocity, &probe)
    send(.scrollViewWillBeginDecelerating(.main), &probe)
  }

  mutating func endDecelerating(_ probe: inout some Probe) {
    stop(&probe)
    send(.scrollViewDidEndDecelerating(.main), &probe)
  }

  /// Starts an animated scroll, in place of whatever moves main; to where it stands, nothing.
  mutating func animate(
    to offset: Double, isScrollToTop: Bool = false,
    duration: Microseconds = ScrollAnimation.duration, _ probe: inout some Probe
  ) {
    let target = pixelRounded(offset, scale: stage.scale)
    let wasAnimating = main.motion.isAnimating
    guard wasAnimating || target != main.contentOffset else { return }
    stop(&probe)
    if wasAnimating { send(.scrollViewDidEndScrollingAnimation(.main), &probe) }
    guard target != main.contentOffset, main.motion == .rest else { return }
    let animation = ScrollAnimation(
      from: main.contentOffset, to: offset, at: now, isScrollToTop: isScrollToTop,
      duration: duration)
    begin(.animation(animation), &probe)
    if isHidden { comeToRest(&probe) }
  }

  /// Code puts main somewhere: a glide under it ends without a word, a finger holds it there.
  mutating func jump(to offset: Double, _ probe: inout some Probe) {
    if !main.motion.isDragging { stop(&probe) }
    move(to: offset, &probe)
    if main.motion.isDragging { main.motion = .drag(Pan(grabbing: standing, in: main)) }
  }

  /// A glide stops where it is, or at the end that it has passed; an animation at its target.
  mutating func comeToRest(_ probe: inout some Probe) {
    switch main.motion {
    case .rest, .drag, .pairDrag, .pairGlide, .snap: break
    case .glide: endDecelerating(&probe)
    case .animation(let animation):
      probe.enter(.animation)
      reads([.scrollView(.main, .isAnimating)], &probe)
      move(to: animation.target, &probe)
      end(animation, &probe)
      probe.leave()
    }
    clampMain(&probe)
  }

  private mutating func end(_ animation: ScrollAnimation, _ probe: inout some Probe) {
    guard main.motion == .animation(animation) else { return }
    stop(&probe)
    send(
      animation.isScrollToTop
        ? .scrollViewDidScrollToTop(.main) : .scrollViewDidEndScrollingAnimation(.main), &probe)
  }

  mutating func visitMain(_ probe: inout some Probe) {
    switch main.motion {
    case .rest, .drag, .pairDrag, .pairGlide, .snap: break
    case .glide(var glide):
      probe.enter(.deceleration)
      reads([.scrollView(.main, .isDecelerating)] + StatePath.ends(.main), &probe)
      let position = glide.advance(to: now, within: main.glideLimits)
      main.motion = .glide(glide)
      setVelocity(position.velocity, &probe)
      move(to: position.offset, &probe)
      if position.hasEnded, main.motion.isDecelerating { endDecelerating(&probe) }
      probe.leave()
    case .animation(let animation):
      probe.enter(.animation)
      reads([.scrollView(.main, .isAnimating)], &probe)
      move(to: animation.offset(at: now), &probe)
      if animation.hasEnded(at: now) { end(animation, &probe) }
      probe.leave()
    }
  }
}
