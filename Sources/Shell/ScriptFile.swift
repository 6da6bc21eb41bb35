import LineEditor
import Wording

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
    // A FIFO that nobody writes to is empty, and not waited for.
    descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw CommandError("\(path): \(systemText(of: errno))")
    }
    lines = PlainReader(descriptor: descriptor)
  }

  deinit { if descriptor > 0 { close(descriptor) } }
}

/// What an `errno` means.
func systemText(of code: Int32) -> String {
  String(localized: Message(String(cString: strerror(code))))
}
