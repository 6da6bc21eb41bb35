import PagerModel
import Wording

extension InvariantMonitor {
  /// Where pages are put in or taken out, what is sent names some pages by their old index and
  /// some by their new one: nothing of it is judged.
  mutating func brokenCallbacks(_ moment: InvariantMoment) -> [Violation?] {
    if moment.renumbersPages { return [] }
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
      case .addChild(let index): found.append(brokenAppearance(of: index, now: .loaded))
      case .willAppear(let index): found.append(brokenAppearance(of: index, now: .willAppear))
      case .didAppear(let index): found.append(brokenAppearance(of: index, now: .didAppear))
      case .willDisappear(let index):
        found.append(brokenAppearance(of: index, now: .willDisappear))
      case .didDisappear(let index): found.append(brokenAppearance(of: index, now: .didDisappear))
      case .ignored, .didScroll, .pageDidScroll, .scrollViewWillBeginDragging,
        .scrollViewDidScroll, .scrollViewWillEndDragging, .scrollViewDidEndDragging,
        .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
        .scrollViewDidEndScrollingAnimation, .scrollViewDidScrollToTop, .indicator, .scrollTo,
        .parentViewController:
        break
      }
    }
    return found + [unreportedChange(moment, reported)]
  }

  private mutating func unreportedChange(
    _ moment: InvariantMoment, _ reported: [Int]
  ) -> Violation? {
    let (before, after) = (moment.before, moment.after)
    guard before.hasDelegate, after.hasDelegate, !moment.renumbersPages else {
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

  /// `now`: what the page is told; `loaded`: it is a new child.
  private mutating func brokenAppearance(of index: Int, now: Lifecycle) -> Violation? {
    let old = history.appearance[index] ?? .loaded
    history.appearance[index] = now
    if now.follows(old) { return nil }
    let (told, last) = (now.call ?? "addChild", old.call ?? "nothing")
    return Violation(.appearanceBalanced, "page \(index) is told \(told) after \(last)")
  }
}

extension Lifecycle {
  /// Nil: a page that is loaded has been told nothing.
  fileprivate var call: String? { self == .loaded ? nil : rawValue }
}
