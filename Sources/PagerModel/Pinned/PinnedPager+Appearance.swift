/// Mode `controller`: each page's appearance calls, balanced whatever comes between.
///
/// They are sent at the end of an event or frame, from what then shows, the leaving page's first.
extension PinnedPager {
  private enum Presence { case gone, appearing, present, leaving }

  mutating func addChild(_ index: Int, _ probe: inout some Probe) {
    let page = pages.reference(index)
    send(.parentViewController, &probe)
    if let index = pages.index(of: page) { send(.addChild(index), &probe) }
  }

  mutating func updateAppearance(_ probe: inout some Probe) {
    defer { appearance.isForwarding = false }
    guard initial.hasControllers else { return }
    let (shown, incoming) = (appearance.shown, appearance.incoming)
    choosePages()
    let (nowShown, nowIncoming) = (appearance.shown, appearance.incoming)
    probe.enter(appearance.isForwarding ? .appearance : .pageAppearance)
    leave(shown, &probe)
    leave(incoming, &probe)
    leave(nowShown, &probe)
    leave(nowIncoming, &probe)
    come(nowShown, &probe)
    come(nowIncoming, &probe)
    probe.leave()
  }

  // MARK: Which pages show

  private mutating func choosePages() {
    guard width > 0, numberOfPages > 0 else { return show(nil) }
    switch content.motion {
    case .drag, .snap: chooseSwiped()
    case .animation(let animation):
      appearance.incoming = loaded(pageNearest(to: animation.target))
    case .rest where finger?.region == .page && !standsAtSlot: chooseSwiped()
    case .rest, .glide, .pairDrag, .pairGlide: show(pages.reference(visiblePageIndex))
    }
  }

  var standsAtSlot: Bool {
    let nearest = (content.contentOffset / width).rounded() * width
    return pixelRounded(nearest, scale: stage.scale) == content.contentOffset
  }

  private mutating func show(_ page: PageReference?) {
    appearance.shown = page
    appearance.incoming = nil
  }

  /// Under a finger, and while content settles: the neighbour that begins to show comes in; a page
  /// that is wholly in sight has come.
  private mutating func chooseSwiped() {
    let place = clamped(content.contentOffset / width, -1, 1e6)
    let left = loaded(page(atSlot: Int(place.rounded(.down))))
    let right = loaded(page(atSlot: Int(place.rounded(.up))))
    let shown = appearance.shown
    if standsAtSlot {
      let page = loaded(pageNearest(to: content.contentOffset))
      if let page, page != shown { show(page) }
    } else if shown != nil, shown == left {
      appearance.incoming = right
    } else if shown != nil, shown == right {
      appearance.incoming = left
    } else {
      let incoming = appearance.incoming
      let isInSight = incoming != nil && (incoming == left || incoming == right)
      appearance.shown = isInSight ? incoming : left ?? right
      appearance.incoming = appearance.shown == left ? right : left
    }
  }

  private func loaded(_ index: Int) -> PageReference? {
    (0..<numberOfPages).contains(index) && pages[index].isLoaded ? pages.reference(index) : nil
  }

  // MARK: What they are told

  private func presence(of page: PageReference) -> Presence {
    let isIncoming = page == appearance.incoming
    guard isIncoming || page == appearance.shown else { return .gone }
    let isOutgoing = !isIncoming && appearance.incoming != nil
    switch appearance.phase {
    case .untold, .hidden: return .gone
    case .disappearing: return .leaving
    case .appearing: return isOutgoing ? .leaving : .appearing
    case .visible: return isIncoming ? .appearing : isOutgoing ? .leaving : .present
    }
  }

  private mutating func leave(_ page: PageReference?, _ probe: inout some Probe) {
    guard let page else { return }
    switch presence(of: page) {
    case .appearing, .present: break
    case .leaving: tell(page, .willDisappear, &probe)
    case .gone: disappear(page, &probe)
    }
  }

  private mutating func come(_ page: PageReference?, _ probe: inout some Probe) {
    guard let page else { return }
    switch presence(of: page) {
    case .gone, .leaving: break
    case .appearing: tell(page, .willAppear, &probe)
    case .present:
      tell(page, .willAppear, &probe)
      tell(page, .didAppear, &probe)
    }
  }

  private mutating func disappear(_ page: PageReference, _ probe: inout some Probe) {
    tell(page, .willDisappear, &probe)
    tell(page, .didDisappear, &probe)
  }

  /// It has been told that it appears, or will, and not that it has disappeared.
  func hasAppeared(page index: Int) -> Bool {
    guard initial.hasControllers, loaded(index) != nil else { return false }
    switch pages[index].lifecycle {
    case .willAppear, .didAppear, .willDisappear: return true
    case .loaded, .didDisappear: return false
    }
  }

  /// The page is about to be dropped.
  mutating func disappear(page index: Int, _ probe: inout some Probe) {
    guard initial.hasControllers, let page = loaded(index) else { return }
    probe.enter(.pageAppearance)
    disappear(page, &probe)
    probe.leave()
  }

  /// Nothing, where the page is there no more or has been told so already.
  private mutating func tell(
    _ page: PageReference, _ lifecycle: Lifecycle, _ probe: inout some Probe
  ) {
    guard let index = pages.index(of: page), pages[index].isLoaded,
      lifecycle.follows(pages[index].lifecycle), let effect = lifecycle.effect(of: index)
    else { return }
    reads([.page(index, .lifecycle)], &probe)
    if !appearance.isForwarding {
      reads([.offset(.content)] + StatePath.motion(.content), &probe)
    }
    pages[index].lifecycle = lifecycle
    wrote(.page(index, .lifecycle), &probe)
    let isForwarding = appearance.isForwarding
    send(effect, &probe)
    reads(.appearanceForwarding, &probe)
    guard isForwarding, policies.appearanceForwarding == .twice else { return }
    if let effect = pages.index(of: page).flatMap(lifecycle.effect) { send(effect, &probe) }
  }
}

extension Lifecycle {
  /// Nil: no call.
  fileprivate func effect(of index: Int) -> Effect? {
    switch self {
    case .loaded: nil
    case .willAppear: .willAppear(index)
    case .didAppear: .didAppear(index)
    case .willDisappear: .willDisappear(index)
    case .didDisappear: .didDisappear(index)
    }
  }
}
