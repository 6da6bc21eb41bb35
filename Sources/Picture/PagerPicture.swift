import PagerModel

/// A pager as it stands on the screen, drawn in text to scale, with what does not show beside it.
package struct PagerPicture {
  /// The screen, with what hides above it in the first line: lines of one width.
  package let screen: [String]
  /// What stands beside the screen, from its first line on.
  package let notes: [String]
  let width: (String) -> Int

  /// - Parameter width: the columns that a text takes on the terminal.
  package init(
    of pager: Pager, glyphs: Glyphs = .unicode, width: @escaping (String) -> Int
  ) {
    self.width = width
    switch pager {
    case .pinned(let pager):
      var drawing = ScreenDrawing(pager, glyphs, width)
      drawing.draw()
      screen = drawing.canvas.lines
      notes = PagerNotes(pager, glyphs, most: screen.count).lines
    case .grid, .sticky:
      screen = []
      notes = []
    }
  }

  /// The screen and the notes beside it, however wide they are.
  package var lines: [String] { beside(notes) }
}

/// The screen of a pinned pager, on its canvas: a line for what is above it, the screen in its
/// frame.
struct ScreenDrawing {
  let pager: PinnedPager
  let glyphs: Glyphs
  let width: (String) -> Int
  let scale: ScreenScale
  var canvas: Canvas

  /// Canvas rows above the screen's first, and columns left of it.
  static let (top, left) = (2, 1)

  init(_ pager: PinnedPager, _ glyphs: Glyphs, _ width: @escaping (String) -> Int) {
    self.pager = pager
    self.glyphs = glyphs
    self.width = width
    scale = ScreenScale(pager)
    canvas = Canvas(
      columns: scale.columns + 2 * Self.left, rows: scale.rows + Self.top + 1, width: width)
  }

  /// The canvas columns of the screen.
  var inner: Range<Int> { Self.left..<Self.left + scale.columns }

  mutating func draw() {
    drawFrame()
    guard pager.stage.bounds.width > 0, pager.stage.bounds.height > 0 else {
      return canvas.write(
        "nothing is laid out yet", row: Self.top + scale.rows / 2, centredIn: inner)
    }
    drawHidden()
    drawHeader()
    drawPages()
    drawBar()
    drawGap(
      Self.top + scale.pages.upperBound..<Self.top + scale.rows,
      pager.headerOffset - pager.main.maxOffset, past: "end", inner)
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
  private mutating func drawHidden() {
    let hidden = pager.headerOffset
    guard hidden > ScreenScale.nearness else { return }
    canvas.fill(glyphs.hiddenFill, rows: 0..<1, columns: inner)
    canvas.write(" \(roughly(hidden)) above ", row: 0, centredIn: inner)
  }

  private mutating func drawHeader() {
    let height = max(0, pager.header ?? 0)
    let rows = Self.top + scale.header.lowerBound..<Self.top + scale.header.upperBound
    drawGap(Self.top..<rows.lowerBound, -pager.headerOffset, past: "top", inner)
    guard !rows.isEmpty else { return }
    let end = height - pager.headerOffset
    let shown = min(end, height, pager.stage.bounds.height + min(0, pager.headerOffset))
    let isWhole = shown > height - ScreenScale.nearness
    canvas.fill(glyphs.headerFill, rows: rows, columns: inner)
    let middle = (rows.lowerBound + rows.upperBound - 1) / 2
    let isUnderFinger = fingerCell.map { Self.top + $0.row == middle } ?? false
    canvas.write(
      isWhole ? " header \(roughly(height)) " : " header \(roughly(shown)) of \(roughly(height)) ",
      row: isUnderFinger && rows.contains(middle + 1) ? middle + 1 : middle, centredIn: inner)
  }

  /// Rows that a rubber band opened: empty, and how far it is stretched.
  mutating func drawGap(
    _ rows: Range<Int>, _ points: Double, past end: String, _ columns: Range<Int>
  ) {
    guard !rows.isEmpty, points > ScreenScale.nearness else { return }
    canvas.write(
      "\(roughly(points)) past the \(end)", row: (rows.lowerBound + rows.upperBound - 1) / 2,
      centredIn: columns)
  }

  private var fingerCell: (row: Int, column: Int)? {
    pager.fingerLanding.flatMap(scale.cell(of:))
  }

  private mutating func drawFinger() {
    guard let cell = fingerCell else { return }
    let column = Self.left + cell.column
    canvas.fill(
      glyphs.finger, rows: Self.top + cell.row..<Self.top + cell.row + 1,
      columns: column..<column + 1)
  }
}

extension PinnedPager {
  /// Points of the header that are off the screen; below 0 where it is pulled down, by main or by
  /// the list that carries it.
  var headerOffset: Double { headerPull.map { 0 - $0.points } ?? main.contentOffset }
}
