extension PinnedPager {
  /// The status bar is tapped: the current page goes to its top, or main where the page is there
  /// already. At the top, nothing happens, as Apple's documentation of `scrollsToTop` says.
  mutating func scrollToTop(_ probe: inout some Probe) {
    guard finger == nil else { return ignore(.fingerIsDown, &probe) }
    if let page = currentPage, isBelowTop(pages[page].scrollView) {
      scrollToTop(.page(page), &probe)
    } else if isBelowTop(main) {
      scrollToTop(.main, &probe)
    } else {
      ignore(.alreadyAtTop, &probe)
    }
  }

  private func isBelowTop(_ view: ScrollView) -> Bool { standing(view) > view.minOffset }

  /// In 0.3 s, in place of a glide or an animation; one that goes there already goes on.
  private mutating func scrollToTop(_ view: ScrollViewID, _ probe: inout some Probe) {
    if case .animation(let animation) = motion(of: view), animation.isScrollToTop {
      return ignore(.scrollsToTop, &probe)
    }
    probe.enter(.scrollToTop)
    animate(view, to: scrollView(view).minOffset, isScrollToTop: true, &probe)
    probe.leave()
  }
}
