/// The fields on which several rules depend.
extension PinnedPager {
  /// Where the bar pins.
  var pinFields: [StatePath] {
    [.headerHeight, .scrollView(.main, .maxOffset), .policy(.headerSource)]
  }

  /// Whether main is let go from there.
  var holdFields: [StatePath] { [.hoverHeight, .policy(.emptyBar), .policy(.pageObservation)] }

  /// Where a page's top is.
  func topFields(ofPage index: Int) -> [StatePath] {
    [.scrollView(.page(index), .minOffset), .policy(.pageInset)]
  }

  /// Where pages stand in content.
  var slotFields: [StatePath] { [.boundsWidth, .numberOfPages, .policy(.pageDirection)] }

  /// What there is to share, and who takes it.
  var pairFields: [StatePath] {
    let page = pairedPage.map { StatePath.place(.page($0)) + [.policy(.newPageWhilePinned)] }
    return StatePath.place(.main) + (page ?? []) + holdFields + [.policy(.pinRelease)]
  }

  /// Whether the pair glides.
  var pairMotionFields: [StatePath] {
    let views = [ScrollViewID.main] + (pairedPage.map { [.page($0)] } ?? [])
    return views.map { .scrollView($0, .isDecelerating) } + pairFields
  }

  /// Which list carries the header, and where that list is.
  var carrierFields: [StatePath] {
    guard let list = scrolledList ?? currentPage else { return [.currentPage] }
    return [.offset(ofPage: list)] + topFields(ofPage: list) + [.currentPage]
  }
}
