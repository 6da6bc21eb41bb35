/// A header with a strip of tabs above a grid of cells, in one collection view.
///
///     mainScrollView (a collection view)
///     ├─ header, with the strip of tabs and the line below the chosen one
///     └─ the chosen tab's cells, two to a row
///
/// After a public article's code (https://developer.apple.com/documentation/uikit/uicollectionviewlayout
/// is what it builds on): the layout of its cells, and the header's configuration.
package struct GridPager: SingleScrollPager {
  static let container = Container.grid

  package internal(set) var stage: Stage
  package internal(set) var policies: Policies
  package internal(set) var main = ScrollView(axis: .vertical)
  package internal(set) var finger: LoneFinger?
  package internal(set) var isHidden = false
  package internal(set) var safeArea = Insets()
  /// The header's height in points.
  package internal(set) var header: Double?
  package internal(set) var tabs: TabList
  var callbacks = ArmedCallbacks()
  var callbackDepth = 0
  var needsLayout = false

  let measures: GridMeasures
  /// Points; nil: no bounds were known yet.
  package internal(set) var screenWidth: Double?

  /// The header is to be configured in the next layout pass.
  var needsConfiguration = false
  /// The chosen tab is to stand where it was left (policy `tabOffset`).
  var needsOffset = false
  /// The labels as they were last configured.
  package internal(set) var strip = TabStrip()
  /// Points that the strip has scrolled.
  package internal(set) var stripOffset = 0.0
  package internal(set) var line = TabLine()

  init(_ initial: Initial, policies: Policies) {
    stage = Stage(initial)
    self.policies = policies
    measures = initial.grid
    screenWidth = initial.grid.screenWidth
    header = initial.header
    tabs = TabList(initial)
    begin(initial)
  }

  /// The chosen tab's cells as they now stand.
  package var layout: CellLayout { layout(of: tabs.current.map { tabs[$0] }) }

  func layout(of tab: ItemTab?) -> CellLayout {
    let count = tab?.count ?? 0
    let view = stage.bounds.width
    let source =
      switch policies.cellWidth {
      case .screen: screenWidth ?? view
      case .view: view
      }
    return CellLayout(
      count: count, header: header ?? 0, widthSource: source, viewWidth: view, measures)
  }

  var contentHeight: Double { layout.contentHeight }

  package var visibleCells: ClosedRange<Int>? {
    layout.cells(showing: main.contentOffset, main.contentOffset + stage.bounds.height)
  }

  /// Those whose frames are listed: where rows never end, a million may be in sight.
  var listedCells: Range<Int> {
    guard let cells = visibleCells else { return 0..<0 }
    return cells.lowerBound..<min(cells.upperBound + 1, cells.lowerBound + 100)
  }

  // MARK: What follows from scrolling and layout

  mutating func mainDidScroll(from before: Double, _ probe: inout some Probe) {
    wrote(.visibleCells(.first), &probe)
    wrote(.visibleCells(.last), &probe)
  }

  mutating func leaveTab(_ probe: inout some Probe) {
    // A tab that has not come to its own place yet keeps it.
    if let old = tabs.current, !needsOffset { tabs[old].offset = standing }
    needsOffset = true
  }

  mutating func didLayOut(_ probe: inout some Probe) {
    if screenWidth == nil, stage.bounds.width > 0 { screenWidth = stage.bounds.width }
    if needsOffset { goToOwnOffset(&probe) }
    if needsConfiguration, stage.bounds.width > 0 { configureHeader(&probe) }
  }

  private mutating func goToOwnOffset(_ probe: inout some Probe) {
    needsOffset = false
    reads(.tabOffset, &probe)
    switch policies.tabOffset {
    case .shared: return
    case .ownKept: break
    }
    guard let current = tabs.current else { return }
    probe.enter(.gridOffset)
    reads([.currentPage, .policy(.tabOffset)] + StatePath.ends(.main), &probe)
    let offset = tabs[current].offset ?? main.minOffset
    jump(to: clamped(offset, main.minOffset, main.maxOffset), &probe)
    probe.leave()
  }

  /// Each of a label's handlers answers its tap.
  mutating func select(_ index: Int, isTap: Bool, _ probe: inout some Probe) {
    guard index != tabs.current else { return ignore(isTap ? .sameTab : .sameIndex, &probe) }
    if isTap, label(index) == nil { return ignore(.noSuchView, &probe) }
    guard isTap else { return chooseTab(index, &probe) }
    let answers = handlers(ofTab: index)
    probe.enter(.gridChoose)
    reads([.handlers(index), .policy(.handlers)], &probe)
    chooseTab(index, &probe)
    let move = tabs.lastMove
    // The cells are there already: the others only tell of them again.
    for _ in 1..<max(1, answers) {
      guard tabs.lastMove == move, tabs.current == index, tabs.hasDelegate else { break }
      send(.didScrollToPage(index), &probe)
    }
    probe.leave()
  }

  mutating func setBar(_ height: Double?, _ probe: inout some Probe) {
    ignore(.noSuchView, &probe)
  }

  mutating func didAppear(_ probe: inout some Probe) {}

  mutating func didRenewTabs(_ probe: inout some Probe) { needsConfiguration = true }

  func writeLayout(_ probe: inout some Probe) {
    wrote(.visibleCells(.first), &probe)
    wrote(.visibleCells(.last), &probe)
    for index in tabs.indices { wrote(.page(index, .contentHeight), &probe) }
  }
}
