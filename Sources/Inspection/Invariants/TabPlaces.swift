import PagerModel

/// The rows with which a sticky pager's tabs were left, and whether they come back with them.
struct TabPlaces: Sendable {
  private var rows: [Int: Int] = [:]
  /// A tab that was never left stands at its row 0.
  private var isFromTheStart = true
  /// A tab that was chosen, with the row it is to come back with, until all is at rest.
  private var awaited: (tab: Int, row: Int)?
  /// The app acts in callbacks that no event shows.
  private var isGivenUp = false

  mutating func broken(
    from before: StickyPager, by event: PagerEvent?, sending effects: [SentEffect],
    to after: StickyPager
  ) -> Violation? {
    if case .callback = event { isGivenUp = true }
    guard !isGivenUp else { return nil }
    guard keepsPlaces(event) else {
      (rows, awaited) = ([:], nil)
      if before.currentPage != nil { isFromTheStart = false }
      return nil
    }
    if moves(event) { awaited = nil }
    let (old, new) = (before.currentPage, after.currentPage)
    if old != new {
      if let old { rows[old] = awaited?.row ?? before.firstVisibleItem ?? 0 }
      let row = new.flatMap { rows[$0] ?? (isFromTheStart ? 0 : nil) }
      awaited = new.flatMap { tab in row.map { (tab, $0) } }
    }
    guard let (tab, row) = awaited, after.isAtRest, !after.isHidden else { return nil }
    awaited = nil
    // At the end of its content a tab can go no further.
    let isAtEnd = after.main.contentOffset >= after.main.maxOffset - 1
    let hasArea = after.stage.bounds.width > 0 && after.stage.bounds.height > 0
    guard hasArea, !isAtEnd, let first = after.firstVisibleItem, first != row else { return nil }
    return Violation(.tabKeepsPlace, "tab \(tab) comes back with row \(first), not \(row)")
  }

  /// There may be other rows after it, or they may stand elsewhere.
  private func keepsPlaces(_ event: PagerEvent?) -> Bool {
    switch event {
    case .reload, .layout, .header, .hover, .setting, .contentInset, .refresh, .pageInsert,
      .pageDelete:
      false
    case nil, .touch, .drag, .scrollToPage, .setCurrentPageIndex, .selectTab, .setContentOffset,
      .pages, .contentSize, .wait, .scrollToTop, .pinOffset, .appear, .disappear, .pageDelegate,
      .callback:
      true
    }
  }

  /// The user or code goes elsewhere.
  private func moves(_ event: PagerEvent?) -> Bool {
    switch event {
    case .touch, .drag, .setContentOffset, .scrollToTop, .disappear: true
    case nil, .reload, .scrollToPage, .setCurrentPageIndex, .selectTab, .layout, .header, .hover,
      .pages, .contentSize, .setting, .wait, .refresh, .pinOffset, .contentInset, .pageInsert,
      .pageDelete, .appear, .pageDelegate, .callback:
      false
    }
  }
}
