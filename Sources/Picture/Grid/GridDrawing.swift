import PagerModel

/// The screen of a grid: the header with its strip of tabs, and the cells as boxes.
struct GridDrawing: ScreenDrawing {
  let pager: GridPager
  let glyphs: Glyphs
  let width: (String) -> Int
  let scale: ScreenScale
  var canvas: Canvas
  var fingerTrail: [Point] = []

  init(_ pager: GridPager, _ glyphs: Glyphs, _ width: @escaping (String) -> Int) {
    self.pager = pager
    self.glyphs = glyphs
    self.width = width
    scale = ScreenScale(pager)
    canvas = Self.canvas(scale, width)
  }

  var bounds: Size { pager.stage.bounds }
  var list: TrailMoment.List? {
    TrailMoment.List(
      path: "main.y", offset: pager.main.contentOffset, top: bodyTop(pager.main))
  }
  var landing: Point? { pager.finger?.landing }
  func ownTitle(ofTab tab: Int) -> String? { pager.title(ofTab: tab) }

  mutating func drawViews() {
    drawTop(of: pager.main)
    drawHeader()
    drawCells()
    drawEnd(of: pager.main)
  }

  /// The header is as wide as the screen that it is made for, whatever the view is.
  var headerColumns: Range<Int> {
    scale.columns(from: 0, width: pager.screenWidth ?? bounds.width).shifted(by: Self.left)
      .clamped(to: inner)
  }

  private mutating func drawHeader() {
    let strip = scale.strip(of: pager)?.shifted(by: Self.top)
    let rows = scale.header.shifted(by: Self.top)
    drawHeader(
      pager.header ?? 0, offset: pager.main.contentOffset,
      rows.lowerBound..<(strip?.lowerBound ?? rows.upperBound), headerColumns)
    if let strip { drawStrip(strip) }
  }
}

extension ScreenScale {
  /// Rows of the strip: its labels, and the line below them.
  private static let stripRows = 2

  init(_ pager: GridPager) {
    self.init(
      bounds: pager.stage.bounds, offset: min(pager.main.contentOffset, max(0, pager.header ?? 0)),
      header: pager.header, bar: nil, leastHeader: pager.strip.tabs.isEmpty ? 1 : Self.stripRows)
  }

  /// In the header's lower part; nil: there are no labels, or it is not on the screen.
  func strip(of pager: GridPager) -> Range<Int>? {
    guard !pager.strip.tabs.isEmpty, header.count >= Self.stripRows,
      ends.header <= ends.screen + Self.nearness
    else { return nil }
    return header.upperBound - Self.stripRows..<header.upperBound
  }
}
