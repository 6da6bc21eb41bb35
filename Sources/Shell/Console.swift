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

/// Where answers and complaints go: standard output and standard error.
package struct Console: Sendable {
  package var color: Appearance.ColorChoice {
    didSet { self = Console(color: color, isASCII: isASCII, showsAnswers: showsAnswers) }
  }
  private let isASCII: Bool
  /// False: only complaints are written.
  package var showsAnswers: Bool
  let output: Appearance
  private let errors: Appearance

  package init(color: Appearance.ColorChoice, isASCII: Bool, showsAnswers: Bool = true) {
    self.color = color
    self.isASCII = isASCII
    self.showsAnswers = showsAnswers
    output = Appearance(of: 1, color: color, isASCII: isASCII)
    errors = Appearance(of: 2, color: color, isASCII: isASCII)
  }

  package func show(_ lines: [String]) {
    guard showsAnswers else { return }
    Self.write(lines.map(output.render), to: stdout)
  }

  package func complain(_ lines: [String]) {
    fflush(stdout)
    Self.write(lines.map(errors.render), to: stderr)
  }

  /// Something shown did not reach standard output.
  package static var isBroken: Bool { fflush(stdout) != 0 || ferror(stdout) != 0 }

  private static func write(_ lines: [String], to stream: Stream) {
    for line in lines { fputs(line + "\n", stream) }
    fflush(stream)
  }
}
