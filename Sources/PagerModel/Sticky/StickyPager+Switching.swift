/// From tab to tab.
extension StickyPager {
  static let restoreDuration: Microseconds = 350_000

  /// The observers of the tab answer: they know its place before its rows come.
  mutating func select(_ index: Int, isTap: Bool, _ probe: inout some Probe) {
    let (observers, place) = (observers(ofTab: index), place(ofTab: index))
    reads([.tab(index, .anchor), .tab(index, .offset), .handlers(index)], &probe)
    reads([.policy(.anchor), .policy(.rowIdentity), .policy(.observers)], &probe)
    let isCurrent = index == tabs.current
    if !isCurrent {
      probe.enter(.stickySwitch)
      chooseTab(index, &probe)
      probe.leave()
    }
    guard observers > 0, let place else {
      if isCurrent { ignore(isTap ? .sameTab : .sameIndex, &probe) }
      return
    }
    guard tabs.current == index else { return }
    probe.enter(.stickyRestore)
    reads([.tab(index, .anchor), .handlers(index), .policy(.observers)], &probe)
    let move = tabs.lastMove
    if case .row(let row) = place {
      for _ in 0..<observers {
        guard tabs.lastMove == move else { break }
        send(.scrollTo(row: row), &probe)
      }
    }
    if tabs.lastMove == move { restoring = place }
    probe.leave()
  }

  /// Nil: it remembers nothing, or a row that is not there.
  private func place(ofTab index: Int) -> Place? {
    let tab = tabs[index]
    switch policies.anchor {
    case .shared: return nil
    case .exactOffset:
      let offset = index == tabs.current ? standing : tab.offset ?? main.minOffset
      return .offset(offset)
    case .lastAppeared, .firstVisible:
      switch policies.rowIdentity {
      case .position: return tab.count > 0 ? .row(min(tab.anchor, tab.count - 1)) : nil
      case .value: return tab.row(ofValue: tab.anchorValue).map(Place.row)
      }
    }
  }

  /// How many answer when the tab is to restore its place.
  package func observers(ofTab index: Int) -> Int {
    switch policies.observers {
    case .leaked: tabs[index].handlers
    case .single: 1
    }
  }

  mutating func leaveTab(_ probe: inout some Probe) {
    // Rows that nobody has seen yet have kept their place.
    if let old = tabs.current, !rowsAreNew {
      tabs[old].offset = standing
      wrote(.tab(old, .offset), &probe)
    }
    sight = nil
    lastAppearedItem = nil
    wrote(.lastAppearedItem, &probe)
    restoring = nil
    rowsAreNew = true
  }

  mutating func didRenewTabs(_ probe: inout some Probe) {}

  /// On the screen again, its rows appear anew.
  mutating func didAppear(_ probe: inout some Probe) {
    sight = nil
    rowsAreNew = true
  }

  mutating func didLayOut(_ probe: inout some Probe) {
    guard stage.bounds.width > 0, stage.bounds.height > 0, !isHidden else { return }
    reads(.restoreMotion, &probe)
    if policies.restoreMotion == .immediate { restore(&probe) }
    if rowsAreNew { showRows(&probe) } else { lookAgain(isGoingDown: true, &probe) }
    restore(&probe)
  }

  private mutating func showRows(_ probe: inout some Probe) {
    rowsAreNew = false
    guard let current = tabs.current else { return }
    probe.enter(.stickyObserve)
    reads([.currentPage], &probe)
    tabs[current].handlers += 1
    wrote(.handlers(current), &probe)
    probe.leave()
    lookAgain(isGoingDown: true, &probe)
  }

  private mutating func restore(_ probe: inout some Probe) {
    guard let place = restoring else { return }
    restoring = nil
    probe.enter(.stickyRestore)
    reads([.policy(.restore), .policy(.anchor)] + StatePath.ends(.main), &probe)
    if let current = tabs.current, case .row = place { reads([.tab(current, .anchor)], &probe) }
    let offset = clamped(offset(of: place), main.minOffset, main.maxOffset)
    reads(.restoreMotion, &probe)
    switch policies.restoreMotion {
    case .immediate: jump(to: offset, &probe)
    case .animated: animate(to: offset, duration: Self.restoreDuration, &probe)
    }
    probe.leave()
  }

  /// Where a row comes to the scroll view's top: `minY − inset.top`, as `scrollTo(_:anchor:)` has it.
  private func offset(of place: Place) -> Double {
    switch place {
    case .offset(let offset): offset
    case .row(let row):
      switch policies.restore {
      case .underHeader: layout.top(ofRow: row) - main.insetTop
      case .belowHeader: layout.top(ofRow: row) - main.insetTop - layout.barHeight
      }
    }
  }
}
