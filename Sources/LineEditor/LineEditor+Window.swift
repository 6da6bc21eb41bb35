import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The line on the screen, where libedit leaves it to us.
extension LineEditor {
  /// The rows that libedit is told the terminal has.
  static let rows = 1000

  /// Tells libedit how wide the terminal is, and that it is higher than any line: with a line
  /// higher than the screen, libedit writes outside its own picture of it (Home, End, and a row of
  /// text). It asks for the true height whenever a line begins.
  private func fitWindow() {
    let now = Int(cel_columns())
    columns = now < 2 ? 80 : now
    _ = cel_set_capability(handle, "co", String(columns))
    _ = cel_set_capability(handle, "li", String(Self.rows))
  }

  /// Draws the prompt, once libedit has begun the line and made the terminal raw.
  func drawFirst() {
    isWindowFitted = true
    fitWindow()
    _ = cel_refresh(handle)
  }

  /// Draws the line again, as the window is now: where it begins, or, when others may have used
  /// the terminal meanwhile, where the cursor is.
  func redraw(afterOthers: Bool = false) {
    fitWindow()
    let row = afterOthers ? 0 : position(after: textUpToCursor).row
    let canMove = getenv("TERM").map { strcmp($0, "dumb") != 0 } ?? false
    show("\r")
    if canMove { show((row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J") }
    _ = cel_refresh(handle)
  }

  /// Goes to the start of the row below the line, wherever the cursor is in it, with `mark` after
  /// the line (or below it, where it would cover text).
  func leaveLine(_ mark: String = "") {
    let (line, head) = (text, textUpToCursor)
    guard head.count < line.count else { return show(mark + "\r\n") }
    let rows = position(after: line).row - position(after: head).row
    let newlines = String(repeating: "\n", count: rows) + "\r\n"
    show(newlines + (mark.isEmpty ? "" : mark + "\r\n"))
  }

  /// Where the prompt and `line` end on the screen.
  func position(after line: UnsafeBufferPointer<wchar_t>) -> ScreenPosition {
    var position = ScreenPosition(width: columns)
    for scalar in prompt.unicodeScalars { position.advance(over: scalar) }
    for value in line {
      position.advance(over: Unicode.Scalar(UInt32(bitPattern: value)) ?? "\u{FFFD}")
    }
    return position
  }

  /// The line being edited, valid until libedit goes on.
  var text: UnsafeBufferPointer<wchar_t> {
    let line = el_wline(handle).pointee
    return UnsafeBufferPointer(start: line.buffer, count: line.lastchar - line.buffer)
  }

  var textUpToCursor: UnsafeBufferPointer<wchar_t> {
    let line = el_wline(handle).pointee
    return UnsafeBufferPointer(start: line.buffer, count: line.cursor - line.buffer)
  }

  /// Writes where libedit writes, in its order.
  func show(_ text: String) {
    fputs(text, cel_output())
    fflush(cel_output())
  }
}
