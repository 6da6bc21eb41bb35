/// What a swipe leaves behind that goes back to the index.
extension PinnedPager {
  /// A finger has let go of content, which goes to `target`.
  mutating func noteRelease(to target: Double, _ probe: inout some Probe) {
    guard width > 0, numberOfPages > 0 else { return }
    let page = nearestIndex(to: target)
    reads(.tabSelection, &probe)
    switch policies.tabSelection {
    case .reported, .tapped: break
    case .released: if page != currentPageIndex { selectTab(page, &probe) }
    }
    reads(.cancelledSwipe, &probe)
    switch policies.cancelledSwipe {
    case .withdrawn: givenUpPage = nil
    case .reported, .pending:
      givenUpPage = page == currentPageIndex ? neighbour(of: page, whenGoingTo: target) : nil
    }
  }

  /// The other page that shows while content goes to `target`; nil: there is none.
  @inline(__always)
  private func neighbour(of page: Int, whenGoingTo target: Double) -> Int? {
    guard content.contentOffset != target else { return nil }
    let isAhead = content.contentOffset > target
    let other = pageNearest(to: isAhead ? target + width : target - width)
    return (0..<numberOfPages).contains(other) && other != page ? other : nil
  }

  /// Policy `cancelledSwipe: reported`: content is back at the index.
  mutating func reportGivenUpPage(_ probe: inout some Probe) {
    reads(.cancelledSwipe, &probe)
    guard policies.cancelledSwipe == .reported, let page = givenUpPage else { return }
    givenUpPage = nil
    if hasDelegate, (0..<numberOfPages).contains(page) { send(.didScrollToPage(page), &probe) }
  }

  /// Policy `cancelledSwipe: pending`: the container appears.
  mutating func goToGivenUpPage(_ probe: inout some Probe) {
    reads(.cancelledSwipe, &probe)
    guard policies.cancelledSwipe == .pending, let page = givenUpPage else { return }
    scrollToPage(at: page, animated: false, &probe)
  }
}
