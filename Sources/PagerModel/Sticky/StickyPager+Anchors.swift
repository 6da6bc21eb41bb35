/// What a tab remembers of its place: the row that appeared last, or the first one that shows.
extension StickyPager {
  mutating func mainDidScroll(from before: Double, _ probe: inout some Probe) {
    wrote(.isPinned, &probe)
    writePlace(&probe)
    guard !rowsAreNew else { return }
    lookAgain(isGoingDown: main.contentOffset > before, &probe)
  }

  /// Rows come into sight one by one: going down the lowest is the last, going up the highest.
  mutating func lookAgain(isGoingDown: Bool, _ probe: inout some Probe) {
    noteFirstVisible(&probe)
    let new = layout.rows(
      showing: main.contentOffset, main.contentOffset + stage.bounds.height)
    guard new != sight else { return }
    let old = sight
    sight = new
    guard let new else { return }
    let comesBelow = old.map { new.upperBound > $0.upperBound } ?? true
    let comesAbove = old.map { new.lowerBound < $0.lowerBound } ?? true
    let row: Int
    switch (comesBelow, comesAbove, isGoingDown) {
    case (true, _, true), (true, false, false): row = new.upperBound
    case (_, true, _): row = new.lowerBound
    case (false, false, _): return
    }
    appear(row, &probe)
  }

  private mutating func appear(_ row: Int, _ probe: inout some Probe) {
    probe.enter(.stickyAppears)
    reads(sightFields + [.policy(.anchor)], &probe)
    lastAppearedItem = row
    wrote(.lastAppearedItem, &probe)
    reads(.anchor, &probe)
    switch policies.anchor {
    case .lastAppeared: remember(row, &probe)
    case .firstVisible, .exactOffset, .shared: break
    }
    probe.leave()
  }

  private mutating func noteFirstVisible(_ probe: inout some Probe) {
    reads(.anchor, &probe)
    switch policies.anchor {
    case .lastAppeared, .shared: return
    case .firstVisible, .exactOffset: break
    }
    guard let current = tabs.current, let row = firstVisibleItem else { return }
    let tab = tabs[current]
    guard row != tab.anchor || tab.value(ofRow: row) != tab.anchorValue else { return }
    probe.enter(.stickyFirstVisible)
    reads(sightFields + [.policy(.anchor)], &probe)
    remember(row, &probe)
    probe.leave()
  }

  /// What decides which rows are in sight.
  private var sightFields: [StatePath] {
    [.offset(.main), .scrollView(.main, .insetTop), .headerHeight, .hoverHeight, .boundsHeight]
  }

  private mutating func remember(_ row: Int, _ probe: inout some Probe) {
    guard let current = tabs.current else { return }
    tabs[current].anchor = row
    tabs[current].anchorValue = tabs[current].value(ofRow: row)
    wrote(.tab(current, .anchor), &probe)
    wrote(.page(current, .anchor), &probe)
  }
}
