import PagerModel

extension ScreenDrawing {
  /// The page on the screen, or two in mid-swipe with a divider where the second begins.
  mutating func drawPages() {
    guard !scale.pages.isEmpty else { return }
    let screenWidth = pager.stage.bounds.width
    let place = pager.content.contentOffset / screenWidth
    let nearest = place.rounded()
    if (place - nearest).magnitude * screenWidth <= ScreenScale.nearness {
      let slot = whole(nearest, in: -1_000_000...1_000_000)
      return drawPage(pager.slot(ofPage: slot), in: inner, isNamed: false)
    }
    let first = whole(place.rounded(.down), in: -1_000_000...1_000_000)
    let offset = (place.rounded(.down) + 1) * screenWidth - pager.content.contentOffset
    let column = inner.lowerBound + min(max(1, scale.column(offset)), inner.count - 2)
    drawPage(pager.slot(ofPage: first), in: inner.lowerBound..<column, isNamed: true)
    drawPage(pager.slot(ofPage: first + 1), in: column + 1..<inner.upperBound, isNamed: true)
    canvas.fill(glyphs.divider, rows: pageRows, columns: column..<column + 1)
  }

  /// The canvas rows of the pages.
  private var pageRows: Range<Int> {
    Self.top + scale.pages.lowerBound..<Self.top + scale.pages.upperBound
  }

  private mutating func drawPage(_ index: Int, in columns: Range<Int>, isNamed: Bool) {
    guard (0..<pager.numberOfPages).contains(index) else {
      let text = pager.numberOfPages == 0 ? "no pages" : "no page \(index)"
      return canvas.write(text, row: middle, centredIn: columns)
    }
    guard pager.pages[index].isLoaded else { return drawPlaceholder(index, columns) }
    drawContent(of: index, columns, below: isNamed)
    drawKnob(of: pager.pages[index].scrollView, columns)
    if isNamed { drawName(of: index, columns) }
  }

  /// With its title where there is room, and not at all where it does not fit.
  private mutating func drawName(of index: Int, _ columns: Range<Int>) {
    let title = title(of: index)
    let names = ["page \(index) \(title)", "page \(index)", "\(index)"]
    let fitting = names.dropFirst(title == "\(index)" ? 1 : 0)
      .first { width($0) + 2 <= columns.count }
    guard let fitting else { return }
    canvas.write(fitting, row: pageRows.lowerBound, column: columns.lowerBound + 1, in: columns)
  }

  private var middle: Int { (pageRows.lowerBound + pageRows.upperBound - 1) / 2 }

  private mutating func drawPlaceholder(_ index: Int, _ columns: Range<Int>) {
    canvas.fill(glyphs.placeholder, rows: pageRows, columns: columns)
    let (name, state) = (" page \(index) ", " not loaded ")
    let whole = " page \(index) not loaded "
    if width(whole) <= columns.count {
      canvas.write(whole, row: middle, centredIn: columns)
    } else if width(name) <= columns.count {
      canvas.write(name, row: middle, centredIn: columns)
      guard width(state) <= columns.count else { return }
      canvas.write(state, row: middle + 1, centredIn: columns)
    }
  }

  /// Its rows by their numbers, or places in its content; past an end, at least one empty row.
  /// `below`: the first row is for the page's name.
  private mutating func drawContent(of index: Int, _ columns: Range<Int>, below: Bool) {
    let view = pager.pages[index].scrollView
    let pull = pager.headerPull.map { $0.page == index ? $0.points : 0 } ?? 0
    let offset = pager.shownOffset(ofPage: index) + pull
    let above = max(0, -offset)
    let gapRows = whole(
      above / scale.pageRowHeight, in: (above > ScreenScale.nearness ? 1 : 0)...100)
    let first = min(pageRows.lowerBound + gapRows, pageRows.upperBound)
    drawGap(
      pageRows.lowerBound..<first, view.minOffset - view.contentOffset, past: "top", columns)
    let past = view.contentOffset - view.maxOffset
    let isPast = past > ScreenScale.nearness && pageRows.upperBound == Self.top + scale.rows
    let last = max(first, pageRows.upperBound - (isPast ? 1 : 0))
    let ruler = PageRuler(pager, page: index, rowHeight: scale.pageRowHeight, glyphs)
    var empty = last
    for row in first..<last {
      let y = max(0, offset) + Double(row - first) * scale.pageRowHeight
      guard y < ruler.contentHeight else {
        empty = min(empty, row)
        continue
      }
      guard !below || row > pageRows.lowerBound,
        let text = ruler.text(from: y, isFirst: row == first)
      else { continue }
      canvas.write(text, row: row, column: columns.lowerBound + 2, in: columns)
    }
    if isPast { drawGap(empty..<pageRows.upperBound, past, past: "end", columns) }
  }

  /// At the right edge, where the page has more than fits.
  private mutating func drawKnob(of view: ScrollView, _ columns: Range<Int>) {
    let room = view.maxOffset - view.minOffset
    guard room > ScreenScale.nearness, columns.count > 4 else { return }
    let rows = pageRows
    let length = whole(
      Double(rows.count) * view.length / (view.length + room), in: 1...rows.count)
    let share = (view.contentOffset - view.minOffset) / room
    let start =
      rows.lowerBound + whole(share * Double(rows.count - length), in: 0...rows.count - length)
    canvas.fill(
      glyphs.knob, rows: start..<start + length,
      columns: columns.upperBound - 1..<columns.upperBound)
  }
}

/// What stands in a page's rows of text.
struct PageRuler {
  /// Points.
  let contentHeight: Double
  private let rowHeight: Double
  /// Rows of the page, or places in it.
  private let (count, height): (Double, Double)
  private let isOfRows: Bool
  private let glyphs: Glyphs

  init(_ pager: PinnedPager, page: Int, rowHeight: Double, _ glyphs: Glyphs) {
    contentHeight = pager.pages[page].contentHeight
    self.rowHeight = rowHeight
    self.glyphs = glyphs
    if case .rows(let rows, let itemHeight) = pager.spec(ofPage: page)?.content, itemHeight > 0 {
      isOfRows = true
      height = itemHeight
      count = min(Double(rows), (contentHeight / itemHeight).rounded(.up))
    } else {
      isOfRows = false
      height = roundStep(atLeast: rowHeight * 1.5)
      count = (contentHeight / height).rounded(.up)
    }
  }

  /// What begins between `y` and one row of text below it; in the first row, else what goes on.
  func text(from y: Double, isFirst: Bool) -> String? {
    let first = (y / height - 1e-9).rounded(.up)
    let last = min(((y + rowHeight) / height - 1e-9).rounded(.up), count) - 1
    guard first <= last, first < count else {
      return isFirst && isOfRows && first <= count ? "row \(roughly(max(0, first - 1)))" : nil
    }
    guard isOfRows else { return "\(glyphs.tick) \(roughly(first * height))" }
    return first == last
      ? "row \(roughly(first))"
      : "rows \(roughly(first)) to \(roughly(last))"
  }
}
