import Shell
import Wording

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times programs at a pseudo-terminal, from their start to what they write first.
enum PromptTimer {
  /// Longer than any prompt takes.
  private static let patience = 30.0

  /// Seconds until `prompt` is on the terminal.
  static func seconds(
    _ program: String, _ arguments: [String], until prompt: String, home: String,
    unless isInterrupted: () -> Bool
  ) throws(CommandError) -> Double {
    var (near, far): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&near, &far, &name, nil, &size) == 0 else {
      let reason = Message(String(cString: strerror(errno)))
      throw CommandError("there is no pseudo-terminal: \(reason)", outcome: .fileError)
    }
    defer {
      close(near)
      close(far)
    }
    for end in [near, far] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let device = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let child = try Child(
      program, arguments, .terminal(String(decoding: device, as: UTF8.self)),
      environment: environment(home: home))
    var output: [UInt8] = []
    while child.age < patience, !isInterrupted() {
      if contains(output, Array(prompt.utf8)) { return child.age }
      var ready = pollfd(fd: near, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 100) > 0 else { continue }
      var piece = [UInt8](repeating: 0, count: 4096)
      output += piece[..<max(0, read(near, &piece, piece.count))]
    }
    if isInterrupted() { throw CommandError("interrupted", outcome: .interrupted) }
    throw CommandError(
      "\(program): no prompt came within \(shortSeconds)", outcome: .fileError)
  }

  private static var shortSeconds: String { Measurement.Unit.seconds.text(patience) }

  /// Nothing of the user's own: no history, no keys, no start-up files.
  private static func environment(home: String) -> [String: String] {
    #if os(Linux)
      let locale = "C.UTF-8"
    #else
      let locale = "en_US.UTF-8"
    #endif
    return [
      "TERM": "xterm-256color", "LANG": locale, "HOME": home, "UNSCROLL_HISTORY": "",
    ]
  }

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard bytes.count >= part.count else { return false }
    return (0...bytes.count - part.count).contains { bytes[$0..<$0 + part.count] == part[...] }
  }
}
