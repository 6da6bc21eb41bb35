/// Where a sticky pager's rows stand, by arithmetic, so that a million cost what ten do.
package struct RowLayout: Sendable, Equatable {
  package let count: Int
  package let rowHeight: Double
  /// Where the bar stands when it does not stick, and its height, in points.
  package let (barTop, barHeight): (Double, Double)
  private let spacing: Double

  init(_ tab: ItemTab?, barTop: Double, barHeight: Double, spacing: Double) {
    count = tab?.count ?? 0
    rowHeight = tab?.rowHeight ?? 0
    self.barTop = barTop
    self.barHeight = barHeight
    self.spacing = spacing
  }

  private var firstRow: Double { barTop + barHeight + spacing }
  package var pitch: Double { rowHeight + spacing }

  package func top(ofRow row: Int) -> Double { firstRow + Double(row) * pitch }

  /// Of the rows alone, in points.
  package var height: Double { count > 0 ? Double(count) * pitch - spacing : 0 }

  /// Of all there is to scroll, in points.
  var contentHeight: Double { count > 0 ? firstRow + height : barTop + barHeight }

  /// Where the bar stands, in the content, where the top of what shows is `y`: it leaves with the
  /// end of its section, as a pinned section header does.
  package func barY(below y: Double) -> Double {
    max(barTop, min(y, contentHeight - barHeight))
  }

  /// The rows of which some of `from`..<`to` shows, below the bar or under it; nil: of none.
  package func rows(showing from: Double, _ to: Double) -> ClosedRange<Int>? {
    guard count > 0, pitch > 0, to > from else { return nil }
    let first = ((from - firstRow - rowHeight) / pitch).rounded(.down) + 1
    let last = ((to - firstRow) / pitch).rounded(.up) - 1
    let (low, high) = (max(first, 0), min(last, Double(count - 1)))
    return low <= high ? Int(low)...Int(high) : nil
  }

  /// The first row of which more than half a pixel, or half the row, shows below the bar, where the
  /// top of what shows is `y`; nil: there are no rows.
  func firstVisible(below y: Double, pixel: Double) -> Int? {
    guard count > 0 else { return nil }
    guard pitch > 0 else { return 0 }
    let edge = barY(below: y) + barHeight
    let leastEnd = edge + min(pixel, rowHeight) / 2
    let row = ((leastEnd - firstRow - rowHeight) / pitch).rounded(.down) + 1
    let first = Int(clamped(row, 0, Double(count - 1)))
    return first > 0 && top(ofRow: first - 1) >= edge ? first - 1 : first
  }
}
