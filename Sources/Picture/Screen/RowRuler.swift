/// What stands in the rows of text beside a list: its own rows by their numbers, or places in it.
struct RowRuler {
  /// Points a row of text.
  private let rowHeight: Double
  private let count: Double
  /// Points from a row's top, or a place, to the next one's, and of what a row shows of itself.
  private let (pitch, item): (Double, Double)
  private let isOfRows: Bool
  private let glyphs: Glyphs

  init(
    _ rowHeight: Double, count: Double, pitch: Double, item: Double, isOfRows: Bool,
    _ glyphs: Glyphs
  ) {
    self.rowHeight = rowHeight
    self.count = count
    (self.pitch, self.item) = (pitch, item)
    self.isOfRows = isOfRows
    self.glyphs = glyphs
  }

  /// What begins between `y`, in points from the first row's top, and one row of text below it; in
  /// the first row of text, else what goes on.
  func text(from y: Double, isFirst: Bool) -> String? {
    guard pitch > 0 else { return y <= 0 && y + rowHeight > 0 ? text(of: 0, count - 1) : nil }
    let first = max(0, (y / pitch - 1e-9).rounded(.up))
    let last = min(((y + rowHeight) / pitch - 1e-9).rounded(.up), count) - 1
    if first <= last { return text(of: first, last) }
    let goesOn = isFirst && isOfRows && (1...max(1, count)).contains(first)
    return goesOn && y < (first - 1) * pitch + item ? text(of: first - 1, first - 1) : nil
  }

  private func text(of first: Double, _ last: Double) -> String? {
    guard first <= last else { return nil }
    guard isOfRows else { return "\(glyphs.tick) \(roughly(first * pitch))" }
    return first == last
      ? "row \(roughly(first))"
      : "rows \(roughly(first)) to \(roughly(last))"
  }
}
