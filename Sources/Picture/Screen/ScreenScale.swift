import PagerModel

/// Where the parts of a pager stand on the screen, in rows and columns of text.
///
/// Each axis has a scale of its own. What is there at all has a row; the bar has two, for its
/// titles and its lower edge. Below header and bar is the body: pages, cells or rows.
struct ScreenScale {
  let columns: Int
  let rows: Int
  /// Points a row of the body.
  let bodyRowHeight: Double
  /// Rows of the header, of the bar, and of the body below them; a bar that has been pushed off
  /// the screen begins above row 0.
  let header: Range<Int>
  let bar: Range<Int>
  let body: Range<Int>
  /// In points: where the header ends, where the bar ends, where the screen ends.
  let ends: (header: Double, bar: Double, screen: Double)
  private let width: Double

  /// Not farther than this, in points, is there: main's one point past its maximum under hand-over
  /// `offsets`, too.
  static let nearness = 1.0

  /// - Parameters:
  ///   - offset: points of the header that are off the screen; below 0 where it is pulled down.
  ///   - leastHeader: rows of a header that shows at all.
  init(bounds: Size, offset: Double, header: Double?, bar: Double?, leastHeader: Int = 1) {
    width = bounds.width
    columns = bounds.width > bounds.height ? 42 : 32
    rows = whole(bounds.height / max(bounds.width, 1) * Double(columns) / 2, in: 8...16)
    let rowHeight = max(bounds.height, 1) / Double(rows)
    func rowCount(_ points: Double, in range: ClosedRange<Int>) -> Int {
      whole(points / rowHeight, in: range)
    }

    let headerEnd = max(0, header ?? 0) - offset
    let barHeight = max(0, bar ?? 0)
    let gap = offset < -Self.nearness ? rowCount(-offset, in: 1...rows) : 0
    let hasHeader = (header ?? 0) > 0 && headerEnd > Self.nearness
    let headerRows =
      hasHeader ? rowCount(headerEnd, in: gap + leastHeader...rows + leastHeader) : gap
    self.header = gap..<max(gap, min(rows, headerRows))
    let pushed = headerEnd < -Self.nearness ? rowCount(-headerEnd, in: 1...rows * 2) : 0
    let barTop = self.header.upperBound - pushed
    self.bar = barTop..<barTop + (barHeight > 0 ? rowCount(barHeight, in: 2...rows) : 0)
    let top = min(max(0, self.bar.upperBound), rows)
    body = top..<max(top, min(rows, barTop + rows))
    ends = (headerEnd, headerEnd + barHeight, bounds.height)
    let shown = min(bounds.height, headerEnd + bounds.height) - max(0, ends.bar)
    bodyRowHeight = max(1, shown / Double(max(1, body.count)))
  }

  /// The column where something begins, `offset` points from the screen's left edge.
  func column(_ offset: Double) -> Int {
    whole(offset / max(width, 1) * Double(columns), in: 0...columns)
  }

  /// The columns of something so wide, one at least; it may run off the screen, where it has as many
  /// columns as matter.
  func columns(from x: Double, width points: Double) -> Range<Int> {
    let scale = Double(columns) / max(width, 1)
    let start = whole(x * scale, in: -columns...2 * columns)
    return start..<max(start + 1, whole((x + points) * scale, in: -columns...2 * columns))
  }

  /// The cell of a point; nil: it is off the screen. A point of the header, the bar or the body is
  /// in the rows of that part.
  func cell(of point: Point) -> (row: Int, column: Int)? {
    guard point.x >= 0, point.x < width, point.y >= 0, point.y < ends.screen else { return nil }
    let column = min(columns - 1, Int(point.x / width * Double(columns)))
    let parts = [
      (0, ends.header, header), (ends.header, ends.bar, bar), (ends.bar, ends.screen, body),
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
