/// Policy `axisLock`, `paging` and `decelerated`: while a finger or its glide moves content, main is
/// off.
extension PinnedPager {
  /// content's motion is another one.
  mutating func lockMain(whereContentWasHeld wasHeld: Bool, _ probe: inout some Probe) {
    guard content.motion.isHeld != wasHeld else { return }
    switch policies.axisLock {
    case .gesture, .mainOff, .none: return
    case .decelerated where wasHeld: return
    case .paging, .decelerated: break
    }
    probe.enter(.axisLock)
    reads(StatePath.motion(.content) + [.policy(.axisLock)], &probe)
    setMainScrolls(wasHeld, &probe)
    probe.leave()
  }

  /// The finger has lifted: main is on again, unless paging goes on.
  mutating func unlockMain(_ probe: inout some Probe) {
    reads(.axisLock, &probe)
    switch policies.axisLock {
    case .gesture, .mainOff, .none: setMainScrolls(true, &probe)
    case .paging: if !content.motion.isHeld { setMainScrolls(true, &probe) }
    case .decelerated: break
    }
  }

  /// content has come to the end of its decelerating.
  mutating func unlockMainAfterGlide(_ probe: inout some Probe) {
    guard policies.axisLock == .decelerated else { return }
    probe.enter(.axisLock)
    reads(StatePath.motion(.content) + [.policy(.axisLock)], &probe)
    setMainScrolls(true, &probe)
    probe.leave()
  }

  /// The rule has changed in the middle of a session.
  mutating func changeAxisLock(from old: AxisLock, _ probe: inout some Probe) {
    reads(.axisLock, &probe)
    guard old.lastsForPaging || policies.axisLock.lastsForPaging else { return }
    reads(.axisLock, &probe)
    let isOff =
      switch policies.axisLock {
      case .paging, .decelerated: content.motion.isHeld
      case .mainOff: content.motion.isDragging
      case .gesture, .none: false
      }
    setMainScrolls(!isOff, &probe)
  }

  mutating func setMainScrolls(_ isEnabled: Bool, _ probe: inout some Probe) {
    guard main.isScrollEnabled != isEnabled else { return }
    main.isScrollEnabled = isEnabled
    wrote(.scrollView(.main, .isScrollEnabled), &probe)
  }
}

extension AxisLock {
  fileprivate var lastsForPaging: Bool {
    switch self {
    case .paging, .decelerated: true
    case .gesture, .mainOff, .none: false
    }
  }
}
