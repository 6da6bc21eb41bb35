import LineEditor

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
  /// What answers are read in, as it is now.
  let window: @Sendable () -> Window

  package init(
    show: @escaping @Sendable ([String]) -> Void,
    complain: @escaping @Sendable ([String]) -> Void,
    window: @escaping @Sendable () -> Window = { Window() }
  ) {
    self.show = show
    self.complain = complain
    self.window = window
  }

  /// Standard output and standard error.
  package static func standard(color: Appearance.ColorChoice, isASCII: Bool) -> Console {
    let output = Appearance(of: 1, color: color, isASCII: isASCII)
    let errors = Appearance(of: 2, color: color, isASCII: isASCII)
    return Console(
      show: { write($0, output, to: stdout) },
      complain: {
        fflush(stdout)
        write($0, errors, to: stderr)
      },
      window: { Window(size: .current, isASCII: output.isASCII) })
  }

  /// Something shown did not reach standard output.
  package static var isBroken: Bool { fflush(stdout) != 0 || ferror(stdout) != 0 }

  /// Lines written between two looks for an interrupt.
  private static let linesPerLook = 64

  private static func write(_ lines: [String], _ appearance: Appearance, to stream: Stream) {
    for (index, line) in lines.enumerated() {
      if index % linesPerLook == linesPerLook - 1, Interrupt.isPending {
        fputs("interrupted: \(lines.count - index) more lines\n", stream)
        break
      }
      if fputs(appearance.render(line) + "\n", stream) < 0 { forgiveInterrupt(stream) }
    }
    if fflush(stream) != 0 { forgiveInterrupt(stream) }
  }

  /// A ctrl-C that ends a wait for the terminal is no failure to write.
  private static func forgiveInterrupt(_ stream: Stream) {
    if errno == EINTR { clearerr(stream) }
  }
}
