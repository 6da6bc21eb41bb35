/// Policy `axisLock: paging`: while a finger or its glide moves content, main is off.
extension PinnedPager {
  /// content's motion is another one.
  mutating func lockMain(whereContentWasHeld wasHeld: Bool, _ probe: inout some Probe) {
    guard policies.axisLock == .paging, content.motion.isHeld != wasHeld else { return }
    probe.enter(.axisLock)
    setMainScrolls(wasHeld, &probe)
    probe.leave()
  }

  /// The finger has lifted: main is on again, unless paging goes on.
  mutating func unlockMain(_ probe: inout some Probe) {
    if policies.axisLock != .paging || !content.motion.isHeld { setMainScrolls(true, &probe) }
  }

  /// The rule has changed in the middle of a session.
  mutating func changeAxisLock(from old: AxisLock, _ probe: inout some Probe) {
    guard old == .paging || policies.axisLock == .paging else { return }
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
