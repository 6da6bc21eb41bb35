/// The container is shown and hidden.
///
/// What UIKit does with motions when a view leaves the window is not documented; chosen here: the
/// finger is cancelled, a glide stops where it is, a page change ends at its page at once, and an
/// animation that begins while the container is hidden, too.
extension PinnedPager {
  /// Another screen covers the container: no finger reaches it.
  @inline(__always)
  package var isHidden: Bool { appearance.isHidden }

  mutating func appear(animated: Bool, _ probe: inout some Probe) {
    switch appearance.phase {
    case .visible: return ignore(.alreadyVisible, &probe)
    case .appearing where animated: return ignore(.alreadyVisible, &probe)
    case .untold, .appearing, .disappearing, .hidden: break
    }
    appearance.isForwarding = true
    appearance.phase = animated ? .appearing(until: now + Appearance.transition) : .visible
    goToGivenUpPage(&probe)
  }

  mutating func disappear(animated: Bool, _ probe: inout some Probe) {
    switch appearance.phase {
    case .hidden: return ignore(.alreadyHidden, &probe)
    case .disappearing where animated: return ignore(.alreadyHidden, &probe)
    case .untold, .appearing, .visible, .disappearing: break
    }
    appearance.isForwarding = true
    if animated {
      appearance.phase = .disappearing(until: now + Appearance.transition)
    } else {
      leaveScreen(&probe)
    }
  }

  /// At the first frame after it.
  mutating func endTransition(_ probe: inout some Probe) {
    switch appearance.phase {
    case .appearing(let end) where now >= end:
      appearance.phase = .visible
      appearance.isForwarding = true
    case .disappearing(let end) where now >= end:
      appearance.isForwarding = true
      leaveScreen(&probe)
    case .untold, .appearing, .visible, .disappearing, .hidden: break
    }
  }

  private mutating func leaveScreen(_ probe: inout some Probe) {
    probe.enter(.hide)
    appearance.phase = .hidden
    switch finger?.gesture {
    case nil: break
    case .touch: handle(.cancelled as PagerEvent.Touch, &probe)
    case .undecided, .vertical, .horizontal: handle(.cancelled as PagerEvent.Drag, &probe)
    }
    stopPair(&probe)
    comeToRest(.main, &probe)
    var walk = PageWalk()
    while let index = walk.next(in: pages) { comeToRest(.page(index), &probe) }
    leaveScreenWithContent(&probe)
    probe.leave()
  }

  /// A glide stops where it is, or at the end that it has passed; an animation at its target.
  private mutating func comeToRest(_ view: ScrollViewID, _ probe: inout some Probe) {
    let page = page(of: view)
    switch motion(of: view) {
    case .rest, .drag, .pairDrag, .pairGlide: break
    case .glide, .snap: endDecelerating(view, &probe)
    case .animation: finishAnimation(of: view, &probe)
    }
    if let view = present(view, page) { clamp(view, &probe) }
  }

  private mutating func leaveScreenWithContent(_ probe: inout some Probe) {
    switch content.motion {
    case .rest, .drag, .glide, .pairDrag, .pairGlide: break
    case .snap(let snap):
      moveContent(to: snap.target, &probe)
      endDecelerating(.content, &probe)
    case .animation:
      reads(.hiddenAnimation, &probe)
      switch policies.hiddenAnimation {
      case .finishes: finishAnimation(of: .content, &probe)
      case .lost:
        stop(.content, &probe)
        waitsForLostEnd = true
      }
    }
  }

  /// The view goes to the animation's target, and says so.
  mutating func finishAnimation(of view: ScrollViewID, _ probe: inout some Probe) {
    guard case .animation(let animation) = motion(of: view) else { return }
    probe.enter(.animation)
    reads([.scrollView(view, .isAnimating)], &probe)
    let page = page(of: view)
    move(view, to: animation.target, &probe)
    if let view = present(view, page), motion(of: view).isAnimating {
      endAnimation(animation, of: view, &probe)
    }
    probe.leave()
  }

  mutating func endAnimation(
    _ animation: ScrollAnimation, of view: ScrollViewID, _ probe: inout some Probe
  ) {
    stop(view, &probe)
    if view == .content { tabIsOnItsWay = false }
    let end: Effect =
      animation.isScrollToTop
      ? .scrollViewDidScrollToTop(view) : .scrollViewDidEndScrollingAnimation(view)
    send(end, of: view, &probe)
    if view == .content { settle(&probe) }
  }
}
