import Inspection
import PagerModel
import Wording

/// Where a move ended and what changed on the way: one line, or a few.
struct StopReport {
  private static let most = 6

  /// `isBack`: the move went back; changes stand in history's order all the same.
  static func lines(
    _ session: Session, since before: Pager, isBack: Bool = false
  ) -> [String] {
    let (after, columns) = (session.timeline.state, session.window.size?.columns)
    let fields = isBack ? changes(from: after, to: before) : changes(from: before, to: after)
    guard isBack, let first = fields.first else {
      return wrapped([session.placeText] + fields, to: columns)
    }
    return wrapped([session.placeText], to: columns)
      + wrapped([String(localized: "undone: \(first)")] + fields.dropFirst(), to: columns)
  }

  /// The headlines of what differs; none: none of them does.
  static func changes(from before: Pager, to after: Pager) -> [String] {
    let all = StateDifference.changes(from: before, to: after)
    let changes = all.filter { $0.path.isHeadline && !$0.isOfPageComing }
    let fields = changes.prefix(most).map {
      "\($0.path.shortDescription) \($0.before) → \($0.after)"
    }
    guard changes.count > most else { return fields }
    return fields + [String(localized: "(\(changes.count - most) more in state)")]
  }
}

extension Change {
  /// A field of a page that is loaded or dropped: that it is, says it all.
  var isOfPageComing: Bool {
    guard before == .null || after == .null else { return false }
    switch path {
    case .page, .scrollView(.page, _), .cell, .tab, .handlers: return true
    case .scrollView(.main, _), .scrollView(.content, _), .time, .boundsWidth, .boundsHeight,
      .headerHeight, .hoverHeight, .numberOfPages, .currentPageIndex, .currentPage,
      .visiblePageIndex, .pendingPageIndex, .progress, .isPinned, .isSwipeEnabled, .owner,
      .selectedTab, .tabBar, .isLazyLoadingEnabled, .policy, .visibleCells, .line,
      .firstVisibleItem, .lastAppearedItem:
      return false
    }
  }
}
