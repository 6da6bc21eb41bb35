import PagerModel

extension InvariantMonitor {
  /// What the moment adds to the history, before anything is judged.
  mutating func remember(_ moment: InvariantMoment) {
    if moment.isReload {
      history.wentWithoutPage = false
    }
    for sent in moment.effects where sent.effect == .ignored(.noDataSource) {
      history.wentWithoutPage = true
    }
    if moment.movesBounds || moment.isMovedByCode {
      history.isUnsettled = true
    } else if moment.before.isAtRest, moment.before.isWithinBounds {
      history.isUnsettled = false
    }
    rememberContent(moment)
  }

  private mutating func rememberContent(_ moment: InvariantMoment) {
    let (old, new) = (moment.before.content, moment.after.content)
    switch moment.event {
    case .setContentOffset(.content, _, _, _), .drag(.ended(_, .some)):
      history.isContentPlaced = true
    case nil:
      if moment.isMovedByCode(.content) { history.isContentPlaced = true }
    case .touch, .drag, .reload, .scrollToPage, .setCurrentPageIndex, .selectTab,
      .setContentOffset, .layout, .header, .hover, .pages, .contentSize, .setting, .wait,
      .scrollToTop, .refresh, .pinOffset, .contentInset:
      guard old.contentOffset != new.contentOffset || old.motion != new.motion else { return }
      history.isContentPlaced = moment.isMovedByCode(.content)
    }
  }

  mutating func brokenCallbacks(_ moment: InvariantMoment) -> [Violation?] {
    var found: [Violation?] = []
    var reported: [Int] = []
    for sent in moment.effects {
      switch sent.effect {
      case .numberOfPages:
        history.askedPages = []
        history.lastReported = nil
      case .pageAt(let index):
        if !history.askedPages.insert(index).inserted {
          found.append(Violation(.pageAskedOnce, "page \(index) is asked for again"))
        }
      case .didScrollToPage(let index):
        if history.lastReported == index {
          found.append(Violation(.pageReportedOnce, "didScrollToPage \(index) twice in a row"))
        }
        history.lastReported = index
        reported.append(index)
      case .ignored, .didScroll, .pageDidScroll, .scrollViewWillBeginDragging,
        .scrollViewDidScroll, .scrollViewWillEndDragging, .scrollViewDidEndDragging,
        .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
        .scrollViewDidEndScrollingAnimation, .scrollViewDidScrollToTop, .indicator:
        break
      }
    }
    return found + [unreportedChange(moment, reported)]
  }

  private mutating func unreportedChange(
    _ moment: InvariantMoment, _ reported: [Int]
  ) -> Violation? {
    let (before, after) = (moment.before, moment.after)
    guard before.hasDelegate, after.hasDelegate else {
      history.lastReported = nil
      return nil
    }
    let index = after.currentPageIndex
    guard after.numberOfPages > 0, before.currentPageIndex != index, reported.last != index else {
      return nil
    }
    return Violation(
      .pageReportedOnce,
      "currentPageIndex went from \(before.currentPageIndex) to \(index), and nobody was told")
  }
}
