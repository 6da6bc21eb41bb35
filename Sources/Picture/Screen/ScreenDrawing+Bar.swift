extension ScreenDrawing {
  /// Columns of a tab, at least.
  private static var leastTab: Int { 6 }

  /// The bar as wide as the screen: blank, with its lower edge.
  mutating func drawBarEdge() {
    let rows = scale.bar.clamped(to: 0..<scale.rows)
    canvas.fill(" ", rows: Self.top + rows.lowerBound..<Self.top + rows.upperBound, columns: inner)
    let row = Self.top + scale.bar.upperBound - 1
    guard rows.contains(scale.bar.upperBound - 1) else { return }
    canvas.fill(glyphs.line, rows: row..<row + 1, columns: inner)
    canvas.write(glyphs.edgeLeft, row: row, column: 0)
    canvas.write(glyphs.edgeRight, row: row, column: inner.upperBound)
  }

  /// Of `count` tabs as many as fit, from the left, with the selected tab's among them.
  func shownPlaces(of count: Int, around selected: Int) -> Range<Int> {
    let count = max(0, count)
    let shown = min(count, inner.count / Self.leastTab)
    let first = min(max(0, selected - shown / 2), count - shown)
    return first..<first + shown
  }

  /// Side by side above the bar's lower edge, the selected one in brackets.
  mutating func drawTitles(ofPlaces places: Range<Int>, of count: Int, selected: Int) {
    let row = (scale.bar.lowerBound + scale.bar.upperBound - 2) / 2
    guard (0..<scale.rows).contains(row) else { return }
    for place in places {
      let columns = columns(of: place, in: places)
      let title = shortened(title(ofTab: tab(atPlace: place)), to: columns.count - 2)
      canvas.write(
        place == selected ? "[\(title)]" : " \(title) ", row: Self.top + row, centredIn: columns)
    }
    if places.lowerBound > 0 {
      canvas.write(glyphs.more, row: Self.top + row, column: inner.lowerBound)
    }
    if places.upperBound < count {
      canvas.write(glyphs.more, row: Self.top + row, column: inner.upperBound - 1)
    }
  }

  private func columns(of place: Int, in places: Range<Int>) -> Range<Int> {
    let index = place - places.lowerBound
    let start = inner.lowerBound + index * inner.count / places.count
    return start..<inner.lowerBound + (index + 1) * inner.count / places.count
  }

  func title(ofTab tab: Int) -> String {
    glyphs.title(ownTitle(ofTab: tab), ofTab: tab, width: width)
  }

  /// `text` in at most so many columns.
  func shortened(_ text: String, to columns: Int) -> String {
    glyphs.shortened(text, to: columns, width: width)
  }
}

extension Glyphs {
  /// A tab's own title, or its index where it has none that can be drawn.
  func title(_ title: String?, ofTab tab: Int, width: (String) -> Int) -> String {
    guard let title, width(title) > 0,
      !isASCII || title.utf8.allSatisfy({ (0x20..<0x7F).contains($0) })
    else { return "\(tab)" }
    return title
  }

  /// `text` in at most so many columns.
  func shortened(_ text: String, to columns: Int, width: (String) -> Int) -> String {
    guard width(text) > columns else { return text }
    var text = text
    while !text.isEmpty, width(text) > columns - 1 { text.removeLast() }
    return text + more
  }
}
