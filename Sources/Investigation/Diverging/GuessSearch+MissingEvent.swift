import Inspection
import PagerModel
import Recording
import Timeline

extension GuessSearch {
  mutating func guessMissingEvent() throws(ReplayError) {
    let step = reported.depth(of: index) - 1
    guard step >= 0 else { return }
    for event in missingEvents + rotation {
      try attempt(.missingEvent(event, .before), reported.inserting(event, at: step))
      guard event.isAnimated, step > 0 else { continue }
      try attempt(
        .missingEvent(event, .afterLast), reported.inserting(event, at: step, after: 0))
    }
  }

  /// What would bring the field to where the device had it.
  private var missingEvents: [PagerEvent] {
    guard let path = entry?.path, case .number(let value)? = entry?.value else {
      return [.reload(toPageAt: nil)]
    }
    switch path {
    case .scrollView(.content, .contentOffset):
      let width = bounds?.width ?? 0
      return width > 0 ? moves(to: value / width) : []
    case .scrollView(let view, .contentOffset):
      return [
        .setContentOffset(view, x: nil, y: value, animated: false),
        .setContentOffset(view, x: nil, y: value, animated: true), .scrollToTop,
      ]
    case .currentPageIndex, .currentPage, .visiblePageIndex, .selectedTab, .pendingPageIndex:
      return moves(to: value)
    case .numberOfPages: return [.reload(toPageAt: nil)]
    case .headerHeight: return [.header(height: value)]
    case .hoverHeight: return [.hover(height: value)]
    case .page(let page, .contentHeight): return [.contentSize(page: page, height: value)]
    case .time, .boundsWidth, .boundsHeight, .scrollView, .page, .progress, .isPinned,
      .isSwipeEnabled, .owner, .tabBar, .isLazyLoadingEnabled, .policy, .cell, .visibleCells, .tab,
      .line, .handlers, .firstVisibleItem, .lastAppearedItem:
      return []
    }
  }

  /// Calls and taps for the page that `place`, in pages, is nearest to.
  private func moves(to place: Double) -> [PagerEvent] {
    let page = Int(exactly: place.rounded()) ?? 0
    return [false, true].flatMap { isAnimated in
      [
        PagerEvent.scrollToPage(at: page, animated: isAnimated),
        .selectTab(at: page, animated: isAnimated),
      ]
    }
  }

  /// The device turned: width and height change places, and what is laid out in them moves.
  private var rotation: [PagerEvent] {
    guard let bounds, bounds.width != bounds.height, entry?.path?.followsFromBounds == true else {
      return []
    }
    return [.layout(Size(width: bounds.height, height: bounds.width))]
  }

  /// As they were laid out last before the report.
  private var bounds: Size? {
    let layouts = reported.scenario.steps.prefix(reported.depth(of: index)).compactMap { step in
      if case .layout(let size, _) = step.event { size } else { nil }
    }
    return layouts.last ?? reported.scenario.initial.bounds
  }
}

extension StatePath {
  fileprivate var followsFromBounds: Bool {
    switch self {
    case .boundsWidth, .boundsHeight, .scrollView, .page, .progress, .isPinned, .tabBar,
      .currentPageIndex, .visiblePageIndex, .cell, .visibleCells, .tab, .line, .firstVisibleItem,
      .lastAppearedItem:
      true
    case .time, .headerHeight, .hoverHeight, .numberOfPages, .currentPage, .pendingPageIndex,
      .selectedTab, .isSwipeEnabled, .owner, .isLazyLoadingEnabled, .policy, .handlers:
      false
    }
  }
}

extension PagerEvent {
  fileprivate var isAnimated: Bool {
    if case .scrollToPage(_, animated: true) = self { return true }
    if case .selectTab(_, animated: true) = self { return true }
    if case .setContentOffset(_, _, _, animated: true) = self { return true }
    return false
  }
}
