import LineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of commands, open for as long as it lives; `-` is standard input.
struct ScriptFile: ~Copyable {
  let lines: PlainReader
  private let descriptor: Int32

  init(_ path: String) throws(CommandError) {
    descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandError("\(path): \(String(cString: strerror(errno)))", outcome: .usageError)
    }
    lines = PlainReader(descriptor: descriptor)
  }

  deinit { if descriptor > 0 { close(descriptor) } }
}
