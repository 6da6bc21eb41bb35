import PagerModel
import Timeline

/// What a finger can bring into sight, tried on a copy that nobody keeps.
struct Reachability {
  private var whole: Pager
  /// More gestures than this would be no reach.
  private static let gestures = 6

  private init(_ pager: PinnedPager) { whole = .pinned(pager) }

  private var pager: PinnedPager? {
    if case .pinned(let pager) = whole { pager } else { nil }
  }

  static func violations(
    _ pager: Pager, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> [Violation] {
    switch pager {
    case .pinned(let pinned):
      // What covers the pager takes the fingers; what waits for a callback would act in the trial.
      guard pinned.hasArea, pager.isAtRest, !pinned.isHidden, !pinned.awaitsCallbacks else {
        return []
      }
      return [try lastRow(pinned, &looks), try header(pinned, &looks)].compactMap(\.self)
    case .grid(let grid):
      // What the content does not reach to, no finger can bring into sight.
      let cut = grid.layout.cut
      guard cut > 1, grid.stage.bounds.width > 0 else { return [] }
      return [
        Violation(
          .rowsReachable, "the last \(shortest(cut.rounded())) points of the cells stay below")
      ]
    case .sticky: return []
    }
  }

  private static func lastRow(
    _ pager: PinnedPager, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Violation? {
    guard let index = pager.currentPage, pager.visiblePageIndex == index, pager.isThere(index),
      pager.pages[index].scrollView.isScrollEnabled
    else { return nil }
    var trial = Reachability(pager)
    try trial.drag(
      by: -(pager.pages[index].contentHeight + 2 * pager.stage.bounds.height), &looks)
    let bottom = trial.pager?.bottom(ofPage: index) ?? 0
    let hidden = bottom - pager.stage.bounds.height
    guard hidden > 1 else { return nil }
    return Violation(
      .rowsReachable, "the last \(shortest(hidden.rounded())) points of page \(index) stay below")
  }

  private static func header(
    _ pager: PinnedPager, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Violation? {
    guard (pager.header ?? 0) > 0 else { return nil }
    var trial = Reachability(pager)
    let page = pager.currentPage.flatMap { pager.isThere($0) ? pager.pages[$0] : nil }
    let y = page?.scrollView.contentOffset ?? 0
    try trial.drag(
      by: (pager.header ?? 0) + max(y, 0) + 2 * pager.stage.bounds.height, &looks)
    let hidden = trial.pager.map { $0.main.contentOffset - $0.main.minOffset } ?? 0
    guard hidden > 1 else { return nil }
    return Violation(
      .headerReachable, "\(shortest(hidden.rounded())) points of the header stay above")
  }

  /// A few long slow drags in the middle of what shows of the page.
  private mutating func drag(by dy: Double, _ looks: inout InterruptLooks) throws(ReplayError) {
    for _ in 0..<Self.gestures {
      let point = Point(x: whole.stage.bounds.width / 2, y: pager?.middleOfPage ?? 0)
      try send(.drag(.began(at: point, velocity: Velocity(x: 0, y: dy))), &looks)
      let steps = 16
      for _ in 0..<steps { try send(.drag(.changed(dx: 0, dy: dy / Double(steps))), &looks) }
      try send(.drag(.ended(velocity: Velocity(x: 0, y: 0), target: nil)), &looks)
      while let frame = whole.nextVisit {
        whole.advance(to: frame)
        try looks.pass(whole.viewCount)
      }
    }
  }

  private mutating func send(
    _ event: PagerEvent, _ looks: inout InterruptLooks
  ) throws(ReplayError) {
    whole.apply(TimedEvent(event, at: whole.time))
    try looks.pass(whole.viewCount)
  }
}

extension PinnedPager {
  /// Where the page begins on the screen, in points.
  private var pageTop: Double { (header ?? 0) - main.contentOffset + (hover ?? 0) }

  fileprivate var middleOfPage: Double {
    let top = pageTop
    return top < stage.bounds.height ? (max(top, 0) + stage.bounds.height) / 2 : 1
  }

  /// Where the page's content ends on the screen.
  fileprivate func bottom(ofPage index: Int) -> Double {
    pageTop + pages[index].contentHeight - pages[index].scrollView.contentOffset
  }
}
