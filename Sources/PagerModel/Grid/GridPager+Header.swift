/// The strip of tabs in the header.
extension GridPager {
  /// Labels and their handlers are made, the chosen one is brought into sight, and the line sets
  /// out for it.
  mutating func configureHeader(_ probe: inout some Probe) {
    needsConfiguration = false
    probe.enter(.gridConfigure)
    defer { probe.leave() }
    for index in 0..<max(strip.tabs.count, tabs.count) { writeTab(index, &probe) }
    strip.removeAll()
    for index in tabs.indices {
      strip.append(width: labelWidth(ofTab: index))
      tabs[index].handlers += 1
    }
    guard let current = tabs.current else { return }
    stripOffset = strip.contentOffset(stripOffset, showing: current, in: screenWidth ?? 0)
    probe.wrote(.tabBar(.contentOffset))
    line.move(to: strip.tabs[current], at: now)
    probe.wrote(.line(.x))
    probe.wrote(.line(.width))
  }

  private func labelWidth(ofTab index: Int) -> Double {
    let widths = measures.labelWidths
    if index < widths.count { return widths[index] }
    return tabs.described(index)?.labelWidth ?? TabStrip.estimatedWidth(of: "\(index)")
  }

  func writeTab(_ index: Int, _ probe: inout some Probe) {
    probe.wrote(.handlers(index))
    probe.wrote(.tab(index, .x))
    probe.wrote(.tab(index, .width))
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
    line.advance(to: now)
    probe.wrote(.line(.shownX))
    probe.wrote(.line(.isHidden))
    probe.leave()
  }
}
