import Shell
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of the benchmarks' own, gone with all that is in it when they end, however they do.
enum ScratchFolder {
  /// In $TMPDIR, or else where large files belong, which is rarely in memory:
  /// https://refspecs.linuxfoundation.org/FHS_3.0/fhs/ch05s15.html
  static func during<Value>(
    in base: String? = nil, _ body: (String) throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    let base = base ?? getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
    var name = Array("\(base)/unscroll-bench-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      let reason = Message(String(cString: strerror(errno)))
      throw CommandError("\(base): no folder can be made there: \(reason)", outcome: .fileError)
    }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { removeAll(path) }
    return try body(path)
  }

  /// Bytes that can still be written there.
  static func room(in folder: String) -> Double {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return 0 }
    return Double(status.f_bavail) * Double(status.f_frsize)
  }

  private static func removeAll(_ path: String) {
    for entry in FolderEntry.all(in: path) ?? [] where entry.name != "." && entry.name != ".." {
      removeAll("\(path)/\(entry.name)")
    }
    remove(path)
  }
}
