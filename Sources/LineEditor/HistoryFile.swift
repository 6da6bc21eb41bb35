#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines typed in earlier sessions, one a line of a plain file that only its owner may read.
///
/// Sessions side by side append to the same file, each line in one write under a lock. What cannot
/// be read or written is left: a history is never a reason to stop.
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

  /// The newest lines, the oldest of them first. A file that has grown to twice as many is cut
  /// down to them.
  package var lines: [String] {
    let (lines, isLong) = read()
    if isLong { keepNewest() }
    return lines
  }

  /// A descriptor of it; negative: it cannot be opened, or is none that lines can be kept in. A
  /// device may have no end, and a pipe nobody who reads.
  private func descriptor(_ mode: Int32) -> Int32 {
    let file = open(path, mode | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { return file }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return file }
    close(file)
    return -1
  }

  private func read() -> (newest: [String], isLong: Bool) {
    let file = descriptor(O_RDONLY)
    guard file >= 0 else { return ([], false) }
    defer { close(file) }
    let reader = PlainReader(descriptor: file)
    var lines: [String] = []
    var isLong = false
    while true {
      switch reader.readLine() {
      case .line(let line):
        lines.append(line)
        guard lines.count >= 2 * Self.longest else { continue }
        lines.removeFirst(Self.longest)
        isLong = true
      case .tooLong: continue
      case .interrupted, .endOfInput, .failed: return (lines.suffix(Self.longest), isLong)
      }
    }
  }

  /// Moves the newest lines to the file's start and cuts off what follows, while no other session
  /// appends: at no moment is any of them in neither place.
  private func keepNewest() {
    let file = descriptor(O_RDWR)
    guard file >= 0 else { return }
    defer { close(file) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return }
    let bytes = Array(read().newest.map { $0 + "\n" }.joined().utf8)
    guard bytes.withUnsafeBytes({ pwrite(file, $0.baseAddress, $0.count, 0) }) == bytes.count
    else { return }
    ftruncate(file, off_t(bytes.count))
  }

  /// Keeps a line, unless it is empty or begins with a blank.
  package func append(_ line: String) {
    guard let first = line.first, !first.isWhitespace, !line.contains("\n") else { return }
    let file = descriptor(O_WRONLY | O_APPEND | O_CREAT)
    guard file >= 0 else { return }
    defer { close(file) }
    flock(file, LOCK_EX)
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }
}

/// A variable of the process's environment; nil: it is not set.
package func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
