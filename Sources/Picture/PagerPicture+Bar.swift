import PagerModel

extension ScreenDrawing {
  /// Columns of a tab, at least.
  private static let leastTab = 6

  /// The titles of the tabs, the selected one in brackets, above the bar's lower edge with the
  /// indicator where progress says.
  mutating func drawBar() {
    let rows = scale.bar
    guard !rows.isEmpty else { return }
    clear(Self.top + max(0, rows.lowerBound)..<Self.top + max(0, min(rows.upperBound, scale.rows)))
    drawEdge(row: rows.upperBound - 1)
    let row = (rows.lowerBound + rows.upperBound - 2) / 2
    guard (0..<scale.rows).contains(row) else { return }
    let places = shownPlaces
    for place in places {
      let tab = pager.place(ofTab: place)
      drawTitle(of: tab, row: Self.top + row, in: columns(of: place, in: places))
    }
    if places.lowerBound > 0 {
      canvas.write(glyphs.more, row: Self.top + row, column: inner.lowerBound)
    }
    if places.upperBound < pager.numberOfPages {
      canvas.write(glyphs.more, row: Self.top + row, column: inner.upperBound - 1)
    }
  }

  private mutating func clear(_ rows: Range<Int>) {
    canvas.fill(" ", rows: rows, columns: inner)
  }

  private mutating func drawEdge(row: Int) {
    guard (0..<scale.rows).contains(row) else { return }
    canvas.fill(glyphs.line, rows: Self.top + row..<Self.top + row + 1, columns: inner)
    canvas.write(glyphs.edgeLeft, row: Self.top + row, column: 0)
    canvas.write(glyphs.edgeRight, row: Self.top + row, column: inner.upperBound)
    let places = shownPlaces
    guard !places.isEmpty, pager.stage.bounds.width > 0 else { return }
    let first = pager.place(ofProgress: pager.progress) - Double(places.lowerBound)
    let tab = Double(inner.count) / Double(places.count)
    let most = inner.count * 2
    let start = inner.lowerBound + whole(first * tab, in: -most...most)
    let end = inner.lowerBound + whole((first + 1) * tab, in: -most...most)
    canvas.fill(
      glyphs.indicator, rows: Self.top + row..<Self.top + row + 1,
      columns: (start + 1..<max(start + 1, end - 1)).clamped(to: inner))
  }

  /// From the left, as many as fit, with the selected tab's among them.
  private var shownPlaces: Range<Int> {
    let count = max(0, pager.numberOfPages)
    let shown = min(count, inner.count / Self.leastTab)
    let selected = pager.place(ofTab: pager.stage.selectedTab)
    let first = min(max(0, selected - shown / 2), count - shown)
    return first..<first + shown
  }

  private func columns(of place: Int, in places: Range<Int>) -> Range<Int> {
    let index = place - places.lowerBound
    let start = inner.lowerBound + index * inner.count / places.count
    return start..<inner.lowerBound + (index + 1) * inner.count / places.count
  }

  private mutating func drawTitle(of tab: Int, row: Int, in columns: Range<Int>) {
    let title = shortened(title(of: tab), to: columns.count - 2)
    let isSelected = tab == pager.stage.selectedTab
    canvas.write(isSelected ? "[\(title)]" : " \(title) ", row: row, centredIn: columns)
  }

  /// A page's title, or its index where it has none that can be drawn.
  func title(of page: Int) -> String {
    guard let title = pager.spec(ofPage: page)?.title, width(title) > 0,
      !glyphs.isASCII || title.utf8.allSatisfy({ (0x20..<0x7F).contains($0) })
    else { return "\(page)" }
    return title
  }

  /// `text` in at most so many columns.
  private func shortened(_ text: String, to columns: Int) -> String {
    guard width(text) > columns else { return text }
    var text = text
    while !text.isEmpty, width(text) > columns - 1 { text.removeLast() }
    return text + glyphs.more
  }
}
