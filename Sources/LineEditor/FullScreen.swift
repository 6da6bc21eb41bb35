import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The whole window of the terminal on standard output, for a while: lines are drawn in place of
/// those before, and at the end the window is as it was found.
package struct FullScreen {
  /// Standard output is a terminal that lines can be drawn on.
  package static var isAvailable: Bool {
    isatty(1) == 1 && environment("TERM").map { $0 != "dumb" } ?? false
  }

  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
  ]

  /// What is to be seen, and what the window's rows hold of it.
  private var wanted: (TerminalSize) -> [String] = { _ in [] }
  private var drawn: [String] = []
  private var size = TerminalSize(columns: 80, rows: 24)
  /// The terminal's modes, as they were found.
  private var modes = termios()
  /// A signal that ends the drawing.
  private var ending: Int32?

  private init() {}

  /// Gives the window to `body`, which leaves off where `wait` says so; false: ctrl-C came.
  ///
  /// After ctrl-Z, when the process goes on, `body` is called again: it begins where it left off.
  package static func draw(_ body: (inout FullScreen) -> Void) -> Bool {
    while true {
      let signal = SignalPipe.shared.catching(signals) {
        var screen = FullScreen()
        screen.enter()
        body(&screen)
        for signal in SignalPipe.shared.take() { screen.note(signal) }
        screen.leave()
        return screen.ending
      }
      guard let signal else { return true }
      if signal == SIGINT { return false }
      raise(signal)
      guard signal == SIGTSTP else { return false }
    }
  }

  /// Draws `lines`, as much of them as the window holds, now and, where it changes, again. Rows that
  /// do not change are not written.
  package mutating func show(_ lines: @escaping (TerminalSize) -> [String]) {
    wanted = lines
    let clipped = lines(size).prefix(size.rows).map { Self.clip($0, to: size.columns) }
    var output = ""
    for row in 0..<max(clipped.count, drawn.count) {
      let text = row < clipped.count ? clipped[row] : ""
      guard row >= drawn.count || drawn[row] != text else { continue }
      // Right of the last column there is nothing to erase but that column itself.
      let erasing = displayWidth(text) < size.columns ? "\u{1B}[K" : ""
      output += "\u{1B}[\(row + 1);1H\(text)\(erasing)"
    }
    drawn = clipped
    if !output.isEmpty { write(output) }
  }

  /// Waits until `deadline`; false: a signal came that ends the drawing, and that at once.
  package mutating func wait(until deadline: ContinuousClock.Instant) -> Bool {
    while ending == nil {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      let milliseconds = Int32(min(max(0, left.rounded(.up)), 60_000))
      for signal in SignalPipe.shared.wait(milliseconds: milliseconds) { note(signal) }
      if left <= 0 { break }
    }
    return ending == nil
  }

  private mutating func note(_ signal: Int32) {
    switch signal {
    case SIGWINCH: redraw()
    case SIGCONT:
      leave()
      enter()
      redraw()
    default: ending = signal
    }
  }

  private mutating func redraw() {
    fitWindow()
    drawn = []
    write("\u{1B}[2J")
    show(wanted)
  }

  private mutating func fitWindow() {
    size = TerminalSize.current ?? TerminalSize(columns: 80, rows: 24)
  }

  /// Takes the alternate screen, without a cursor and without an echo of what is typed.
  private mutating func enter() {
    tcgetattr(1, &modes)
    var silent = modes
    silent.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(1, TCSANOW, &silent)
    fitWindow()
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  private mutating func leave() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(1, TCSANOW, &modes)
  }

  private func write(_ text: String) {
    fputs(text, cel_output())
    fflush(cel_output())
  }

  /// The beginning of `line` that so many columns hold.
  static func clip(_ line: String, to columns: Int) -> String {
    var left = columns
    return String(
      line.prefix { character in
        left -= displayWidth(String(character))
        return left >= 0
      })
  }
}
