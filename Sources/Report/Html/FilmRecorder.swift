import PagerModel

/// Folds a session and keeps what each moment changed, with the rules that did it.
struct FilmRecorder {
  private(set) var film = Film()
  private var state: Pager
  private var paths: [StatePath] = []
  private var finger = FilmedFinger()

  init(_ start: Pager) {
    state = start
    film.events.append(0)
    keep(from: start, TraceProbe())
  }

  /// Visits the frames up to `time`, in microseconds since node 0.
  mutating func visitFrames(to time: Microseconds) {
    while let frame = state.nextVisit, frame <= time {
      let before = state
      var probe = TraceProbe()
      state.advance(to: frame, &probe)
      keep(from: before, probe)
    }
  }

  mutating func apply(_ timed: TimedEvent) {
    let before = state
    var probe = TraceProbe()
    state.apply(timed, &probe)
    finger.follow(timed.event)
    film.events.append(film.times.count)
    keep(from: before, probe)
  }

  private mutating func keep(from before: Pager, _ probe: TraceProbe) {
    let moment = film.times.count
    film.times.append(state.time)
    film.sent.append(probe.sent)
    noteState(from: before, probe.writers, at: moment)
    noteScreen(at: moment)
  }

  private mutating func noteState(
    from before: Pager, _ writers: [StatePath: Rule], at moment: Int
  ) {
    let current = state.paths
    if current != paths {
      paths = current
      for path in current where path.isFilmed && !film.state.contains(path) {
        let column = FilmColumn(path.shortDescription, fullName: path.description)
        film.state.add(path, column, first: before.value(path))
      }
    }
    let hasOtherRules = state.policies != before.policies
    for path in film.state.keys {
      if case .policy = path, !hasOtherRules { continue }
      film.state.note(state.value(path), of: path, at: moment, by: writers[path])
    }
  }

  private mutating func noteScreen(at moment: Int) {
    var fields = state.screen
    if let point = state.landing.flatMap({ finger.position ?? $0 }) {
      fields += [(.finger(.x), point.x), (.finger(.y), point.y)]
    }
    if case .grid(let pager) = state { fields.append((.layout, Double(note(pager)))) }
    for (field, _) in fields where !film.screen.contains(field) {
      film.screen.add(field, FilmColumn(field.name), first: .null)
    }
    let values = Dictionary(fields.map { ($0.0, $0.1) }) { first, _ in first }
    for field in film.screen.keys {
      film.screen.note(values[field].map(Value.number) ?? .null, of: field, at: moment)
    }
  }

  /// Which of the layouts it is.
  private mutating func note(_ pager: GridPager) -> Int {
    if film.layouts.last?.layout != pager.layout {
      film.layouts.append(FilmedCells(layout: pager.layout))
    }
    film.layouts[film.layouts.count - 1].include(pager.visibleCells)
    return film.layouts.count - 1
  }
}

/// Where the finger is: where it landed, and what it moved by since.
private struct FilmedFinger {
  private(set) var position: Point?

  mutating func follow(_ event: PagerEvent) {
    switch event {
    case .touch(.down(let point)), .drag(.began(let point, _)): position = point
    case .drag(.changed(let dx, let dy)):
      position = position.map { Point(x: $0.x + dx, y: $0.y + dy) }
    case .touch(.up), .touch(.cancelled), .drag(.ended), .drag(.cancelled): position = nil
    case .reload, .scrollToPage, .setCurrentPageIndex, .selectTab, .setContentOffset, .layout,
      .header, .hover, .pages, .contentSize, .setting, .wait, .scrollToTop, .refresh, .pinOffset,
      .contentInset, .pageInsert, .pageDelete, .appear, .disappear, .pageDelegate, .callback:
      break
    }
  }
}

extension StatePath {
  /// Time is the moments' own, and cells stand in the layouts.
  fileprivate var isFilmed: Bool {
    switch self {
    case .time, .cell: false
    case .page(let index, _), .tab(let index, _), .handlers(let index),
      .scrollView(.page(let index), _), .tabBar(.emphasis(let index)):
      index < Film.mostPages
    case .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .scrollView, .numberOfPages,
      .currentPageIndex, .currentPage, .visiblePageIndex, .pendingPageIndex, .progress, .isPinned,
      .isSwipeEnabled, .owner, .selectedTab, .tabBar, .isLazyLoadingEnabled, .policy,
      .visibleCells, .line, .firstVisibleItem, .lastAppearedItem:
      true
    }
  }
}

extension TraceProbe {
  /// Of each field that was given a value, the rule that did it last.
  fileprivate var writers: [StatePath: Rule] {
    var result: [StatePath: Rule] = [:]
    for step in steps {
      if let field = step.wrote { result[field] = step.rule }
    }
    return result
  }

  fileprivate var sent: [Film.Sending] {
    steps.compactMap { step in
      guard case .sent(let effect) = step.action else { return nil }
      return Film.Sending(effect: effect, rule: step.rule, depth: step.depth)
    }
  }
}
