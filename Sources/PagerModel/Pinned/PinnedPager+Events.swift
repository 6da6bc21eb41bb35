extension PinnedPager {
  mutating func apply(
    _ event: PagerEvent, at time: Microseconds, _ probe: inout some Probe
  ) {
    advance(to: time, &probe)
    handle(event, &probe)
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
    case .layout(let size): setBounds(size, &probe)
    case .header(let height): setHeader(height, &probe)
    case .hover(let height): setHover(height, &probe)
    case .pages(let id): setAnswer(id, &probe)
    case .contentSize(let page, let height): setContentHeight(height, ofPage: page, &probe)
    case .setting(let setting): apply(setting, &probe)
    case .wait: break
    case .pageInsert(let index, let page, let follow):
      insertPage(at: index, page, follow: follow, &probe)
    case .pageDelete(let index, let follow): deletePage(at: index, follow: follow, &probe)
    case .appear(let animated): appear(animated: animated, &probe)
    case .disappear(let animated): disappear(animated: animated, &probe)
    case .pageDelegate(let index, let delegate): setDelegate(delegate, ofPage: index, &probe)
    case .callback(let id): arm(id)
    }
  }

  mutating func ignore(_ reason: IgnoreReason, _ probe: inout some Probe) {
    probe.enter(.ignore)
    send(.ignored(reason), &probe)
    probe.leave()
  }

  private mutating func selectTab(at index: Int, animated: Bool, _ probe: inout some Probe) {
    guard (0..<numberOfPages).contains(index) else { return ignore(.noSuchPage, &probe) }
    if index == stage.selectedTab {
      switch policies.sameTab {
      case .nothing: return ignore(.sameTab, &probe)
      }
    }
    probe.enter(.tab)
    stage.selectedTab = index
    probe.wrote(.selectedTab)
    scrollToPage(at: index, animated: animated, &probe)
    probe.leave()
  }

  private mutating func setBounds(_ size: Size, _ probe: inout some Probe) {
    probe.enter(.views)
    stage.bounds = size
    probe.wrote(.boundsWidth)
    probe.wrote(.boundsHeight)
    probe.leave()
  }

  private mutating func setAnswer(_ id: Payloads.PagesID, _ probe: inout some Probe) {
    probe.enter(.dataSource)
    setAnswer(id)
    for index in 0..<numberOfPages where !pages[index].isLoaded {
      writeDescription(ofPage: index, &probe)
    }
    probe.leave()
  }

  private mutating func setHeader(_ height: Double?, _ probe: inout some Probe) {
    probe.enter(.views)
    header = height
    probe.wrote(.headerHeight)
    probe.leave()
  }

  private mutating func setHover(_ height: Double?, _ probe: inout some Probe) {
    probe.enter(.views)
    hover = height
    probe.wrote(.hoverHeight)
    probe.leave()
  }

  private mutating func apply(_ setting: PagerEvent.Setting, _ probe: inout some Probe) {
    probe.enter(.setting)
    if let isEnabled = setting.isHorizontalScrollEnabled {
      isHorizontalScrollEnabled = isEnabled
      probe.wrote(.scrollView(.content, .isScrollEnabled))
    }
    if let isAttached = setting.dataSource { hasDataSource = isAttached }
    if let isAttached = setting.delegate { hasDelegate = isAttached }
    if let isShown = setting.showIndicator, isShown != main.showsIndicator {
      main.showsIndicator = isShown
      probe.wrote(.scrollView(.main, .showsIndicator))
      send(.indicator(.main, isOn: isShown), &probe)
    }
    if let id = setting.policy { adopt(stage.payloads[id], &probe) }
    probe.leave()
  }

  private mutating func adopt(_ change: PolicyChange, _ probe: inout some Probe) {
    let changed = change.applied(to: policies)
    if changed.handOver != policies.handOver { changeHandOver(&probe) }
    policies = changed
    if change.preset != nil {
      for name in PolicyName.allCases { probe.wrote(.policy(name)) }
    }
    for value in change.values { probe.wrote(.policy(value.name)) }
  }

  /// Two hand-overs cannot share a gesture or a glide: a change of the rule ends what is under way,
  /// the finger holds nothing until it lifts, and pages locked by the one rule are free.
  private mutating func changeHandOver(_ probe: inout some Probe) {
    stopPair(&probe)
    for index in pages.indices { pages[index].isLocked = false }
    if main.motion.isHeld { stop(.main, &probe) }
    for index in pages.indices where pages[index].scrollView.motion.isHeld {
      stop(.page(index), &probe)
    }
    guard finger == nil else { return }
    springBack(.main, &probe)
    for index in pages.indices { springBack(.page(index), &probe) }
  }
}
