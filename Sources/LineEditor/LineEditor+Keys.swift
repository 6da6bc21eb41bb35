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
    if hasSignalKeys { setSignalKeys(false) }
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
      if scalar == "\r" || scalar == "\n" { setSignalKeys(true) }
      key.pointee = wchar_t(scalar.value)
      return 1
    }
  }

  /// Makes ctrl-C a signal or a key. A signal from Return on: as a key it would wait for the next
  /// line, while the command that it is meant for runs.
  private func setSignalKeys(_ areSignals: Bool) {
    hasSignalKeys = areSignals
    var modes = termios()
    guard tcgetattr(0, &modes) == 0 else { return }
    if areSignals { modes.c_lflag |= tcflag_t(ISIG) } else { modes.c_lflag &= ~tcflag_t(ISIG) }
    tcsetattr(0, TCSANOW, &modes)
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
