import PagerModel

/// The rows with which a sticky pager's tabs were left, and whether they come back with them.
struct TabPlaces: Sendable {
  private enum Place {
    case row(Int)
    /// Its rows are others since it was left.
    case unknown
  }

  /// A tab that is not there was never left, and stands at its row 0.
  private var places: [Int: Place] = [:]
  /// A tab that was chosen, with the row it is to come back with, until all is at rest.
  private var awaited: (tab: Int, row: Int)?
  /// `actsUnseen`: the app acts in a callback that no event shows.
  mutating func broken(
    from before: StickyPager, by event: PagerEvent?, to after: StickyPager, actsUnseen: Bool
  ) -> Violation? {
    if actsUnseen {
      forget(before, isRenumbered: true)
      return nil
    }
    if isElsewhere(after: event) { awaited = nil }
    if renewsRows(event) {
      forget(before, isRenumbered: event.map { $0.kind != .reload } ?? false)
      return nil
    }
    let (old, new) = (before.currentPage, after.currentPage)
    if old != new {
      if let old { places[old] = place(ofCurrentTab: before) }
      awaited = new.flatMap { tab in row(of: tab).map { (tab, $0) } }
    }
    return broken(after)
  }

  /// What nobody sees, nobody has left.
  private func place(ofCurrentTab pager: StickyPager) -> Place {
    if let awaited { return .row(awaited.row) }
    return isSeen(pager) ? .row(pager.firstVisibleItem ?? 0) : .unknown
  }

  private func isSeen(_ pager: StickyPager) -> Bool {
    pager.stage.bounds.width > 0 && pager.stage.bounds.height > 0 && !pager.isHidden
  }

  private mutating func broken(_ after: StickyPager) -> Violation? {
    guard let (tab, row) = awaited, after.isAtRest, isSeen(after) else { return nil }
    awaited = nil
    // At the end of its content a tab can go no further.
    let isAtEnd = after.main.contentOffset >= after.main.maxOffset - 1
    guard !isAtEnd, let first = after.firstVisibleItem, first != row else { return nil }
    return Violation(.tabKeepsPlace, "tab \(tab) comes back with row \(first), not \(row)")
  }

  private func row(of tab: Int) -> Int? {
    switch places[tab] {
    case .row(let row): row
    case .unknown: nil
    case nil: 0
    }
  }

  /// Of tabs that were left; where tabs have other numbers, of all.
  private mutating func forget(_ before: StickyPager, isRenumbered: Bool) {
    awaited = nil
    let tabs = isRenumbered ? Array(0...before.numberOfPages) : Array(places.keys)
    for tab in tabs { places[tab] = .unknown }
    if let current = before.currentPage { places[current] = .unknown }
  }

  /// A tab's rows may be others after it, or others may be remembered.
  private func renewsRows(_ event: PagerEvent?) -> Bool {
    switch event {
    case .reload, .pageInsert, .pageDelete: true
    case .setting(let setting): setting.policy != nil
    case nil, .touch, .drag, .scrollToPage, .setCurrentPageIndex, .selectTab, .setContentOffset,
      .layout, .header, .hover, .pages, .contentSize, .wait, .scrollToTop, .refresh, .pinOffset,
      .contentInset, .appear, .disappear, .pageDelegate, .callback:
      false
    }
  }

  /// The user, code or other bounds take the current tab elsewhere.
  private func isElsewhere(after event: PagerEvent?) -> Bool {
    switch event {
    case .touch, .drag, .setContentOffset, .scrollToTop, .disappear, .layout, .header, .hover,
      .refresh, .contentInset:
      true
    case nil, .reload, .scrollToPage, .setCurrentPageIndex, .selectTab, .pages, .contentSize,
      .setting, .wait, .pinOffset, .pageInsert, .pageDelete, .appear, .pageDelegate, .callback:
      false
    }
  }
}
