/// Past the top of main: policies `tallHeader` and `topRest`.
extension PinnedPager {
  /// Offsets go no further, in points.
  private static let farthest = 1e9

  /// main is past its top, and its header leaves nothing of the pages to be seen.
  @inline(__always)
  var overscrollDoubles: Bool {
    switch policies.tallHeader {
    case .stretches: return false
    case .doubles:
      let isTall = (laidOut?.header ?? 0) > main.length && main.length > 0
      return isTall && mainIsLive && main.contentOffset < main.minOffset
    }
  }

  /// `delta`: of the finger's move, as main's offset takes it, in points.
  mutating func doubleOverscroll(by delta: Double, _ probe: inout some Probe) {
    probe.enter(.doubles)
    reads(StatePath.place(.main) + [.headerHeight, .policy(.tallHeader)], &probe)
    endPair(&probe)
    stop(.main, &probe)
    let offset = main.contentOffset + (main.contentOffset - main.minOffset) + delta
    moveMain(to: clamped(offset, -Self.farthest, main.maxOffset), &probe)
    probe.leave()
  }

  /// A glide of `view` has ended.
  mutating func restAwayFromTop(_ view: ScrollViewID, _ probe: inout some Probe) {
    reads(.topRest, &probe)
    switch policies.topRest {
    case .top: return
    case .pointAway: break
    }
    let (scroll, top) = (scrollView(view), scrollView(view).minOffset)
    guard movesHeader(view), finger == nil, standing(scroll) == top, scroll.maxOffset > top else {
      return
    }
    probe.enter(.restAway)
    reads(StatePath.place(view) + [.policy(.topRest)], &probe)
    move(view, to: min(top + 1, scroll.maxOffset), &probe)
    probe.leave()
  }

  private func movesHeader(_ view: ScrollViewID) -> Bool {
    switch view {
    case .main: policies.handOver != .inset
    case .content: false
    case .page(let index): policies.handOver == .inset && index == currentPage
    }
  }
}
