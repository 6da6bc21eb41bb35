import PagerModel

extension PinnedDrawing {
  /// The titles of the tabs, and the indicator where progress says.
  mutating func drawBar() {
    guard !scale.bar.isEmpty else { return }
    let places = shownPlaces(of: pager.numberOfPages, around: selectedPlace)
    drawBarEdge()
    drawIndicator(in: places)
    drawTitles(ofPlaces: places, of: pager.numberOfPages, selected: selectedPlace)
  }

  private var selectedPlace: Int { pager.place(ofTab: pager.stage.selectedTab) }

  func tab(atPlace place: Int) -> Int { pager.place(ofTab: place) }

  private mutating func drawIndicator(in places: Range<Int>) {
    let row = scale.bar.upperBound - 1
    guard (0..<scale.rows).contains(row), !places.isEmpty else { return }
    let first = pager.place(ofProgress: pager.progress) - Double(places.lowerBound)
    let tab = Double(inner.count) / Double(places.count)
    let most = inner.count * 2
    let start = inner.lowerBound + whole(first * tab, in: -most...most)
    let end = inner.lowerBound + whole((first + 1) * tab, in: -most...most)
    canvas.fill(
      glyphs.indicator, rows: Self.top + row..<Self.top + row + 1,
      columns: (start + 1..<max(start + 1, end - 1)).clamped(to: inner))
  }
}
