#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Darwin)
  private typealias Stream = UnsafeMutablePointer<FILE>
#else
  private typealias Stream = UnsafeMutablePointer<_IO_FILE>?
#endif

/// Where answers and complaints go.
package struct Console {
  package let show: ([String]) -> Void
  package let complain: ([String]) -> Void

  package init(show: @escaping ([String]) -> Void, complain: @escaping ([String]) -> Void) {
    self.show = show
    self.complain = complain
  }

  /// Standard output and standard error.
  package static var standard: Console {
    Console(
      show: { write($0, to: stdout) },
      complain: {
        fflush(stdout)
        write($0, to: stderr)
      })
  }

  /// Something shown did not reach standard output.
  package static var isBroken: Bool { fflush(stdout) != 0 || ferror(stdout) != 0 }

  private static func write(_ lines: [String], to stream: Stream) {
    for line in lines { fputs(line + "\n", stream) }
    fflush(stream)
  }
}
