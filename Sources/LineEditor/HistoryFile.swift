#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines typed in earlier sessions, one a line of a plain file that only its owner may read.
///
/// Sessions side by side append to the same file, each line in one write. What cannot be read or
/// written is left: a history is never a reason to stop.
package struct HistoryFile {
  /// Lines that are taken from the file, the newest.
  static let longest = 10_000

  private let path: String

  /// `$UNSCROLL_HISTORY`, or `unscroll/history` in `$XDG_STATE_HOME` (`~/.local/state`). Nil: the
  /// variable is set and empty, or there is no home.
  package init?() {
    if let path = environment("UNSCROLL_HISTORY") {
      guard !path.isEmpty else { return nil }
      self.path = path
      return
    }
    let state = environment("XDG_STATE_HOME").flatMap { $0.isEmpty ? nil : $0 }
    guard let folder = state ?? environment("HOME").map({ $0 + "/.local/state" }) else {
      return nil
    }
    path = folder + "/unscroll/history"
    makeFolders()
  }

  private func makeFolders() {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
  }

  /// The newest lines, the oldest of them first.
  package var lines: [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    let reader = PlainReader(descriptor: file)
    var lines: [String] = []
    while true {
      switch reader.readLine() {
      case .line(let line):
        lines.append(line)
        if lines.count > 2 * Self.longest { lines.removeFirst(Self.longest) }
      case .tooLong: continue
      case .interrupted, .endOfInput, .failed: return lines.suffix(Self.longest)
      }
    }
  }

  /// Keeps a line, unless it is empty or begins with a blank.
  package func append(_ line: String) {
    guard let first = line.first, !first.isWhitespace, !line.contains("\n") else { return }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }
}

/// A variable of the process's environment; nil: it is not set.
package func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
