import PagerModel

extension InvariantMonitor {
  /// What the moment adds to the history, before anything is judged.
  mutating func remember(_ moment: InvariantMoment) {
    if moment.isReload { history.wentWithoutPage = false }
    if moment.effects.contains(where: { $0.effect == .ignored(.noDataSource) }) {
      history.wentWithoutPage = true
    }
    if case .callback(let id) = moment.event, moment.after.stage.payloads[id]?.movesViews ?? false {
      history.scrollsInCallbacks = true
    }
    if moment.movesBounds || moment.isMovedByCode || history.scrollsInCallbacks {
      history.isUnsettled = true
    } else if moment.before.isAtRest, moment.before.isWithinBounds {
      history.isUnsettled = false
    }
    rememberContent(moment)
    if moment.renumbersPages { renumber(moment.after) }
  }

  private mutating func rememberContent(_ moment: InvariantMoment) {
    let (old, new) = (moment.before.content, moment.after.content)
    if moment.placesContent {
      history.isContentPlaced = true
    } else if moment.onlyLetsMove {
      if moment.isMovedByCode(.content) { history.isContentPlaced = true }
    } else if old.contentOffset != new.contentOffset || old.motion != new.motion {
      history.isContentPlaced = moment.isMovedByCode(.content)
    }
    if history.scrollsInCallbacks { history.isContentPlaced = true }
  }

  /// Pages were put in or taken out: what is known of them by index is what they are now.
  private mutating func renumber(_ pager: PinnedPager) {
    let there = (0..<pager.numberOfPages).filter(pager.isThere)
    history.askedPages = Set(there)
    history.lastReported = nil
    history.appearance = [:]
    for index in there {
      history.appearance[index] = pager.pages[index].lifecycle
    }
  }
}

extension InvariantMoment {
  /// The app says where content stands, or where a swipe of it ends.
  fileprivate var placesContent: Bool {
    if case .setContentOffset(.content, _, _, _) = event { return true }
    if case .drag(.ended(_, .some)) = event { return true }
    return false
  }

  /// A frame, or the pager comes or goes: what moves is what was under way.
  fileprivate var onlyLetsMove: Bool {
    event == nil || event?.kind == .appear || event?.kind == .disappear
  }
}

extension Callback {
  /// The app scrolls in it, moves a finger, or changes what there is to scroll.
  fileprivate var movesViews: Bool {
    switch event {
    case .touch, .drag, .setContentOffset, .layout, .header, .hover, .contentSize, .scrollToTop,
      .refresh, .pinOffset, .contentInset, .callback:
      true
    case .reload, .scrollToPage, .setCurrentPageIndex, .selectTab, .pages, .setting, .wait,
      .pageInsert, .pageDelete, .appear, .disappear, .pageDelegate:
      false
    }
  }
}
