import PagerModel
import Timeline

/// Two branches side by side, from the start of each: the first event's state with the first
/// event's, and so on, and the frames in between as long as both are at the same time. Events that
/// only set rules have no partner. What a state's rules are, and its time, is not compared.
package struct Comparison {
  /// Where the two differ.
  package struct Difference: Sendable {
    /// Events that both have behind them.
    package let events: Int
    package let isFrame: Bool
    package let a: Side
    package let b: Side
    /// `before` is A's value, `after` B's.
    package let changes: [Change]

    package struct Side: Sendable {
      package let cursor: Cursor
      /// What it sent there.
      package let sent: [Effect]
      /// By path, the rule that wrote there.
      package let rules: [StatePath: Rule]
    }
  }

  package struct Count: Sendable, Equatable {
    package fileprivate(set) var compared = 0
    package fileprivate(set) var different = 0

    fileprivate mutating func add(_ isDifferent: Bool) {
      compared += 1
      if isDifferent { different += 1 }
    }
  }

  /// The first moment at which the states differ, and, where they are the same again after it, the
  /// next. What differs at the start and is the same after the first event does not count: an empty
  /// pager, before its pages are asked for.
  package private(set) var partings: [Difference] = []
  /// The first moment at which what is sent differs.
  package private(set) var firstSent: Difference?
  package private(set) var events = Count()
  package private(set) var frames = Count()
  /// Events of one of them for which the other has none.
  package private(set) var left = (a: 0, b: 0)
  /// What differs when each has come to its end and to rest.
  package private(set) var atRest: [Change] = []

  private var a: ComparedWalk
  private var b: ComparedWalk
  private var looks: InterruptLooks
  private var isApart = false
  /// A path that differed at the last moment that did: it likely still does.
  private var lastDifferent: StatePath?

  package init(
    _ a: ComparedPath, _ b: ComparedPath, unless isInterrupted: @escaping () -> Bool = { false }
  ) throws(ReplayError) {
    self.a = ComparedWalk(a)
    self.b = ComparedWalk(b)
    looks = InterruptLooks(isInterrupted)
    try comparePairs()
    try compareEnds()
  }

  // MARK: Walking

  private mutating func comparePairs() throws(ReplayError) {
    part(try differs(), isFrame: false)
    var isSameTime = true
    while true {
      let (nextA, nextB) = (a.next, b.next)
      if isSameTime {
        let end = a.state.time + EventTree.longestGap
        try compareFrames(to: min(nextA?.time ?? end, nextB?.time ?? end))
      }
      if let nextA, nextA.event.onlySetsRules {
        a.act()
      } else if let nextB, nextB.event.onlySetsRules {
        b.act()
      } else if let nextA, let nextB {
        a.act()
        b.act()
        isSameTime = nextA.time == nextB.time
        try note(isFrame: false)
      } else {
        return
      }
    }
  }

  private mutating func compareFrames(to end: Microseconds) throws(ReplayError) {
    while let frame = [a.state.nextVisit, b.state.nextVisit].compactMap(\.self).min(), frame <= end
    {
      a.advance(to: frame)
      b.advance(to: frame)
      try note(isFrame: true)
    }
  }

  private mutating func compareEnds() throws(ReplayError) {
    left = (a.left, b.left)
    try rest(\.a)
    try rest(\.b)
    atRest = changes()
  }

  /// To the end of a branch, and until nothing moves there.
  private mutating func rest(
    _ walk: WritableKeyPath<Comparison, ComparedWalk>
  ) throws(ReplayError) {
    while self[keyPath: walk].next != nil {
      self[keyPath: walk].act()
      try look()
    }
    let end = self[keyPath: walk].state.time + EventTree.longestGap
    while let frame = self[keyPath: walk].state.nextVisit, frame <= end {
      self[keyPath: walk].advance(to: frame)
      try look()
    }
  }

  private mutating func look() throws(ReplayError) {
    try looks.pass(a.state.viewCount + b.state.viewCount)
  }

  // MARK: Comparing

  private mutating func note(isFrame: Bool) throws(ReplayError) {
    try look()
    let isDifferent = try differs()
    if isFrame { frames.add(isDifferent) } else { events.add(isDifferent) }
    if firstSent == nil, !a.probe.effects.elementsEqual(b.probe.effects, by: sendTheSame) {
      firstSent = difference(isFrame: isFrame)
    }
    if !isFrame, events.compared == 1, !isDifferent { partings = [] }
    part(isDifferent, isFrame: isFrame)
  }

  private mutating func part(_ isDifferent: Bool, isFrame: Bool) {
    defer { isApart = isDifferent }
    guard isDifferent, !isApart, partings.count < 2 else { return }
    partings.append(difference(isFrame: isFrame))
    if partings.count == 2 { (a.keepsBefore, b.keepsBefore) = (false, false) }
  }

  private func sendTheSame(_ a: SentEffect, _ b: SentEffect) -> Bool { a.effect == b.effect }

  private mutating func differs() throws(ReplayError) -> Bool {
    if a.state == b.state { return false }
    if let lastDifferent, isDifferent(lastDifferent) { return true }
    lastDifferent = nil
    // What only B lists is of pages that A does not have or load, and A's own paths say so.
    let isSame = a.state.isEqual(besidesRulesTo: b.state)
    for path in isSame ? a.state.pathsThatRulesShape : a.state.paths {
      try looks.pass(1)
      if isDifferent(path) {
        lastDifferent = path
        return true
      }
    }
    return false
  }

  private func isDifferent(_ path: StatePath) -> Bool {
    path.isCompared && !a.state.value(path).isEqual(to: b.state.value(path))
  }

  private func changes() -> [Change] {
    StateDifference.changes(from: a.state, to: b.state).filter {
      $0.path.isCompared && !$0.before.isEqual(to: $0.after)
    }
  }

  private func difference(isFrame: Bool) -> Difference {
    Difference(
      events: events.compared, isFrame: isFrame, a: side(a), b: side(b), changes: changes())
  }

  private func side(_ walk: ComparedWalk) -> Difference.Side {
    Difference.Side(
      cursor: walk.cursor, sent: walk.probe.effects.map(\.effect), rules: walk.rules())
  }
}

extension StatePath {
  /// The rules and the time are what is given, not what comes of it.
  fileprivate var isCompared: Bool {
    switch self {
    case .time, .policy: false
    case .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .scrollView, .page,
      .numberOfPages, .currentPageIndex, .currentPage, .visiblePageIndex, .pendingPageIndex,
      .progress, .isPinned, .isSwipeEnabled, .owner, .selectedTab, .tabBar, .isLazyLoadingEnabled,
      .cell, .visibleCells, .tab, .line, .handlers, .firstVisibleItem, .lastAppearedItem:
      true
    }
  }
}
