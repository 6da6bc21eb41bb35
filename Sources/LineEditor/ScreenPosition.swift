import CEditline

/// Where text ends on a screen that wraps at its right edge, counted from where it began, as
/// libedit draws it.
struct ScreenPosition: Equatable {
  private(set) var row = 0
  private(set) var column = 0
  /// The width of the screen, in columns.
  let width: Int

  mutating func advance(over scalar: Unicode.Scalar) {
    switch scalar {
    case "\n":
      row += 1
      column = 0
    case "\t":
      repeat { advance(by: 1) } while column % 8 != 0
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      advance(by: 1)
      advance(by: 1)
    default:
      let columns = Int(cel_width(wchar_t(scalar.value)))
      if columns >= 0 {
        advance(by: columns)
      } else {
        // Shown as \U+10FFFF.
        for _ in 0..<9 { advance(by: 1) }
      }
    }
  }

  /// Moves over one character; one that does not fit begins the next row.
  private mutating func advance(by columns: Int) {
    if column + columns > width {
      row += 1
      column = 0
    }
    column += columns
    if column >= width {
      row += 1
      column = 0
    }
  }
}
