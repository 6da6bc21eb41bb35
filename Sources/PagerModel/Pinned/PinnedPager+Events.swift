extension PinnedPager {
  mutating func apply(
    _ event: PagerEvent, at time: Microseconds, _ probe: inout some Probe
  ) {
    advance(to: time, &probe)
    // Nine events of ten are a finger's.
    if case .drag(.changed(let dx, let dy)) = event, !isHidden {
      change(dx: dx, dy: dy, &probe)
    } else {
      handle(event, &probe)
    }
    layOutAll(&probe)
  }

  mutating func handle(_ event: PagerEvent, _ probe: inout some Probe) {
    switch event {
    case .touch(let touch): isHidden ? ignore(.isHidden, &probe) : handle(touch, &probe)
    case .drag(let drag): isHidden ? ignore(.isHidden, &probe) : handle(drag, &probe)
    case .reload(let index): reload(toPageAt: index, &probe)
    case .scrollToPage(let index, let animated):
      scrollToPage(at: index, animated: animated, &probe)
    case .setCurrentPageIndex(let index): setCurrentPageIndex(to: index, &probe)
    case .selectTab(let index, let animated): selectTab(at: index, animated: animated, &probe)
    case .setContentOffset(let view, let x, let y, let animated):
      setContentOffset(of: view, to: view == .content ? x : y, animated: animated, &probe)
    case .layout(let size, let insets): setBounds(size, safeArea: insets, &probe)
    case .header(let height): setHeader(height, &probe)
    case .hover(let height): setHover(height, &probe)
    case .pages(let id): setAnswer(id, &probe)
    case .contentSize(let page, let height): setContentHeight(height, ofPage: page, &probe)
    case .setting(let setting): apply(setting, &probe)
    case .wait: break
    case .scrollToTop: isHidden ? ignore(.isHidden, &probe) : scrollToTop(&probe)
    case .refresh(let view, let phase): refresh(view, phase, &probe)
    case .pinOffset(let y): setPin(y, &probe)
    case .contentInset(let view, let insets, let writer):
      setContentInset(of: view, to: insets, by: writer, &probe)
    case .pageInsert(let index, let page, let follow):
      insertPage(at: index, page, follow: follow, &probe)
    case .pageDelete(let index, let follow): deletePage(at: index, follow: follow, &probe)
    case .appear(let animated): appear(animated: animated, &probe)
    case .disappear(let animated): disappear(animated: animated, &probe)
    case .pageDelegate(let index, let delegate): setDelegate(delegate, ofPage: index, &probe)
    case .callback(let id): arm(id)
    }
  }

  private mutating func selectTab(at index: Int, animated: Bool, _ probe: inout some Probe) {
    guard (0..<numberOfPages).contains(index) else { return ignore(.noSuchPage, &probe) }
    if index == stage.selectedTab {
      reads(.sameTab, &probe)
      switch policies.sameTab {
      case .nothing: return ignore(.sameTab, &probe)
      case .scrollToTop: return scrollSelectedTabToTop(animated: animated, &probe)
      }
    }
    probe.enter(.tab)
    selectTab(index, &probe)
    scrollToPage(at: index, animated: animated, &probe)
    tabIsOnItsWay = content.motion.isAnimating
    probe.leave()
  }

  private mutating func setBounds(
    _ size: Size, safeArea insets: Insets?, _ probe: inout some Probe
  ) {
    probe.enter(.views)
    stage.bounds = size
    if let insets { safeArea = insets }
    wrote(.boundsWidth, &probe)
    wrote(.boundsHeight, &probe)
    writeTabBar(insteadOf: numberOfPages, &probe)
    probe.leave()
  }

  private mutating func setAnswer(_ id: Payloads.PagesID, _ probe: inout some Probe) {
    probe.enter(.dataSource)
    setAnswer(id)
    writeAnswer(&probe)
    writeTabBar(insteadOf: numberOfPages, &probe)
    probe.leave()
  }

  private mutating func setHeader(_ height: Double?, _ probe: inout some Probe) {
    probe.enter(.views)
    reads(.headerGrowth, &probe)
    switch policies.headerGrowth {
    case .grows: header = height
    case .refused: header = height.map { min($0, header ?? $0) }
    }
    wrote(.headerHeight, &probe)
    probe.leave()
  }

  private mutating func setHover(_ height: Double?, _ probe: inout some Probe) {
    probe.enter(.views)
    hover = height
    wrote(.hoverHeight, &probe)
    probe.leave()
  }

  private mutating func setPin(_ y: Double, _ probe: inout some Probe) {
    probe.enter(.views)
    reads(.pinChange, &probe)
    switch policies.pinChange {
    case .atOnce: (pin, nextPin) = (y, nil)
    case .atReload: nextPin = y
    }
    probe.leave()
  }

  private mutating func apply(_ setting: PagerEvent.Setting, _ probe: inout some Probe) {
    probe.enter(.setting)
    if let isEnabled = setting.isHorizontalScrollEnabled {
      isHorizontalScrollEnabled = isEnabled
      wrote(.scrollView(.content, .isScrollEnabled), &probe)
    }
    if let isAttached = setting.dataSource { hasDataSource = isAttached }
    if let isAttached = setting.delegate { hasDelegate = isAttached }
    if let isShown = setting.showIndicator, isShown != main.showsIndicator {
      main.showsIndicator = isShown
      wrote(.scrollView(.main, .showsIndicator), &probe)
      send(.indicator(.main, isOn: isShown), &probe)
    }
    if let id = setting.policy { adopt(stage.payloads[id], &probe) }
    probe.leave()
  }

  private mutating func adopt(_ change: PolicyChange, _ probe: inout some Probe) {
    let changed = change.applied(to: policies)
    reads(.axisLock, &probe)
    let oldLock = policies.axisLock
    let wasMirrored = isMirrored
    reads(.handOver, &probe)
    if changed.handOver != policies.handOver {
      changeHandOver(to: changed, &probe)
    } else {
      policies = changed
    }
    changeAxisLock(from: oldLock, &probe)
    if isMirrored != wasMirrored { writeDirection(&probe) }
    if change.preset != nil {
      for name in Container.pinned.policyNames { wrote(.policy(name), &probe) }
    }
    for value in change.values { wrote(.policy(value.name), &probe) }
  }

  /// Pages and tabs stand the other way round.
  private func writeDirection(_ probe: inout some Probe) {
    wrote(.progress, &probe)
    wrote(.visiblePageIndex, &probe)
    wrote(.pendingPageIndex, &probe)
    writeTabBar(insteadOf: numberOfPages, &probe)
  }
}
