/// Rows that scroll away, a bar of tabs that sticks, and the chosen tab's rows, in one scroll view.
///
///     mainScrollView
///     ├─ header rows
///     └─ section
///        ├─ bar of tabs, which sticks to the top
///        └─ the chosen tab's rows
///
/// A tab remembers a place, and goes back there when it is chosen again: after a public answer's
/// SwiftUI code, with ScrollViewReader
/// (https://developer.apple.com/documentation/swiftui/scrollviewreader) and a notification.
package struct StickyPager: SingleScrollPager {
  static let container = Container.sticky

  package internal(set) var stage: Stage
  package internal(set) var policies: Policies
  package internal(set) var main = ScrollView(axis: .vertical)
  package internal(set) var finger: LoneFinger?
  package internal(set) var isHidden = false
  package internal(set) var safeArea = Insets()
  /// What the header rows take, with what is between them and the bar, in points.
  package internal(set) var header: Double?
  /// The bar's height in points.
  package internal(set) var bar: Double?
  package internal(set) var tabs: TabList
  var callbacks = ArmedCallbacks()
  var callbackDepth = 0
  var needsLayout = false

  /// Between any two neighbours, in points.
  let spacing: Double
  /// The rows in sight.
  var sight: ClosedRange<Int>?
  package internal(set) var lastAppearedItem: Int?
  /// The chosen tab's rows have come, and none has appeared yet.
  var rowsAreNew = false
  /// Where observers that answered want to go, after the layout pass.
  var restoring: Place?

  enum Place: Sendable, Equatable {
    case row(Int)
    /// Points.
    case offset(Double)
  }

  init(_ initial: Initial, policies: Policies) {
    stage = Stage(initial)
    self.policies = policies
    let measures = initial.sticky
    spacing = measures.spacing
    header = Double(measures.headerRows) * (measures.headerRowHeight + measures.spacing)
    bar = measures.stickyHeight
    tabs = TabList(initial)
    begin(initial)
  }

  /// The chosen tab's rows as they now stand.
  package var layout: RowLayout { layout(of: tabs.current.map { tabs[$0] }) }

  func layout(of tab: ItemTab?) -> RowLayout {
    RowLayout(tab, barTop: header ?? 0, barHeight: bar ?? 0, spacing: spacing)
  }

  var contentHeight: Double { layout.contentHeight }

  package var numberOfPages: Int { tabs.count }

  /// The chosen tab; nil: there is none.
  package var currentPage: Int? { tabs.current }

  /// Nothing moves by itself, and no finger is down.
  package var isAtRest: Bool { finger == nil && !isMoving }

  /// The bar stands at the top, and rows pass below it.
  package var isPinned: Bool {
    visibleTop >= header ?? 0 && layout.barY(below: visibleTop) == visibleTop
  }

  /// The top of what no inset covers, in the content.
  package var visibleTop: Double { main.contentOffset + main.insetTop }

  /// The first row below the bar.
  package var firstVisibleItem: Int? {
    layout.firstVisible(below: visibleTop, pixel: 1 / (stage.scale ?? 1))
  }

  var hasMotionOfItsOwn: Bool { false }
  mutating func visitFrameOfItsOwn(_ probe: inout some Probe) {}

  mutating func setBar(_ height: Double?, _ probe: inout some Probe) {
    probe.enter(.views)
    bar = height
    wrote(.hoverHeight, &probe)
    writeLayout(&probe)
    probe.leave()
  }

  func writeLayout(_ probe: inout some Probe) {
    wrote(.isPinned, &probe)
    writePlace(&probe)
    for index in tabs.indices { wrote(.tab(index, .offset), &probe) }
  }

  func writeTab(_ index: Int, _ probe: inout some Probe) {
    wrote(.handlers(index), &probe)
    wrote(.tab(index, .anchor), &probe)
    wrote(.tab(index, .offset), &probe)
    wrote(.page(index, .anchor), &probe)
    wrote(.page(index, .firstVisibleItem), &probe)
  }

  func writePlace(_ probe: inout some Probe) {
    wrote(.firstVisibleItem, &probe)
    guard let current = tabs.current else { return }
    wrote(.page(current, .firstVisibleItem), &probe)
    wrote(.tab(current, .offset), &probe)
  }
}
