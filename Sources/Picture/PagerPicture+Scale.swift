import PagerModel

/// Where the parts of a pager stand on the screen, in rows and columns of text.
///
/// Each axis has a scale of its own. What is there at all has a row; the bar has two, for its
/// titles and its lower edge.
struct ScreenScale {
  let columns: Int
  let rows: Int
  /// Points a row.
  let rowHeight: Double
  /// Rows of the header, of the bar, and of the pages below them; a bar that has been pushed off
  /// the screen begins above row 0.
  let header: Range<Int>
  let bar: Range<Int>
  let pages: Range<Int>
  /// In points: where the header ends, where the bar ends, where the screen ends.
  private let ends: (header: Double, bar: Double, screen: Double)
  private let width: Double

  /// Nearer than this, in points, is there.
  static let nearness = 0.5

  init(_ pager: PinnedPager) {
    let bounds = pager.stage.bounds
    columns = bounds.width > bounds.height ? 42 : 32
    rows = whole(bounds.height / max(bounds.width, 1) * Double(columns) / 2, in: 8...16)
    rowHeight = max(bounds.height, 1) / Double(rows)
    width = bounds.width

    let y = pager.main.contentOffset
    let headerHeight = max(0, pager.header ?? 0)
    let headerEnd = headerHeight - y
    let gap = y < -Self.nearness ? Self.rowsOf(-y, rowHeight, in: 1...rows) : 0
    if headerEnd > Self.nearness, headerHeight > 0 {
      header = gap..<max(gap, min(rows, Self.rowsOf(headerEnd, rowHeight, in: gap + 1...rows + 1)))
    } else {
      header = gap..<gap
    }
    let pushed =
      headerEnd < -Self.nearness ? Self.rowsOf(-headerEnd, rowHeight, in: 1...rows * 2) : 0
    let hover = max(0, pager.hover ?? 0)
    let barRows = hover > 0 ? Self.rowsOf(hover, rowHeight, in: 2...rows) : 0
    let body = header.upperBound - pushed
    bar = body..<body + barRows
    pages =
      max(0, min(bar.upperBound, rows))..<max(0, min(rows, body + rows), min(bar.upperBound, rows))
    ends = (headerEnd, headerEnd + hover, bounds.height)
  }

  private static func rowsOf(_ points: Double, _ rowHeight: Double, in range: ClosedRange<Int>)
    -> Int
  {
    whole(points / rowHeight, in: range)
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
