import PagerModel
import Wording

/// Containers with one scroll view.
extension InvariantMonitor {
  mutating func allOfSingleScroll(
    from old: Pager, by event: PagerEvent?, sending effects: [SentEffect], to new: Pager
  ) -> [Violation] {
    guard let before = old.singleScroll, let after = new.singleScroll else { return [] }
    rememberSingleScroll(from: before, by: event, sending: effects, to: after)
    var found: [Violation?] = [
      brokenNumber(after.main), brokenReach(from: before, to: after), brokenIndex(after),
      brokenTravel(from: before, by: event, to: after),
    ]
    if after.isAtRest, after.numberOfPages > 0, after.stage.selectedTab != after.currentPageIndex {
      let (tab, page) = (after.stage.selectedTab, after.currentPageIndex)
      found.append(Violation(.tabBarAgrees, "tab \(tab) at page \(page)"))
    }
    found += brokenCalls(from: before, sending: effects, to: after)
    switch (old, new) {
    case (_, .grid(let grid)): found.append(brokenCells(grid))
    case (.sticky(let old), .sticky(let new)):
      found.append(
        history.places.broken(
          from: old, by: event, to: new,
          actsUnseen: before.awaitsCallbacks || after.awaitsCallbacks))
    case (_, .pinned), (.pinned, _), (.grid, _): break
    }
    return found.compactMap(\.self)
  }

  private mutating func rememberSingleScroll(
    from before: SingleScrollFacts, by event: PagerEvent?, sending effects: [SentEffect],
    to after: SingleScrollFacts
  ) {
    // What the app does in a callback no event shows.
    let acts = before.awaitsCallbacks || after.awaitsCallbacks
    var isPlaced = effects.contains { $0.rule == .code || $0.rule == .stickyRestore }
    if case .setContentOffset = event { isPlaced = true }
    if before.main.hasOtherEnds(than: after.main) || isPlaced || acts {
      history.isUnsettled = true
    } else if before.isAtRest, before.main.excess(at: before.main.contentOffset) <= 1 {
      history.isUnsettled = false
    }
  }

  private func brokenNumber(_ main: ScrollView) -> Violation? {
    main.contentOffset.isFinite && main.velocity.isFinite
      ? nil : Violation(.finiteOffsets, "main stands at \(main.contentOffset)")
  }

  private func brokenReach(
    from before: SingleScrollFacts, to after: SingleScrollFacts
  ) -> Violation? {
    let (old, new) = (before.main, after.main)
    guard !history.isUnsettled, old.contentOffset != new.contentOffset, !old.motion.isAnimating,
      !(new.bounces && old.motion.isDecelerating)
    else { return nil }
    return Self.brokenReach(.main, from: old, to: new, pixel: after.pixel)
  }

  private func brokenIndex(_ after: SingleScrollFacts) -> Violation? {
    let (index, count) = (after.currentPageIndex, after.numberOfPages)
    let isRight =
      count == 0
      ? index == 0 && after.currentPage == nil
      : (0..<count).contains(index) && after.currentPage.map { (0..<count).contains($0) } ?? true
    guard !isRight else { return nil }
    let held = after.currentPage.map { "\($0)" } ?? "null"
    return Violation(
      .indexExists, "currentPageIndex \(index), currentPage \(held), numberOfPages \(count)")
  }

  /// What a finger, or a frame of a glide, moves main.
  private func brokenTravel(
    from before: SingleScrollFacts, by event: PagerEvent?, to after: SingleScrollFacts
  ) -> Violation? {
    guard !history.isUnsettled, after.main.length > 0 else { return nil }
    let allowed: Double
    switch event {
    case .drag(.began): allowed = 0
    case .drag(.changed(_, let dy)): allowed = dy.magnitude
    case nil:
      guard !before.hasFinger, !before.main.motion.isAnimating,
        before.main.excess(at: before.main.contentOffset) == 0
      else { return nil }
      allowed = before.main.velocity.magnitude * Double(before.stage.clock.framePeriod) / 1000
    case .drag, .touch, .reload, .scrollToPage, .setCurrentPageIndex, .selectTab,
      .setContentOffset, .layout, .header, .hover, .pages, .contentSize, .setting, .wait,
      .scrollToTop, .refresh, .pinOffset, .contentInset, .pageInsert, .pageDelete, .appear,
      .disappear, .pageDelegate, .callback:
      return nil
    }
    let delta = (after.main.contentOffset - before.main.contentOffset).magnitude
    guard delta > allowed + 2 * after.pixel else { return nil }
    return Violation(
      .fingerTravelKept, "what may move \(shortest(allowed)) moved main by \(shortest(delta))")
  }

  /// Where tabs are put in or taken out, what is sent names some by their old index and some by
  /// their new one.
  private mutating func brokenCalls(
    from before: SingleScrollFacts, sending effects: [SentEffect], to after: SingleScrollFacts
  ) -> [Violation?] {
    let renumbers = effects.contains { $0.rule == .pageInsert || $0.rule == .pageDelete }
    guard !renumbers else {
      history.askedPages = []
      history.lastReported = nil
      return []
    }
    let isHeard = before.hasDelegate && after.hasDelegate
    if !isHeard { history.lastReported = nil }
    var found: [Violation?] = []
    var reported: Int?
    for sent in effects {
      if sent.effect == .numberOfPages { (history.askedPages, history.lastReported) = ([], nil) }
      if case .pageAt(let index) = sent.effect, !history.askedPages.insert(index).inserted {
        found.append(Violation(.pageAskedOnce, "page \(index) is asked for again"))
      }
      if case .didScrollToPage(let index) = sent.effect {
        if history.lastReported == index {
          found.append(Violation(.pageReportedOnce, "didScrollToPage \(index) twice in a row"))
        }
        (history.lastReported, reported) = (index, index)
      }
    }
    let (old, new) = (before.currentPageIndex, after.currentPageIndex)
    if isHeard, after.numberOfPages > 0, old != new, reported != new {
      let change: Message = "currentPageIndex went from \(old) to \(new), and nobody was told"
      found.append(Violation(.pageReportedOnce, change))
    }
    return found
  }

  private func brokenCells(_ grid: GridPager) -> Violation? {
    guard grid.stage.bounds.width > 0, let (first, second) = grid.layout.overlap else { return nil }
    let frame = grid.layout.frame(ofCell: second)
    return Violation(
      .cellsApart,
      "cells \(first) and \(second) both stand at \(shortest(frame.x)), \(shortest(frame.y))")
  }
}

extension SingleScrollFacts {
  /// One pixel, or a point where nothing is rounded.
  fileprivate var pixel: Double { 1 / (stage.scale ?? 1) }
}
