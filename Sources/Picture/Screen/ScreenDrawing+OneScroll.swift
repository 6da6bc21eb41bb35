import PagerModel

/// What a container with one scroll view shows of it.
extension ScreenDrawing {
  /// The place in main's content that stands at the body's first row, in points.
  func bodyTop(_ main: ScrollView) -> Double { main.contentOffset + scale.ends.bar }

  /// The canvas row where something begins, `y` points from the content's top; far off the screen,
  /// one that is off it.
  func bodyRow(_ y: Double, _ main: ScrollView) -> Int {
    bodyRows.lowerBound
      + whole((y - bodyTop(main)) / scale.bodyRowHeight, in: -4 * scale.rows...4 * scale.rows)
  }

  /// Where it is pulled past its top, and what has been scrolled off there.
  mutating func drawTop(of main: ScrollView) {
    drawHidden(main.contentOffset)
    drawGap(
      Self.top..<Self.top + scale.header.lowerBound, main.minOffset - main.contentOffset,
      past: "top", inner)
  }

  /// Where it is pulled past its end, a row at least, and the knob beside all of the screen.
  mutating func drawEnd(of main: ScrollView) {
    let past = main.contentOffset - main.maxOffset
    if past > ScreenScale.nearness, !bodyRows.isEmpty {
      let end = min(
        max(bodyRow(main.contentSize.height, main), bodyRows.lowerBound), bodyRows.upperBound - 1)
      canvas.fill(" ", rows: end..<bodyRows.upperBound, columns: inner)
      drawGap(end..<bodyRows.upperBound, past, past: "end", inner)
    }
    drawKnob(of: main, rows: Self.top..<Self.top + scale.rows, inner)
  }

  /// In the middle of the body.
  mutating func drawInstead(_ text: String) {
    canvas.write(text, row: (bodyRows.lowerBound + bodyRows.upperBound - 1) / 2, centredIn: inner)
  }
}
