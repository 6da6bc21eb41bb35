import PagerModel
import Wording

extension InvariantMonitor {
  func brokenIndex(_ pager: PinnedPager) -> Violation? {
    let (index, count) = (pager.currentPageIndex, pager.numberOfPages)
    let held = pager.currentPage.map { "\($0)" } ?? "null"
    let found: Message = "currentPageIndex \(index), currentPage \(held), numberOfPages \(count)"
    if count == 0 {
      return index == 0 && pager.currentPage == nil ? nil : Violation(.indexExists, found)
    }
    let isThere =
      (0..<count).contains(index) && pager.currentPage.map { (0..<count).contains($0) } ?? true
    return isThere ? nil : Violation(.indexExists, found)
  }

  /// What holds when nothing moves and no finger is down.
  func brokenAtRest(_ pager: PinnedPager) -> [Violation?] {
    guard pager.numberOfPages > 0, pager.hasArea else { return [] }
    let index = pager.currentPageIndex
    let bar = pager.stage.selectedTab
    let tab = bar == index ? nil : Violation(.tabBarAgrees, "tab \(bar) at page \(index)")
    guard !history.isContentPlaced else { return [tab] }
    return [tab, brokenPlace(pager), brokenSight(pager)]
  }

  private func brokenPlace(_ pager: PinnedPager) -> Violation? {
    let slot = pager.slot(ofPage: pager.currentPageIndex)
    let place = Double(slot) * pager.stage.bounds.width
    let offset = pager.content.contentOffset
    guard (offset - place).magnitude > 1 / (pager.stage.scale ?? 1) else { return nil }
    return Violation(
      .contentAtIndex,
      "content.x \(shortest(offset)), not \(shortest(place)) as page "
        + "\(pager.currentPageIndex) has it")
  }

  private func brokenSight(_ pager: PinnedPager) -> Violation? {
    let visible = pager.visiblePageIndex
    guard visible != pager.currentPageIndex, !(visible == nil && history.wentWithoutPage) else {
      return nil
    }
    let shown: Message = visible.map { "page \($0) shows" } ?? "no page shows"
    return Violation(.visiblePageIsIndex, "\(shown) at currentPageIndex \(pager.currentPageIndex)")
  }
}
