/// The pin's inset while a list is below its top: policy `insetWriters`, `unguarded` and `looped`.
extension PinnedPager {
  /// A finger has lifted.
  mutating func takeBackPinInset(_ probe: inout some Probe) {
    reads(.insetWriters, &probe)
    guard policies.insetWriters == .unguarded, main.inset[.pin].top != 0 else { return }
    write(top: 0, of: .main, by: .pin, &probe)
  }

  /// A page has scrolled.
  @inline(__always)
  mutating func rewritePinInset(_ probe: inout some Probe) {
    reads(.insetWriters, &probe)
    reads(.handOver, &probe)
    guard policies.insetWriters == .unguarded, policies.handOver != .inset else { return }
    let pin = effectivePin
    guard pin > 0, main.contentOffset >= pin, listHasLeftItsTop else { return }
    writePinInset(pin, movingMain: finger == nil, &probe)
  }

  private mutating func writePinInset(
    _ top: Double, movingMain: Bool, _ probe: inout some Probe
  ) {
    let old = main.insetTop
    write(top: top, of: .main, by: .pin, &probe)
    let target = clamped(
      main.contentOffset - (main.insetTop - old), main.minOffset, main.maxOffset)
    guard movingMain, main.insetTop != old else { return }
    probe.enter(.pinInset)
    reads(StatePath.place(.main) + [.policy(.insetWriters)], &probe)
    moveMain(to: target, &probe)
    reanchor(.main, &probe)
    let offset = standing(main)
    if pair?.takesMain == true { pair?.mainOffset = offset }
    probe.leave()
  }

  /// The bounds are others.
  mutating func loopPinInset(_ probe: inout some Probe) {
    reads(.insetWriters, &probe)
    reads(.handOver, &probe)
    guard policies.insetWriters == .looped, policies.handOver != .inset else { return }
    guard effectivePin > 0, finger == nil, aListGlides else { return }
    for _ in 0...Self.deepestCallback {
      let isWritten = main.insetTop == effectivePin
      writePinInset(isWritten ? 0 : effectivePin, movingMain: true, &probe)
    }
    ignore(.callbackDepth, &probe)
    freeze(&probe)
  }

  private var aListGlides: Bool {
    pages.indices.contains { pages[$0].scrollView.motion.isDecelerating }
  }

  /// What glides stands where it is, and nobody is told.
  private mutating func freeze(_ probe: inout some Probe) {
    endPair(&probe)
    if main.motion.isDecelerating { stop(.main, &probe) }
    clamp(.main, &probe)
    for index in pages.indices where pages[index].scrollView.motion.isDecelerating {
      stop(.page(index), &probe)
      clamp(.page(index), &probe)
    }
  }
}
