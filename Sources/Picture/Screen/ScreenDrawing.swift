import PagerModel

/// Draws a container's screen on a canvas: a line for what is above it, the screen in its frame.
protocol ScreenDrawing {
  var glyphs: Glyphs { get }
  var width: (String) -> Int { get }
  var scale: ScreenScale { get }
  var canvas: Canvas { get set }

  var bounds: Size { get }
  /// Where the finger that is down has landed.
  var landing: Point? { get }
  /// Where the finger was, in the order of time.
  var fingerTrail: [Point] { get set }
  /// The list that shows; nil: none does.
  var list: TrailMoment.List? { get }
  /// Nil: the data source gives the tab none.
  func ownTitle(ofTab tab: Int) -> String?
  /// The tab at a place of the bar, counted from the left.
  func tab(atPlace place: Int) -> Int

  /// What stands on a screen that has a size.
  mutating func drawViews()
}

extension ScreenDrawing {
  /// Canvas rows above the screen's first, and columns left of it.
  static var top: Int { 2 }
  static var left: Int { 1 }

  static func canvas(_ scale: ScreenScale, _ width: @escaping (String) -> Int) -> Canvas {
    Canvas(columns: scale.columns + 2 * left, rows: scale.rows + top + 1, width: width)
  }

  /// The canvas columns of the screen.
  var inner: Range<Int> { Self.left..<Self.left + scale.columns }
  /// The canvas rows of what is below header and bar.
  var bodyRows: Range<Int> { Self.top + scale.body.lowerBound..<Self.top + scale.body.upperBound }

  func tab(atPlace place: Int) -> Int { place }

  var lines: [String] {
    var drawing = self
    drawing.draw()
    return drawing.canvas.lines
  }

  private mutating func draw() {
    drawFrame()
    guard bounds.width > 0, bounds.height > 0 else {
      return canvas.write(
        "nothing is laid out yet", row: Self.top + scale.rows / 2, centredIn: inner)
    }
    drawViews()
    drawFingerTrail()
    drawFinger()
  }

  private mutating func drawFrame() {
    let last = Self.top + scale.rows
    canvas.fill(glyphs.line, rows: Self.top - 1..<Self.top, columns: inner)
    canvas.fill(glyphs.line, rows: last..<last + 1, columns: inner)
    for column in [0, inner.upperBound] {
      canvas.fill(glyphs.side, rows: Self.top..<last, columns: column..<column + 1)
    }
    canvas.write(glyphs.topLeft, row: Self.top - 1, column: 0)
    canvas.write(glyphs.topRight, row: Self.top - 1, column: inner.upperBound)
    canvas.write(glyphs.bottomLeft, row: last, column: 0)
    canvas.write(glyphs.bottomRight, row: last, column: inner.upperBound)
  }

  /// What has been scrolled off the top, above the screen.
  mutating func drawHidden(_ points: Double) {
    guard points > ScreenScale.nearness else { return }
    canvas.fill(glyphs.hiddenFill, rows: 0..<1, columns: inner)
    canvas.write(" \(roughly(points)) above ", row: 0, centredIn: inner)
  }

  /// Filled, with how much of it shows, in canvas rows and columns.
  mutating func drawHeader(
    _ height: Double, offset: Double, _ rows: Range<Int>, _ columns: Range<Int>
  ) {
    guard !rows.isEmpty else { return }
    canvas.fill(glyphs.headerFill, rows: rows, columns: columns)
    canvas.write(
      " \(headerText(height, offset: offset, in: bounds)) ", row: middle(of: rows),
      centredIn: columns)
  }

  /// Rows that a rubber band opened: empty, and how far it is stretched.
  mutating func drawGap(
    _ rows: Range<Int>, _ points: Double, past end: String, _ columns: Range<Int>
  ) {
    guard !rows.isEmpty, points > ScreenScale.nearness else { return }
    canvas.write(
      "\(roughly(points)) past the \(end)", row: middle(of: rows), centredIn: columns)
  }

  /// At the right edge, where there is more than fits.
  mutating func drawKnob(of view: ScrollView, rows: Range<Int>, _ columns: Range<Int>) {
    let room = view.maxOffset - view.minOffset
    guard room > ScreenScale.nearness, columns.count > 4, !rows.isEmpty else { return }
    let length = whole(
      Double(rows.count) * view.length / (view.length + room), in: 1...rows.count)
    let share = (view.contentOffset - view.minOffset) / room
    let start =
      rows.lowerBound + whole(share * Double(rows.count - length), in: 0...rows.count - length)
    canvas.fill(
      glyphs.knob, rows: start..<start + length,
      columns: columns.upperBound - 1..<columns.upperBound)
  }

  /// Where a text goes in `rows` that no finger hides.
  private func middle(of rows: Range<Int>) -> Int {
    let middle = (rows.lowerBound + rows.upperBound - 1) / 2
    let isUnderFinger = fingerCell.map { Self.top + $0.row == middle } ?? false
    return isUnderFinger && rows.contains(middle + 1) ? middle + 1 : middle
  }

  private var fingerCell: (row: Int, column: Int)? { landing.flatMap(scale.cell(of:)) }

  /// Where nothing else stands.
  private mutating func drawFingerTrail() {
    for point in fingerTrail {
      guard let cell = scale.cell(of: point) else { continue }
      let (row, column) = (Self.top + cell.row, Self.left + cell.column)
      let under = canvas.character(row: row, column: column)
      guard under == " " || under == glyphs.headerFill else { continue }
      canvas.fill(glyphs.fingerTrail, rows: row..<row + 1, columns: column..<column + 1)
    }
  }

  private mutating func drawFinger() {
    guard let cell = fingerCell else { return }
    let column = Self.left + cell.column
    canvas.fill(
      glyphs.finger, rows: Self.top + cell.row..<Self.top + cell.row + 1,
      columns: column..<column + 1)
  }
}

/// `header 90 of 240` where not all of it is on the screen.
func headerText(_ height: Double, offset: Double, in bounds: Size) -> String {
  let shown = min(height - offset, height, bounds.height + min(0, offset))
  return shown > height - ScreenScale.nearness
    ? "header \(roughly(height))" : "header \(roughly(shown)) of \(roughly(height))"
}
