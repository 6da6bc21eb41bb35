/// A tab whose cells or rows mainScrollView shows when it is chosen.
struct ItemTab: Sendable, Equatable {
  /// The data source's answer it was made from.
  var source = PageSource()
  /// How many cells or rows.
  var count = 0
  /// Points; 0 of cells.
  var rowHeight = 0.0
  var rowValues = PageSpec.RowValues()
  /// As its title is estimated to be, in points; nil: it has none.
  var labelWidth: Double?
  /// The data source was asked for it.
  var isLoaded = false
  /// How often its label was configured, or its rows appeared: what never removes a handler has so
  /// many.
  var handlers = 0
  /// The row that it remembers, and that row's value.
  var anchor = 0
  var anchorValue = 0
  /// Where it was left, in points; nil: it never was, and stands at the top.
  var offset: Double?

  init() {}

  init(_ page: PageSpec, source: PageSource) {
    self.source = source
    rowValues = page.rowValues
    labelWidth = page.title.map(TabStrip.estimatedWidth)
    switch page.content {
    case .height(let height): (count, rowHeight) = (height > 0 ? 1 : 0, height)
    case .rows(let rows, let height): (count, rowHeight) = (Self.bounded(rows), height)
    case .cells(let cells): count = Self.bounded(cells)
    }
    anchorValue = value(ofRow: 0)
  }

  private static func bounded(_ count: Int) -> Int { min(max(0, count), PageSpec.mostItems) }

  /// With what was remembered of the tab that stood here.
  func remembering(_ old: ItemTab) -> ItemTab {
    var tab = self
    (tab.handlers, tab.anchor, tab.anchorValue, tab.offset) =
      (old.handlers, old.anchor, old.anchorValue, old.offset)
    return tab
  }

  /// What row `row` is equal by.
  func value(ofRow row: Int) -> Int {
    let value = rowValues.first &+ row
    guard let count = rowValues.count, count > 0 else { return value }
    return Self.remainder(value, count)
  }

  /// The first row of this value; nil: there is none.
  func row(ofValue value: Int) -> Int? {
    var row = value &- rowValues.first
    if let different = rowValues.count, different > 0 {
      guard (0..<different).contains(value) else { return nil }
      row = Self.remainder(row, different)
    }
    return (0..<count).contains(row) ? row : nil
  }

  private static func remainder(_ value: Int, _ count: Int) -> Int {
    let rest = value % count
    return rest < 0 ? rest + count : rest
  }
}

/// The tabs of a container with one scroll view, what the data source will answer next, and which
/// tab is chosen.
package struct TabList: Sendable, Equatable {
  private var elements: [ItemTab] = []
  private var answer: [ItemTab] = []
  private var absent = ItemTab()
  var hasDataSource: Bool
  var hasDelegate = true
  /// 0 where there are no tabs.
  var currentIndex = 0
  /// The tab whose cells or rows are there; nil: none.
  package internal(set) var current: Int?
  /// The last call that chose a tab or renewed the tabs, by number.
  private(set) var lastMove: UInt32 = 0

  init(_ initial: Initial) {
    hasDataSource = initial.dataSource
    setAnswer(initial.pages, list: Payloads.PagesID(index: 0))
  }

  package var count: Int { elements.count }
  var indices: Range<Int> { elements.indices }

  /// A tab that is not there holds nothing, and keeps nothing.
  subscript(index: Int) -> ItemTab {
    get { elements.indices.contains(index) ? elements[index] : absent }
    _modify {
      guard elements.indices.contains(index) else {
        yield &absent
        absent = ItemTab()
        return
      }
      yield &elements[index]
    }
  }

  mutating func setAnswer(_ pages: [PageSpec], list: Payloads.PagesID) {
    answer.removeAll(keepingCapacity: true)
    for (place, page) in pages.enumerated() {
      let source = PageSource(list: list, place: Int32(truncatingIfNeeded: place))
      answer.append(ItemTab(page, source: source))
    }
  }

  /// A tab as it was made, or as the data source will answer; nil: it is not there, or not answered.
  func described(_ index: Int) -> ItemTab? {
    guard elements.indices.contains(index) else { return nil }
    if elements[index].isLoaded { return elements[index] }
    return answer.indices.contains(index) ? answer[index] : nil
  }

  func source(of index: Int) -> PageSource? { described(index)?.source }

  /// The data source has been asked for a tab; what is remembered of it stays.
  mutating func load(_ index: Int) {
    if answer.indices.contains(index) {
      elements[index] = answer[index].remembering(elements[index])
    }
    elements[index].isLoaded = true
  }

  mutating func beginMove() -> UInt32 {
    lastMove &+= 1
    return lastMove
  }

  /// The tabs are made anew; what was remembered of a tab stays with its index.
  mutating func reload() {
    for (index, tab) in answer.enumerated() {
      if elements.indices.contains(index) {
        elements[index] = tab.remembering(elements[index])
      } else {
        elements.append(tab)
      }
    }
    elements.removeLast(elements.count - answer.count)
  }

  /// Whether the data source describes a tab more than there are.
  var answersOneMore: Bool { answer.count > elements.count }

  /// Nil: as the data source's answer has it.
  mutating func insert(_ tab: ItemTab?, at index: Int) {
    if let tab { answer.insert(tab, at: min(index, answer.count)) }
    let made = tab ?? (answer.indices.contains(index) ? answer[index] : absent)
    elements.insert(made, at: min(index, elements.count))
  }

  /// An answer that is shorter already does without the tab.
  mutating func remove(at index: Int) {
    guard elements.indices.contains(index) else { return }
    if answer.count >= elements.count { answer.remove(at: index) }
    elements.remove(at: index)
  }
}
