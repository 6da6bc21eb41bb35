extension ScrollView {
  /// Hears of each field that may be another in `old`, in the order in which they are listed.
  /// `tracking`: the finger is another.
  @inline(__always)
  func eachFieldThatMayDiffer(
    from old: ScrollView, tracking: Bool, _ hear: (StatePath.ScrollViewField) -> Void
  ) {
    if contentOffset != old.contentOffset { hear(.contentOffset) }
    if contentSize.width != old.contentSize.width { hear(.contentWidth) }
    if contentSize.height != old.contentSize.height { hear(.contentHeight) }
    if inset != old.inset {
      hear(.insetTop)
      hear(.insetBottom)
    }
    if minOffset != old.minOffset { hear(.minOffset) }
    if maxOffset != old.maxOffset { hear(.maxOffset) }
    if isScrollEnabled != old.isScrollEnabled { hear(.isScrollEnabled) }
    let dragging = motion.isDragging != old.motion.isDragging
    if tracking || dragging { hear(.isTracking) }
    if dragging { hear(.isDragging) }
    if motion.isDecelerating != old.motion.isDecelerating { hear(.isDecelerating) }
    if motion.isAnimating != old.motion.isAnimating { hear(.isAnimating) }
    if velocity != old.velocity { hear(.velocity) }
    if showsIndicator != old.showsIndicator { hear(.showsIndicator) }
  }
}
