import PagerModel

/// The screen of a sticky pager: the header, the bar where it stands or sticks, and the rows.
struct StickyDrawing: ScreenDrawing {
  let pager: StickyPager
  let glyphs: Glyphs
  let width: (String) -> Int
  let scale: ScreenScale
  var canvas: Canvas
  var fingerTrail: [Point] = []

  init(_ pager: StickyPager, _ glyphs: Glyphs, _ width: @escaping (String) -> Int) {
    self.pager = pager
    self.glyphs = glyphs
    self.width = width
    // The bar sticks below the inset: above it, the header's rows are never fewer than the inset's.
    let farthest = max(0, pager.header ?? 0) - pager.main.insetTop
    scale = ScreenScale(
      bounds: pager.stage.bounds, offset: min(pager.main.contentOffset, farthest),
      header: pager.header, bar: pager.bar)
    canvas = Self.canvas(scale, width)
  }

  var bounds: Size { pager.stage.bounds }
  var list: TrailMoment.List? {
    TrailMoment.List(
      path: "main.y", offset: pager.main.contentOffset, top: bodyTop(pager.main))
  }
  var landing: Point? { pager.finger?.landing }
  func ownTitle(ofTab tab: Int) -> String? { pager.ownTitle(ofTab: tab) }

  mutating func drawViews() {
    drawTop(of: pager.main)
    let header = pager.header ?? 0
    if header - pager.main.contentOffset > ScreenScale.nearness {
      drawHeader(
        header, offset: pager.main.contentOffset, scale.header.shifted(by: Self.top), inner)
    }
    drawRows()
    drawBar()
    drawEnd(of: pager.main)
  }

  /// The rows of the chosen tab by their numbers.
  private mutating func drawRows() {
    guard !bodyRows.isEmpty else { return }
    let layout = pager.layout
    guard layout.count > 0 else {
      return drawInstead(pager.tabs.count == 0 ? "no tabs" : "no rows")
    }
    let ruler = RowRuler(
      scale.bodyRowHeight, count: Double(layout.count), pitch: layout.pitch,
      item: layout.rowHeight, isOfRows: true, glyphs)
    let top = bodyTop(pager.main) - layout.top(ofRow: 0)
    for row in bodyRows {
      let y = top + Double(row - bodyRows.lowerBound) * scale.bodyRowHeight
      guard let text = ruler.text(from: y, isFirst: row == bodyRows.lowerBound) else { continue }
      canvas.write(text, row: row, column: inner.lowerBound + 2, in: inner)
    }
  }

  /// The titles of the tabs, and in its lower edge which rows are behind it.
  private mutating func drawBar() {
    guard !scale.bar.isEmpty else { return }
    let count = pager.tabs.count
    let selected = pager.stage.selectedTab
    drawBarEdge()
    drawTitles(ofPlaces: shownPlaces(of: count, around: selected), of: count, selected: selected)
    let edge = scale.bar.upperBound - 1
    guard let covered = pager.coveredRows, edge < scale.rows else { return }
    canvas.write(" \(covered.text) ", row: Self.top + edge, centredIn: inner)
  }
}

extension StickyPager {
  func ownTitle(ofTab tab: Int) -> String? {
    guard case .string(let title) = value(.page(tab, .title)) else { return nil }
    return title
  }

  /// The rows that the bar leaves nothing or only a part of to be seen; nil: it covers none, as where
  /// it does not stick.
  var coveredRows: CoveredRows? {
    let from = visibleTop
    let to = layout.barY(below: from) + max(0, bar ?? 0)
    guard let rows = layout.rows(showing: from, to - ScreenScale.nearness) else { return nil }
    let last = rows.upperBound
    let isWhole = layout.top(ofRow: last) + layout.rowHeight <= to + ScreenScale.nearness
    return CoveredRows(first: rows.lowerBound, last: last, isLastWhole: isWhole)
  }
}

/// Rows behind a bar.
struct CoveredRows {
  let (first, last): (Int, Int)
  /// Nothing of the last one is to be seen either.
  let isLastWhole: Bool

  var text: String {
    let whole = isLastWhole ? last : last - 1
    guard first <= whole else { return "row \(last) partly behind" }
    return first == whole ? "row \(first) behind" : "rows \(first) to \(whole) behind"
  }

  /// The text with what it leaves out.
  var note: String {
    let part = first < last && !isLastWhole ? ", \(last) partly" : ""
    return "\(text) the bar\(part)"
  }
}
