import Recording
import Shell
import Wording

/// Where a verb writes what it made: to standard output, or to -o FILE, which only --force replaces.
struct Output {
  /// Nil: standard output.
  let path: String?
  let replaces: Bool

  init(_ options: Options) throws(UsageError) {
    path = options.last("-o")
    replaces = options.has("--force")
    if replaces, path == nil { throw UsageError("--force needs -o FILE") }
  }

  /// Throws what keeps something made of the session from being written, before it is made.
  func requirePlace(for session: Session) throws(CommandError) {
    if let path { try session.requirePlace(at: path, replacing: replaces) }
  }

  /// Never over the session's own recording, see `requirePlace`.
  func write(_ bytes: [UInt8], of session: Session) throws(CommandError) {
    guard let path else { return Console.write(bytes) }
    try session.write(bytes, to: path, replacing: replaces)
  }

  /// The recording in another form, over itself, too.
  func write(_ bytes: [UInt8], of recording: Recording) throws(CommandError) {
    guard let path else { return Console.write(bytes) }
    do {
      try recording.write(bytes, to: path, replacing: replaces)
    } catch {
      throw CommandError(notWritten: error)
    }
  }

  /// Where the torn tail is kept; nil: nowhere.
  func write(_ file: RecoveredFile) throws(CommandError) -> String? {
    guard let path else {
      Console.write(file.bytes)
      return nil
    }
    do {
      return try file.write(to: path, replacing: replaces)
    } catch {
      throw CommandError(notWritten: error)
    }
  }

  /// Says it where it is not among the bytes.
  func say(_ lines: [String]) {
    if path == nil {
      CommandLineTool.console.complain(lines)
    } else {
      CommandLineTool.console.show(lines)
    }
  }

  /// Says where the bytes are, if in a file.
  func sayPlace() {
    if let path { say([String(localized: "written to \(path)")]) }
  }
}
