import PagerModel

extension GridDrawing {
  /// The cells as boxes, each with its index; where they are too low for that, which of them a row
  /// of text stands for.
  mutating func drawCells() {
    let layout = pager.layout
    guard !bodyRows.isEmpty else { return }
    guard layout.count > 0 else {
      return drawInstead(pager.tabs.count == 0 ? "no tabs" : "no cells")
    }
    let top = bodyTop(pager.main)
    let end = top + Double(bodyRows.count) * scale.bodyRowHeight
    guard let cells = layout.cells(showing: top, end) else { return }
    let rows = layout.row(ofCell: cells.lowerBound)...layout.row(ofCell: cells.upperBound)
    if layout.pitch < scale.bodyRowHeight, rows.count > 1 {
      drawLowCells(of: layout, rows)
    } else {
      for row in rows { drawCells(ofRow: row, of: layout) }
    }
    drawContentEnd(of: layout)
  }

  /// Those from the second on stand side by side with the first, or lie on one another.
  private mutating func drawCells(ofRow row: Int, of layout: CellLayout) {
    let (first, last) = (layout.firstCell(ofRow: row), layout.lastCell(ofRow: row))
    drawBox(layout.frame(ofCell: first), ["\(first)"])
    guard last > first else { return }
    let second = first + 1
    let more = glyphs.more
    drawBox(
      layout.frame(ofCell: second),
      second == last ? ["\(last)"] : ["\(second) \(more) \(last)", "\(more) \(last)", more])
  }

  /// The first of the texts that fits, in the middle of what shows of the box.
  private mutating func drawBox(_ frame: CellLayout.Frame, _ texts: [String]) {
    let top = bodyRow(frame.y, pager.main)
    let rows = top..<max(top + 1, bodyRow(frame.y + frame.height, pager.main))
    let columns = columns(of: frame)
    drawEdges(rows, columns)
    let inside = rows.count > 2 ? rows.lowerBound + 1..<rows.upperBound - 1 : rows
    let shown =
      inside.overlaps(bodyRows) ? inside.clamped(to: bodyRows) : rows.clamped(to: bodyRows)
    write(texts, row: (shown.lowerBound + shown.upperBound - 1) / 2, in: columns)
  }

  private mutating func write(_ texts: [String], row: Int, in columns: Range<Int>) {
    let room = columns.clamped(to: inner)
    guard columns.count > 2, bodyRows.contains(row),
      let text = texts.first(where: { width($0) + 2 <= room.count })
    else { return }
    canvas.write(width(text) + 4 <= room.count ? " \(text) " : text, row: row, centredIn: room)
  }

  private func columns(of frame: CellLayout.Frame) -> Range<Int> {
    guard frame.width > 0 else { return 0..<0 }
    return scale.columns(from: frame.x, width: frame.width).shifted(by: Self.left)
  }

  private mutating func drawEdges(_ rows: Range<Int>, _ columns: Range<Int>) {
    guard columns.overlaps(inner) else { return }
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    for column in [left, right] {
      canvas.fill(
        glyphs.side, rows: rows.clamped(to: bodyRows),
        columns: (column..<column + 1).clamped(to: inner))
    }
    guard rows.count > 1, columns.count > 1 else { return }
    let corners = [
      (rows.lowerBound, glyphs.topLeft, glyphs.topRight),
      (rows.upperBound - 1, glyphs.bottomLeft, glyphs.bottomRight),
    ]
    for (row, leftCorner, rightCorner) in corners where bodyRows.contains(row) {
      canvas.fill(glyphs.line, rows: row..<row + 1, columns: columns.clamped(to: inner))
      canvas.write(leftCorner, row: row, column: left, in: inner)
      canvas.write(rightCorner, row: row, column: right, in: inner)
    }
  }

  /// A row of text stands for the rows of cells that begin in it.
  private mutating func drawLowCells(of layout: CellLayout, _ shown: ClosedRange<Int>) {
    let (first, second) = (
      columns(of: layout.frame(ofCell: 0)), columns(of: layout.frame(ofCell: 1))
    )
    let columns = first.lowerBound..<max(first.upperBound, second.upperBound)
    for row in bodyRows {
      let y =
        bodyTop(pager.main) + Double(row - bodyRows.lowerBound) * scale.bodyRowHeight - layout.top
      let low = (y / layout.pitch - 1e-9).rounded(.up)
      let high = ((y + scale.bodyRowHeight) / layout.pitch - 1e-9).rounded(.up) - 1
      guard low <= high, low <= Double(shown.upperBound), high >= Double(shown.lowerBound) else {
        continue
      }
      drawEdges(row..<row + 1, columns)
      let cells = (
        layout.firstCell(ofRow: whole(low, in: shown)),
        layout.lastCell(ofRow: whole(high, in: shown))
      )
      let text = "\(cells.0) \(glyphs.more) \(cells.1)"
      write([cells.0 == cells.1 ? "\(cells.0)" : text], row: row, in: columns)
    }
  }

  /// Where the content ends beside cells that stand below its end.
  private mutating func drawContentEnd(of layout: CellLayout) {
    guard layout.cut > ScreenScale.nearness else { return }
    let row = bodyRow(layout.contentHeight, pager.main)
    let cells = columns(of: layout.frame(ofCell: layout.count - 1)).clamped(to: inner)
    guard bodyRows.contains(row) else { return }
    canvas.write(
      "\(glyphs.tick) content ends", row: row, column: cells.upperBound,
      in: cells.upperBound..<inner.upperBound - 1)
  }
}

extension CellLayout {
  /// Cells that have one place; nil: each has its own.
  var onOneAnother: ClosedRange<Int>? {
    let last = lastCell(ofRow: 0)
    return last > 1 ? 1...last : nil
  }
}
