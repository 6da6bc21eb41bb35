/// What becomes of a view whose bounds have moved under it: it does not jump, and goes on under the
/// new ones.
extension PinnedPager {
  /// After an inset has changed; `old`: the view before that. Held by a finger it stays where it is
  /// shown, past an end as if pulled there; a bounce goes on from there to the end's new place; at
  /// rest it is clamped, as UIKit does.
  mutating func keepWithinBounds(
    _ view: ScrollViewID, from old: ScrollView, _ probe: inout some Probe
  ) {
    let (scroll, page) = (scrollView(view), page(of: view))
    guard old.minOffset != scroll.minOffset || old.maxOffset != scroll.maxOffset else { return }
    switch scroll.motion {
    case .drag, .pairDrag:
      reanchor(view, &probe)
      regrabPair(view)
    case .glide(let glide) where glide.isBouncing:
      setMotion(.glide(glideOn(scroll)), of: view)
    case .pairGlide: glidePairOn(view, &probe)
    case .animation(let animation): aimWithinBounds(animation, of: view, from: old, &probe)
    case .rest, .glide, .snap: break
    }
    if let view = present(view, page), !isTracking(view) { clamp(view, &probe) }
  }

  private func glideOn(_ scroll: ScrollView) -> Glide {
    Glide(
      from: standing(scroll), velocity: scroll.velocity, at: now, within: scroll.glideLimits)
  }

  /// A bounce of the pair's, or a free glide that now stands past an end, goes on from here.
  private mutating func glidePairOn(_ view: ScrollViewID, _ probe: inout some Probe) {
    guard let phase = pair?.phase else { return }
    let scroll = scrollView(view)
    let taker: Pair.Taker = view == .main ? .main : .page
    let glide = glideOn(scroll)
    switch phase {
    case .bouncing(let bouncing, _) where bouncing == taker:
      pair?.phase = .bouncing(taker, glide)
    case .gliding where isPastAnEnd(scroll):
      pair?.phase = .bouncing(taker, glide)
      startPhase(velocity: scroll.velocity, &probe)
    case .gliding, .bouncing, .held: break
    }
  }

  /// An animation to a place that is out of bounds now goes to the end instead.
  private mutating func aimWithinBounds(
    _ animation: ScrollAnimation, of view: ScrollViewID, from old: ScrollView,
    _ probe: inout some Probe
  ) {
    let scroll = scrollView(view)
    let wasWithin = (old.minOffset...old.maxOffset).contains(animation.target)
    let target = clamped(animation.target, scroll.minOffset, scroll.maxOffset)
    guard wasWithin, target != animation.target else { return }
    animate(view, to: target, isScrollToTop: animation.isScrollToTop, &probe)
  }
}
