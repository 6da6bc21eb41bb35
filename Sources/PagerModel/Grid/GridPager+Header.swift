/// The strip of tabs in the header.
extension GridPager {
  /// Labels and their handlers are made, the chosen one is brought into sight, and the line sets
  /// out for it.
  mutating func configureHeader(_ probe: inout some Probe) {
    needsConfiguration = false
    probe.enter(.gridConfigure)
    defer { probe.leave() }
    reads([.currentPage, .numberOfPages], &probe)
    reads(tabs.indices.map { .page($0, .title) } + [.policy(.handlers)], &probe)
    let old = strip.tabs.count
    strip.removeAll()
    for index in tabs.indices {
      strip.append(width: labelWidth(ofTab: index))
      tabs[index].handlers += 1
    }
    for index in 0..<max(old, tabs.count) { writeTab(index, &probe) }
    guard let current = tabs.current else { return }
    stripOffset = strip.contentOffset(stripOffset, showing: current, in: screenWidth ?? 0)
    wrote(.tabBar(.contentOffset), &probe)
    line.move(to: strip.tabs[current], at: now)
    wrote(.line(.x), &probe)
    wrote(.line(.width), &probe)
  }

  private func labelWidth(ofTab index: Int) -> Double {
    let widths = measures.labelWidths
    if index < widths.count { return widths[index] }
    return tabs.described(index)?.labelWidth ?? TabStrip.estimatedWidth(of: "\(index)")
  }

  func writeTab(_ index: Int, _ probe: inout some Probe) {
    wrote(.handlers(index), &probe)
    wrote(.tab(index, .x), &probe)
    wrote(.tab(index, .width), &probe)
  }

  /// Its number where it has no title.
  package func title(ofTab index: Int) -> String {
    tabs.source(of: index).flatMap { stage.payloads[$0]?.title } ?? "\(index)"
  }

  /// How many answer a tap on the label.
  package func handlers(ofTab index: Int) -> Int {
    switch policies.handlers {
    case .renewed: min(1, tabs[index].handlers)
    case .accumulated: tabs[index].handlers
    }
  }

  var hasMotionOfItsOwn: Bool { line.isMoving }

  mutating func visitFrameOfItsOwn(_ probe: inout some Probe) {
    probe.enter(.gridLine)
    reads([.line(.x), .line(.width)], &probe)
    line.advance(to: now)
    wrote(.line(.shownX), &probe)
    wrote(.line(.isHidden), &probe)
    probe.leave()
  }
}
