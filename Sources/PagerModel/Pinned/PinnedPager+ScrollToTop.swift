/// To the top: by a tap on the status bar, or on the tab that is selected.
extension PinnedPager {
  /// The status bar is tapped: 0.3 s to the top, in place of a glide or an animation; one that goes
  /// there already goes on. At the top, nothing happens, as Apple's documentation of
  /// `scrollsToTop` says.
  mutating func scrollToTop(_ probe: inout some Probe) {
    guard finger == nil else { return ignore(.fingerIsDown, &probe) }
    guard let view = viewBelowTop else { return ignore(.alreadyAtTop, &probe) }
    if case .animation(let animation) = motion(of: view), animation.isScrollToTop {
      return ignore(.scrollsToTop, &probe)
    }
    probe.enter(.scrollToTop)
    reads([.currentPage] + StatePath.place(view), &probe)
    animate(view, to: scrollView(view).minOffset, isScrollToTop: true, &probe)
    probe.leave()
  }

  /// Policy `sameTab: scrollToTop`: code scrolls there.
  mutating func scrollSelectedTabToTop(animated: Bool, _ probe: inout some Probe) {
    guard let view = viewBelowTop else { return ignore(.sameTab, &probe) }
    probe.enter(.tab)
    reads([.currentPage] + StatePath.place(view), &probe)
    let top = scrollView(view).minOffset
    if animated { animate(view, to: top, &probe) } else { jump(view, to: top, &probe) }
    probe.leave()
  }

  /// The current page, or main where the page is at its top already; nil: both are. Under hand-over
  /// `inset` main does not scroll.
  private var viewBelowTop: ScrollViewID? {
    if let page = currentPage, isBelowTop(pages[page].scrollView) { return .page(page) }
    return policies.handOver != .inset && isBelowTop(main) ? .main : nil
  }

  private func isBelowTop(_ view: ScrollView) -> Bool { standing(view) > view.minOffset }
}
