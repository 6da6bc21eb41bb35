import PagerModel

extension PinnedDrawing {
  /// The page on the screen, or two in mid-swipe with a divider where the second begins.
  mutating func drawPages() {
    guard !scale.body.isEmpty else { return }
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
    canvas.fill(glyphs.divider, rows: bodyRows, columns: column..<column + 1)
  }

  private mutating func drawPage(_ index: Int, in columns: Range<Int>, isNamed: Bool) {
    guard (0..<pager.numberOfPages).contains(index) else {
      let text = pager.numberOfPages == 0 ? "no pages" : "no page \(index)"
      return canvas.write(text, row: middle, centredIn: columns)
    }
    guard pager.pages[index].isLoaded else { return drawPlaceholder(index, columns) }
    drawContent(of: index, columns, below: isNamed)
    drawKnob(of: pager.pages[index].scrollView, rows: bodyRows, columns)
    if isNamed { drawName(of: index, columns) }
  }

  /// With its title where there is room, and not at all where it does not fit.
  private mutating func drawName(of index: Int, _ columns: Range<Int>) {
    let title = title(ofTab: index)
    let names = ["page \(index) \(title)", "page \(index)", "\(index)"]
    let fitting = names.dropFirst(title == "\(index)" ? 1 : 0)
      .first { width($0) + 2 <= columns.count }
    guard let fitting else { return }
    canvas.write(fitting, row: bodyRows.lowerBound, column: columns.lowerBound + 1, in: columns)
  }

  private var middle: Int { (bodyRows.lowerBound + bodyRows.upperBound - 1) / 2 }

  private mutating func drawPlaceholder(_ index: Int, _ columns: Range<Int>) {
    canvas.fill(glyphs.placeholder, rows: bodyRows, columns: columns)
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
      above / scale.bodyRowHeight, in: (above > ScreenScale.nearness ? 1 : 0)...100)
    let first = min(bodyRows.lowerBound + gapRows, bodyRows.upperBound)
    drawGap(
      bodyRows.lowerBound..<first, view.minOffset - view.contentOffset, past: "top", columns)
    let past = view.contentOffset - view.maxOffset
    let isPast = past > ScreenScale.nearness && bodyRows.upperBound == Self.top + scale.rows
    let last = max(first, bodyRows.upperBound - (isPast ? 1 : 0))
    let ruler = RowRuler(pager, page: index, rowHeight: scale.bodyRowHeight, glyphs)
    var empty = last
    for row in first..<last {
      let y = max(0, offset) + Double(row - first) * scale.bodyRowHeight
      guard y < pager.pages[index].contentHeight else {
        empty = min(empty, row)
        continue
      }
      guard !below || row > bodyRows.lowerBound,
        let text = ruler.text(from: y, isFirst: row == first)
      else { continue }
      canvas.write(text, row: row, column: columns.lowerBound + 2, in: columns)
    }
    if isPast { drawGap(empty..<bodyRows.upperBound, past, past: "end", columns) }
  }
}

extension RowRuler {
  /// Of a page's rows, or of places in it.
  fileprivate init(_ pager: PinnedPager, page: Int, rowHeight: Double, _ glyphs: Glyphs) {
    let contentHeight = pager.pages[page].contentHeight
    if case .rows(let rows, let height) = pager.spec(ofPage: page)?.content, height > 0 {
      let count = min(Double(rows), (contentHeight / height).rounded(.up))
      self.init(rowHeight, count: count, pitch: height, item: height, isOfRows: true, glyphs)
    } else {
      let step = roundStep(atLeast: rowHeight * 1.5)
      let count = (contentHeight / step).rounded(.up)
      self.init(rowHeight, count: count, pitch: step, item: step, isOfRows: false, glyphs)
    }
  }
}
