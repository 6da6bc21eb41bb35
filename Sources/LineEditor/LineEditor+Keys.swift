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
    if !isWindowFitted { drawFirst() }
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
        prepareTerminal(false)
        prepareTerminal(true)
        redraw(afterOthers: true)
      } else if signals.contains(SIGWINCH) {
        redraw()
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
}
