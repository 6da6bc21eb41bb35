/// Where a grid's cells stand: two to a row, by arithmetic, so that a million cost what ten do.
///
/// A row breaks where the next cell would not fit into the view. With cells made for another width
/// than the view's that is elsewhere than after the second: in a narrower view each cell has a row
/// of its own, in a wider one no row ever breaks, and all cells from the second on share its place.
package struct CellLayout: Sendable, Equatable {
  /// How the rows break.
  enum Rows: Sendable, Equatable {
    case pairs
    /// A cell fills a row.
    case single
    /// The first row never ends.
    case endless
  }

  package let count: Int
  let rows: Rows
  /// The first cell's left edge and the second's, and the first row's top, in points.
  let (left, right): (Double, Double)
  package let top: Double
  /// Below 0 where the insets leave no room.
  let width: Double
  let height: Double
  /// From a row's top to the next one's.
  package let pitch: Double
  /// What the layout keeps free below the last row.
  private let bottom: Double

  /// `widthSource`: the width of which the cells are a part, in points, `viewWidth` that of the view
  /// in which rows break.
  init(
    count: Int, header: Double, widthSource: Double, viewWidth: Double, _ measures: GridMeasures
  ) {
    let (insets, gap) = (measures.insets, measures.gap)
    self.count = count
    width = (widthSource - insets.left - insets.right - gap.column) / 2
    height = measures.cellHeight
    pitch = height + gap.row
    left = insets.left
    right = left + width + gap.column
    top = header + insets.top
    bottom = insets.bottom
    let needed = 2 * width + gap.column + insets.right
    if left + needed >= viewWidth + 1 {
      rows = .single
    } else {
      rows = right + needed >= viewWidth + 1 ? .pairs : .endless
    }
  }

  package struct Frame: Sendable, Equatable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
  }

  package func frame(ofCell index: Int) -> Frame {
    let isSecond: Bool
    switch rows {
    case .pairs: isSecond = index % 2 == 1
    case .single: isSecond = false
    case .endless: isSecond = index > 0
    }
    return Frame(
      x: isSecond ? right : left, y: top + Double(row(ofCell: index)) * pitch, width: width,
      height: height)
  }

  package func row(ofCell index: Int) -> Int {
    switch rows {
    case .pairs: index / 2
    case .single: index
    case .endless: 0
    }
  }

  /// Of header and cells, in points. A last row that is not full adds its height; one that is has
  /// broken, and has added it with the gap.
  package var contentHeight: Double {
    let broken = Double(row(ofCell: count)) * pitch
    return top + broken + (count % 2 == 1 ? height : 0) + bottom
  }

  /// The cells of which some of `from`..<`to` shows; nil: of none.
  package func cells(showing from: Double, _ to: Double) -> ClosedRange<Int>? {
    guard count > 0, height > 0, to > from else { return nil }
    let first = ((from - top - height) / pitch).rounded(.down) + 1
    let last = ((to - top) / pitch).rounded(.up) - 1
    let most = Double(row(ofCell: count - 1))
    let (low, high) = (max(first, 0), min(last, most))
    guard low <= high else { return nil }
    return firstCell(ofRow: Int(low))...lastCell(ofRow: Int(high))
  }

  /// Two cells that lie on one another, the first such; nil: each has its own place.
  package var overlap: (Int, Int)? {
    rows == .endless && count > 2 && height > 0 ? (1, 2) : nil
  }

  /// How far the last cell goes on below the content's end, in points.
  package var cut: Double {
    guard count > 0 else { return 0 }
    return max(0, top + Double(row(ofCell: count - 1)) * pitch + height - contentHeight)
  }

  package func firstCell(ofRow row: Int) -> Int {
    switch rows {
    case .pairs: 2 * row
    case .single: row
    case .endless: 0
    }
  }

  package func lastCell(ofRow row: Int) -> Int {
    switch rows {
    case .pairs: min(2 * row + 1, count - 1)
    case .single: row
    case .endless: count - 1
    }
  }
}
