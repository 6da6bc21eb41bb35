import PagerModel

/// The screen of a pinned pager: header, bar, and the page or two pages in mid-swipe.
struct PinnedDrawing: ScreenDrawing {
  let pager: PinnedPager
  let glyphs: Glyphs
  let width: (String) -> Int
  let scale: ScreenScale
  var canvas: Canvas
  var fingerTrail: [Point] = []

  init(_ pager: PinnedPager, _ glyphs: Glyphs, _ width: @escaping (String) -> Int) {
    self.pager = pager
    self.glyphs = glyphs
    self.width = width
    scale = ScreenScale(
      bounds: pager.stage.bounds, offset: pager.headerOffset, header: pager.header,
      bar: pager.hover)
    canvas = Self.canvas(scale, width)
  }

  var bounds: Size { pager.stage.bounds }
  var list: TrailMoment.List? {
    guard let page = pager.currentPage, pager.pages.indices.contains(page),
      pager.pages[page].isLoaded
    else { return nil }
    return TrailMoment.List(
      path: "pages[\(page)].y", offset: pager.pages[page].scrollView.contentOffset,
      top: pager.shownOffset(ofPage: page))
  }
  var landing: Point? { pager.fingerLanding }
  func ownTitle(ofTab tab: Int) -> String? { pager.spec(ofPage: tab)?.title }

  mutating func drawViews() {
    let header = Self.top + scale.header.lowerBound..<Self.top + scale.header.upperBound
    drawHidden(pager.headerOffset)
    drawGap(Self.top..<header.lowerBound, -pager.headerOffset, past: "top", inner)
    drawHeader(max(0, pager.header ?? 0), offset: pager.headerOffset, header, inner)
    drawPages()
    drawBar()
    drawGap(
      bodyRows.upperBound..<Self.top + scale.rows, pager.headerOffset - pager.main.maxOffset,
      past: "end", inner)
  }
}

extension PinnedPager {
  /// Points of the header that are off the screen; below 0 where it is pulled down, by main or by
  /// the list that carries it.
  var headerOffset: Double { headerPull.map { 0 - $0.points } ?? main.contentOffset }
}
