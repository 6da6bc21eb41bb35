import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension LineEditor {
  /// libedit's source of keys: waits for a key or a signal, whichever comes first.
  ///
  /// Returns 1 with a key, 0 at the end of input, -1 if the line ends for another reason.
  func readKey(into key: UnsafeMutablePointer<wchar_t>) -> Int32 {
    if ending != nil { return -1 }
    if !isWindowFitted {
      isWindowFitted = true
      redraw()
    }
    if !isDropping && isTooLong {
      isDropping = true
      el_beep(handle)
    }
    while true {
      let (isReadable, signals) = SignalPipe.shared.wait(for: 0)
      for signal in signals { note(signal) }
      if let ending {
        leaveLine(ending.mark)
        return -1
      }
      if signals.contains(SIGCONT) {
        resume()
      } else if signals.contains(SIGWINCH) {
        redraw(erasing: true)
      }
      guard isReadable else { continue }
      var byte: UInt8 = 0
      let count = read(0, &byte, 1)
      if count == 0 { return 0 }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return -1
      }
      guard let scalar = assembler.take(byte) else { continue }
      if isDropping {
        if dropped(scalar) { return -1 }
        continue
      }
      key.pointee = wchar_t(scalar.value)
      return 1
    }
  }

  /// Drops one key of a line that is too long; true if the line ends with it.
  private func dropped(_ scalar: Unicode.Scalar) -> Bool {
    let ending: Ending
    switch scalar {
    case "\r", "\n": ending = .tooLong
    case "\u{3}": ending = .interrupted
    default: return false
    }
    self.ending = ending
    leaveLine(ending.mark)
    return true
  }

  private var isTooLong: Bool {
    let line = text
    return line.count > Self.longestLine || position(after: line).row >= Self.rows - 2
  }

  /// The process was stopped, and others may have used the terminal.
  private func resume() {
    prepareTerminal(false)
    prepareTerminal(true)
    fitWindow()
    show("\r")
    _ = cel_refresh(handle)
  }

  /// Goes back to where the line begins and draws it again, as the window is now.
  private func redraw(erasing: Bool = false) {
    fitWindow()
    let row = position(after: textUpToCursor).row
    let canMove = getenv("TERM").map { strcmp($0, "dumb") != 0 } ?? false
    show("\r")
    if canMove { show((row > 0 ? "\u{1B}[\(row)A" : "") + (erasing ? "\u{1B}[J" : "")) }
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
