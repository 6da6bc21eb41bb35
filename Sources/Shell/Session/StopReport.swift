import Inspection
import PagerModel

/// Where a move ended and what changed on the way: one line, or a few.
struct StopReport {
  private static let most = 6

  /// `isBack`: the move went back; changes stand in history's order all the same.
  static func lines(
    _ session: Session, since before: Pager, isBack: Bool = false
  ) -> [String] {
    let after = session.timeline.state
    let text = isBack ? changes(from: after, to: before) : changes(from: before, to: after)
    guard !text.isEmpty else { return [session.placeText] }
    return isBack
      ? [session.placeText, "undone: \(text)"] : ["\(session.placeText)   \(text)"]
  }

  /// The headlines of what differs; empty: none of them does.
  static func changes(from before: Pager, to after: Pager) -> String {
    let all = StateDifference.changes(from: before, to: after)
    let changes = all.filter { $0.path.isHeadline && !$0.isOfPageComing }
    let words = changes.prefix(most).map {
      "\($0.path.shortDescription) \($0.before) → \($0.after)"
    }
    var text = words.joined(separator: "   ")
    if changes.count > most { text += "   (\(changes.count - most) more in state)" }
    return text
  }
}

extension Change {
  /// A field of a page that is loaded or dropped: that it is, says it all.
  var isOfPageComing: Bool {
    guard before == .null || after == .null else { return false }
    switch path {
    case .page, .scrollView(.page, _): return true
    case .scrollView(.main, _), .scrollView(.content, _), .time, .boundsWidth, .boundsHeight,
      .headerHeight, .hoverHeight, .numberOfPages, .currentPageIndex, .currentPage,
      .visiblePageIndex, .pendingPageIndex, .progress, .isPinned, .isSwipeEnabled, .owner,
      .selectedTab, .tabBar, .isLazyLoadingEnabled, .policy:
      return false
    }
  }
}
