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
package struct Console: Sendable {
  package let show: @Sendable ([String]) -> Void
  package let complain: @Sendable ([String]) -> Void

  package init(
    show: @escaping @Sendable ([String]) -> Void, complain: @escaping @Sendable ([String]) -> Void
  ) {
    self.show = show
    self.complain = complain
  }

  /// Standard output and standard error.
  package static func standard(color: Appearance.ColorChoice, isASCII: Bool) -> Console {
    let output = Appearance(of: 1, color: color, isASCII: isASCII)
    let errors = Appearance(of: 2, color: color, isASCII: isASCII)
    return Console(
      show: { write($0.map(output.render), to: stdout) },
      complain: {
        fflush(stdout)
        write($0.map(errors.render), to: stderr)
      })
  }

  /// Something shown did not reach standard output.
  package static var isBroken: Bool { fflush(stdout) != 0 || ferror(stdout) != 0 }

  private static func write(_ lines: [String], to stream: Stream) {
    for line in lines { fputs(line + "\n", stream) }
    fflush(stream)
  }
}
