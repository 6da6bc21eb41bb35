import PagerModel

extension GridDrawing {
  /// The labels where they stand, and below them the line where it shows.
  mutating func drawStrip(_ rows: Range<Int>) {
    canvas.fill(" ", rows: rows, columns: headerColumns)
    drawLabels(row: rows.lowerBound)
    guard !pager.line.isHidden else { return }
    let columns = scale.columns(
      from: pager.line.shownX - pager.stripOffset, width: pager.line.frame.width)
    canvas.fill(
      glyphs.indicator, rows: rows.upperBound - 1..<rows.upperBound,
      columns: columns.shifted(by: Self.left).clamped(to: headerColumns))
  }

  /// Each from its left edge as far as there is room before the next one; the selected one in
  /// brackets, where they would not cover another.
  private mutating func drawLabels(row: Int) {
    let strip = headerColumns
    let labels = pager.strip.tabs
    let (start, end) = (pager.stripOffset, pager.stripOffset + (pager.screenWidth ?? bounds.width))
    for index in labels.indices {
      let label = labels[index]
      guard label.x + label.width > start, label.x < end else { continue }
      let column = column(of: label)
      let (before, after) = (index > 0 ? labels[index - 1] : nil, labels.dropFirst(index + 1).first)
      let room = (after.map { self.column(of: $0) } ?? column + scale.columns) - 1 - column
      let title = shortened(title(ofTab: index), to: max(1, room))
      canvas.write(title, row: row, column: column, in: strip)
      let isFree = before.map { self.column(of: $0) < column - 1 } ?? true
      guard index == pager.stage.selectedTab, isFree, room > 0 else { continue }
      canvas.write("[", row: row, column: column - 1, in: strip)
      canvas.write("]", row: row, column: column + width(title), in: strip)
    }
    if let first = labels.first, first.x + first.width <= start {
      canvas.write(glyphs.more, row: row, column: strip.lowerBound)
    }
    if let last = labels.last, last.x >= end {
      canvas.write(glyphs.more, row: row, column: strip.upperBound - 1)
    }
  }

  private func column(of label: TabStrip.Tab) -> Int {
    scale.columns(from: label.x - pager.stripOffset, width: label.width).lowerBound + Self.left
  }
}

extension Range<Int> {
  func shifted(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
