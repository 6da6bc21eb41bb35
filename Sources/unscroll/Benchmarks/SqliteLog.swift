import Shell
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A table of lines in a database, written by SQLite's library where the machine has it: one INSERT a
/// transaction, with a write-ahead log that is on the disk before it returns.
/// https://www.sqlite.org/wal.html, https://www.sqlite.org/pragma.html#pragma_synchronous
final class SqliteLog {
  private typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  private typealias Execute =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> Int32
  private typealias Prepare =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>,
      OpaquePointer?
    ) -> Int32
  private typealias Bind =
    @convention(c) (OpaquePointer?, Int32, UnsafeRawPointer?, Int32, OpaquePointer?) -> Int32
  private typealias Act = @convention(c) (OpaquePointer?) -> Int32

  private static let done: Int32 = 101
  private static let names = ["libsqlite3.so.0", "libsqlite3.dylib"]

  private var database: OpaquePointer?
  private var insertion: OpaquePointer?
  private let (bind, step, reset, finalize, close): (Bind, Act, Act, Act, Act)

  /// Nil: there is no such library.
  init?(_ path: String) throws(CommandError) {
    guard let library = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let open = dlsym(library, "sqlite3_open"), let execute = dlsym(library, "sqlite3_exec"),
      let prepare = dlsym(library, "sqlite3_prepare_v2"),
      let bind = dlsym(library, "sqlite3_bind_text"), let step = dlsym(library, "sqlite3_step"),
      let reset = dlsym(library, "sqlite3_reset"),
      let finalize = dlsym(library, "sqlite3_finalize"),
      let close = dlsym(library, "sqlite3_close")
    else { return nil }
    self.bind = unsafeBitCast(bind, to: Bind.self)
    self.step = unsafeBitCast(step, to: Act.self)
    self.reset = unsafeBitCast(reset, to: Act.self)
    self.finalize = unsafeBitCast(finalize, to: Act.self)
    self.close = unsafeBitCast(close, to: Act.self)
    try Self.require(unsafeBitCast(open, to: Open.self)(path, &database), path)
    let run = unsafeBitCast(execute, to: Execute.self)
    for statement in [
      "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA fullfsync=ON",
      "CREATE TABLE events (id INTEGER PRIMARY KEY, line TEXT)",
    ] {
      try Self.require(run(database, statement, nil, nil, nil), path)
    }
    let insert = "INSERT INTO events (line) VALUES (?)"
    try Self.require(
      unsafeBitCast(prepare, to: Prepare.self)(database, insert, -1, &insertion, nil), path)
  }

  deinit {
    _ = finalize(insertion)
    _ = close(database)
  }

  /// Returns when the line is on the disk.
  func append(_ line: [UInt8]) throws(CommandError) {
    let code = line.withUnsafeBytes { bytes in
      _ = bind(insertion, 1, bytes.baseAddress, Int32(bytes.count), nil)
      return step(insertion)
    }
    guard code == Self.done else { throw Self.failure(code, "SQLite") }
    try Self.require(reset(insertion), "SQLite")
  }

  private static func require(_ code: Int32, _ path: String) throws(CommandError) {
    guard code == 0 else { throw failure(code, path) }
  }

  private static func failure(_ code: Int32, _ path: String) -> CommandError {
    CommandError("\(path): SQLite's error \(code)", outcome: .fileError)
  }
}
