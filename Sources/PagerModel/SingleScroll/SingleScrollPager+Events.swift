extension SingleScrollPager {
  mutating func handle(_ event: PagerEvent, _ probe: inout some Probe) {
    switch event {
    case .touch(let touch): isHidden ? ignore(.isHidden, &probe) : handle(touch, &probe)
    case .drag(let drag): isHidden ? ignore(.isHidden, &probe) : handle(drag, &probe)
    case .reload(let index): reload(toPageAt: index, &probe)
    case .scrollToPage(let index, _), .setCurrentPageIndex(let index):
      choose(index, isTap: false, &probe)
    case .selectTab(let index, _): choose(index, isTap: true, &probe)
    case .setContentOffset(let view, _, let y, let animated):
      setContentOffset(of: view, to: y, animated: animated, &probe)
    case .layout(let size, let insets): setBounds(size, safeArea: insets, &probe)
    case .header(let height): setHeader(height, &probe)
    case .hover(let height): setBar(height, &probe)
    case .pages(let id): setAnswer(id, &probe)
    case .contentSize: ignore(.madeOfItems, &probe)
    case .setting(let setting): apply(setting, &probe)
    case .wait: break
    case .scrollToTop: isHidden ? ignore(.isHidden, &probe) : scrollToTop(&probe)
    case .refresh(let view, let phase): refresh(view, phase, &probe)
    case .pinOffset, .pageDelegate: ignore(.noSuchView, &probe)
    case .contentInset(let view, let insets, let writer):
      setContentInset(of: view, to: insets, by: writer, &probe)
    case .pageInsert(let index, let page, let follow):
      insertTab(at: index, page, follow: follow, &probe)
    case .pageDelete(let index, let follow): deleteTab(at: index, follow: follow, &probe)
    case .appear: appear(&probe)
    case .disappear: disappear(&probe)
    case .callback(let id): arm(id)
    }
  }

  private mutating func choose(_ index: Int, isTap: Bool, _ probe: inout some Probe) {
    guard tabs.indices.contains(index) else { return ignore(.noSuchPage, &probe) }
    probe.enter(isTap ? .tab : .scrollToPage)
    reads([.currentPage, .numberOfPages], &probe)
    select(index, isTap: isTap, &probe)
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
    writeLayout(&probe)
    probe.leave()
  }

  private mutating func setHeader(_ height: Double?, _ probe: inout some Probe) {
    probe.enter(.views)
    header = height
    wrote(.headerHeight, &probe)
    writeLayout(&probe)
    probe.leave()
  }

  private mutating func setAnswer(_ id: Payloads.PagesID, _ probe: inout some Probe) {
    probe.enter(.dataSource)
    tabs.setAnswer(stage.payloads[id], list: id)
    for index in tabs.indices where !tabs[index].isLoaded { writeDescription(of: index, &probe) }
    probe.leave()
  }

  private mutating func apply(_ setting: PagerEvent.Setting, _ probe: inout some Probe) {
    probe.enter(.setting)
    if let isAttached = setting.dataSource { tabs.hasDataSource = isAttached }
    if let isAttached = setting.delegate { tabs.hasDelegate = isAttached }
    if let isShown = setting.showIndicator, isShown != main.showsIndicator {
      main.showsIndicator = isShown
      wrote(.scrollView(.main, .showsIndicator), &probe)
      send(.indicator(.main, isOn: isShown), &probe)
    }
    if let id = setting.policy {
      policies = stage.payloads[id].applied(to: policies)
      for name in PolicyName.allCases where name.container == Self.container {
        wrote(.policy(name), &probe)
      }
      for index in tabs.indices { writeTab(index, &probe) }
      writeLayout(&probe)
    }
    probe.leave()
    if setting.isHorizontalScrollEnabled != nil { ignore(.noSuchView, &probe) }
  }

  private mutating func appear(_ probe: inout some Probe) {
    guard isHidden else { return ignore(.alreadyVisible, &probe) }
    probe.enter(.appearance)
    isHidden = false
    didAppear(&probe)
    probe.leave()
  }

  /// The finger is cancelled; a glide stops where it is, or at the end it has passed, and an
  /// animation at its target.
  private mutating func disappear(_ probe: inout some Probe) {
    guard !isHidden else { return ignore(.alreadyHidden, &probe) }
    probe.enter(.hide)
    isHidden = true
    if let finger {
      if finger.isPanning {
        handle(.cancelled as PagerEvent.Drag, &probe)
      } else {
        handle(.cancelled as PagerEvent.Touch, &probe)
      }
    }
    comeToRest(&probe)
    probe.leave()
  }
}
