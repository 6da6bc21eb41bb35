import PagerModel

/// Where the parts of a pager stand on the screen, in rows and columns of text.
///
/// Each axis has a scale of its own. What is there at all has a row; the bar has two, for its
/// titles and its lower edge.
struct ScreenScale {
  let columns: Int
  let rows: Int
  /// Points a row of the pages.
  let pageRowHeight: Double
  /// Rows of the header, of the bar, and of the pages below them; a bar that has been pushed off
  /// the screen begins above row 0.
  let header: Range<Int>
  let bar: Range<Int>
  let pages: Range<Int>
  /// In points: where the header ends, where the bar ends, where the screen ends.
  private let ends: (header: Double, bar: Double, screen: Double)
  private let width: Double

  /// Not farther than this, in points, is there: main's one point past its maximum under hand-over
  /// `offsets`, too.
  static let nearness = 1.0

  init(_ pager: PinnedPager) {
    let bounds = pager.stage.bounds
    width = bounds.width
    columns = bounds.width > bounds.height ? 42 : 32
    rows = whole(bounds.height / max(bounds.width, 1) * Double(columns) / 2, in: 8...16)
    let rowHeight = max(bounds.height, 1) / Double(rows)
    func rowCount(_ points: Double, in range: ClosedRange<Int>) -> Int {
      whole(points / rowHeight, in: range)
    }

    let y = pager.headerOffset
    let headerEnd = max(0, pager.header ?? 0) - y
    let hover = max(0, pager.hover ?? 0)
    let gap = y < -Self.nearness ? rowCount(-y, in: 1...rows) : 0
    let hasHeader = (pager.header ?? 0) > 0 && headerEnd > Self.nearness
    let headerRows = hasHeader ? rowCount(headerEnd, in: gap + 1...rows + 1) : gap
    header = gap..<max(gap, min(rows, headerRows))
    let pushed = headerEnd < -Self.nearness ? rowCount(-headerEnd, in: 1...rows * 2) : 0
    let body = header.upperBound - pushed
    bar = body..<body + (hover > 0 ? rowCount(hover, in: 2...rows) : 0)
    let top = min(max(0, bar.upperBound), rows)
    pages = top..<max(top, min(rows, body + rows))
    ends = (headerEnd, headerEnd + hover, bounds.height)
    let shown = min(bounds.height, headerEnd + bounds.height) - max(0, ends.bar)
    pageRowHeight = max(1, shown / Double(max(1, pages.count)))
  }

  /// The column where a page's left edge stands, `offset` points from the screen's.
  func column(_ offset: Double) -> Int {
    whole(offset / max(width, 1) * Double(columns), in: 0...columns)
  }

  /// The cell of a point; nil: it is off the screen. A point of the header, the bar or a page is
  /// in the rows of that part.
  func cell(of point: Point) -> (row: Int, column: Int)? {
    guard point.x >= 0, point.x < width, point.y >= 0, point.y < ends.screen else { return nil }
    let column = min(columns - 1, Int(point.x / width * Double(columns)))
    let parts = [
      (0, ends.header, header), (ends.header, ends.bar, bar), (ends.bar, ends.screen, pages),
    ]
    for (start, end, part) in parts where point.y < end && !part.isEmpty {
      let share = (point.y - start) / (end - start)
      let row =
        part.lowerBound + whole((share * Double(part.count)).rounded(.down), in: 0...part.count - 1)
      return (min(max(row, 0), rows - 1), column)
    }
    return nil
  }
}
