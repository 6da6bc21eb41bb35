import CVTerm

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program on a pseudo-terminal of its own, and what its user would see.
///
///     let terminal = try TerminalScreen(builtProgram("unscroll"), ["bug.unscroll"])
///     #expect(terminal.shows { $0.line(0).hasSuffix("> ") })
///     terminal.type("step\r")
package final class TerminalScreen {
  package private(set) var rows: Int
  package private(set) var columns: Int
  package let child: ChildProcess
  /// All that the program wrote, escape sequences included.
  package private(set) var output: [UInt8] = []

  private let master: Int32
  private let terminal: OpaquePointer
  private let screen: OpaquePointer

  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    rows: Int = 24, columns: Int = 80
  ) throws {
    (self.rows, self.columns) = (rows, columns)
    (child, master) = try descriptors.withLock { _ in
      var (master, slave): (Int32, Int32) = (-1, -1)
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      var name = [CChar](repeating: 0, count: 128)
      guard openpty(&master, &slave, &name, nil, &size) == 0 else { throw HarnessError("openpty") }
      defer { close(slave) }
      for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let device = String(
        decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      do {
        let child = try ChildProcess(path, arguments, environment: environment, .terminal(device))
        return (child, master)
      } catch {
        close(master)
        throw error
      }
    }
    terminal = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    close(master)
    vterm_free(terminal)
  }

  /// Sends keys: `\r` is Return, `\u{3}` ctrl-C, `\u{1B}[A` Up.
  package func type(_ keys: String) {
    type(Array(keys.utf8))
  }

  /// Sends bytes. The terminal takes few at once: what the program writes meanwhile is read.
  package func type(_ bytes: [UInt8]) {
    var left = bytes[...]
    let end = secondsNow() + 10
    while !left.isEmpty, secondsNow() < end {
      var ready = pollfd(fd: master, events: Int16(POLLOUT), revents: 0)
      if poll(&ready, 1, 0) > 0 {
        let count = Array(left.prefix(256)).withUnsafeBytes {
          write(master, $0.baseAddress, $0.count)
        }
        if count > 0 { left = left.dropFirst(count) }
      }
      _ = take(milliseconds: 0)
    }
  }

  /// Waits until the screen is as wanted; false if it is not within `seconds`, or can no longer be.
  package func shows(within seconds: Double = 10, _ wanted: (TerminalScreen) -> Bool) -> Bool {
    let end = secondsNow() + seconds
    while !wanted(self) {
      if secondsNow() > end { return false }
      if !take(milliseconds: 20) && child.poll() != nil { return wanted(self) }
    }
    return true
  }

  /// Waits for the program to end; nil if it does not.
  package func exit(within seconds: Double = 10) -> Exit? {
    let end = secondsNow() + seconds
    while secondsNow() < end {
      if let exit = child.poll() {
        while take(milliseconds: 0, isLast: true) {}
        return exit
      }
      _ = take(milliseconds: 5)
    }
    return nil
  }

  /// Changes the size of the window; the program hears of it by SIGWINCH.
  package func resize(rows: Int, columns: Int) {
    (self.rows, self.columns) = (rows, columns)
    vterm_set_size(terminal, Int32(rows), Int32(columns))
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal takes lines and echoes them, as a shell expects to find it.
  package var isCooked: Bool {
    var modes = termios()
    guard tcgetattr(master, &modes) == 0 else { return false }
    let wanted = tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG)
    return modes.c_lflag & wanted == wanted
  }

  /// One row from the top, without the blanks at its end.
  package func line(_ row: Int) -> String {
    var bytes = [CChar](repeating: 0, count: columns * 8)
    let row = Int32(row)
    let area = VTermRect(start_row: row, end_row: row + 1, start_col: 0, end_col: Int32(columns))
    let count = vterm_screen_get_text(screen, &bytes, bytes.count, area)
    var text = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// The rows down to the last that is not empty.
  package var text: String {
    var lines = (0..<rows).map(line)
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Row and column, from 0.
  package var cursor: (row: Int, column: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.row), Int(position.col))
  }

  /// Feeds the screen with what the program has written; false if there was nothing.
  private func take(milliseconds: Int32, isLast: Bool = false) -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0 else { return false }
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count].map { UInt8(bitPattern: $0) }
    vterm_input_write(terminal, bytes, count)
    return true
  }
}
