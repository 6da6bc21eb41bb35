/// The tab bar: all of it but the selected tab follows from content and the pages' titles.
///
/// The selected tab is what was last tapped or reported, the indicator is where content is: they
/// may differ, and so they do while content is on its way. A finger on the bar is no event.
extension PinnedPager {
  func value(_ field: StatePath.TabBarField) -> Value {
    switch field {
    case .indicatorX: Value(tabStrip.indicator(at: place(ofProgress: progress))?.x)
    case .indicatorWidth: Value(tabStrip.indicator(at: place(ofProgress: progress))?.width)
    case .contentOffset:
      .number(
        pixelRounded(
          tabStrip.contentOffset(selecting: place(ofTab: stage.selectedTab), in: width),
          scale: stage.scale))
    case .emphasis(let index): Value(emphasis(ofTab: index))
    }
  }

  /// Where the tabs' labels stand in the strip, from the left: places, not tabs.
  package var labels: [TabStrip.Tab] { tabStrip.tabs }

  private var tabStrip: TabStrip {
    TabStrip(
      titles: (0..<numberOfPages).lazy.map {
        let tab = place(ofTab: $0)
        return spec(ofPage: tab)?.title ?? "\(tab)"
      })
  }

  /// The how manieth from the left a tab is, or the tab of a place: the map is its own inverse.
  ///
  /// The system mirrors the bar where the layout is from right to left, whatever the pages do.
  package func place(ofTab index: Int) -> Int {
    Self.slot(ofPage: index, among: numberOfPages, isMirrored: initial.isRightToLeft)
  }

  /// The same of what lies between two tabs.
  package func place(ofProgress progress: Double) -> Double {
    initial.isRightToLeft && numberOfPages > 0 ? Double(numberOfPages - 1) - progress : progress
  }

  /// How much of a tab's title stands out, from 0 to 1: of two neighbours together always 1.
  private func emphasis(ofTab index: Int) -> Double? {
    guard (0..<numberOfPages).contains(index) else { return nil }
    let place = clamped(progress, 0, Double(numberOfPages - 1))
    return max(0, 1 - (place - Double(index)).magnitude)
  }

  /// content was at `old`, in pages, and is somewhere else now.
  @inline(__always)
  func writeIndicator<P: Probe>(from old: Double, _ probe: inout P) {
    guard P.hearsFields else { return }
    wrote(.tabBar(.indicatorX), &probe)
    wrote(.tabBar(.indicatorWidth), &probe)
    writeEmphasis(around: old, &probe)
    writeEmphasis(around: progress, &probe)
  }

  private func writeEmphasis(around progress: Double, _ probe: inout some Probe) {
    guard numberOfPages > 0 else { return }
    let left = Int(clamped(progress, 0, Double(numberOfPages - 1)))
    wrote(.tabBar(.emphasis(left)), &probe)
    if left + 1 < numberOfPages { wrote(.tabBar(.emphasis(left + 1)), &probe) }
  }

  mutating func selectTab(_ index: Int, _ probe: inout some Probe) {
    guard stage.selectedTab != index else { return }
    stage.selectedTab = index
    wrote(.selectedTab, &probe)
    wrote(.tabBar(.contentOffset), &probe)
  }

  /// The bar is laid out anew: another width, or other tabs, of which there were `count`.
  func writeTabBar(insteadOf count: Int, _ probe: inout some Probe) {
    wrote(.tabBar(.indicatorX), &probe)
    wrote(.tabBar(.indicatorWidth), &probe)
    wrote(.tabBar(.contentOffset), &probe)
    for index in 0..<max(count, numberOfPages) { wrote(.tabBar(.emphasis(index)), &probe) }
  }
}
