/// Policy `axisLock: paging`: while one axis moves by a finger or its glide, the other is off.
extension PinnedPager {
  /// Whether a finger's pan of content can begin, as far as content is asked.
  var isContentScrollEnabled: Bool {
    isHorizontalScrollEnabled && !(policies.axisLock == .paging && main.motion.isHeld)
  }

  /// A view's motion is another one: of content, main goes off with it and on again; of main,
  /// content's own answer changes.
  mutating func lockOtherAxis(
    of view: ScrollViewID, wasHeld: Bool, _ probe: inout some Probe
  ) {
    guard policies.axisLock == .paging, motion(of: view).isHeld != wasHeld else { return }
    probe.enter(.axisLock)
    switch view {
    case .main: probe.wrote(.scrollView(.content, .isScrollEnabled))
    case .content: setMainScrolls(wasHeld, &probe)
    case .page: break
    }
    probe.leave()
  }

  /// The finger has lifted: main is on again, unless paging goes on.
  mutating func unlockMain(_ probe: inout some Probe) {
    if policies.axisLock != .paging || !content.motion.isHeld { setMainScrolls(true, &probe) }
  }

  /// The rule has changed in the middle of a session.
  mutating func changeAxisLock(from old: AxisLock, _ probe: inout some Probe) {
    guard old == .paging || policies.axisLock == .paging else { return }
    probe.wrote(.scrollView(.content, .isScrollEnabled))
    let isOff =
      switch policies.axisLock {
      case .paging: content.motion.isHeld
      case .mainOff: content.motion.isDragging
      case .gesture, .none: false
      }
    setMainScrolls(!isOff, &probe)
  }

  mutating func setMainScrolls(_ isEnabled: Bool, _ probe: inout some Probe) {
    guard main.isScrollEnabled != isEnabled else { return }
    main.isScrollEnabled = isEnabled
    probe.wrote(.scrollView(.main, .isScrollEnabled))
  }
}
