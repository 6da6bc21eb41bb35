import LineEditor
import Wording

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

  /// What answers are read in, as it is now.
  var window: Window { Window(size: .current, isASCII: output.isASCII) }

  package func show(_ lines: [String]) {
    guard showsAnswers else { return }
    Self.write(lines, output, to: stdout)
  }

  /// Writes bytes to standard output as they are.
  package static func write(_ bytes: [UInt8]) {
    _ = fwrite(bytes, 1, bytes.count, stdout)
    if fflush(stdout) != 0 { forgiveInterrupt(stdout) }
  }

  package func complain(_ lines: [String]) {
    fflush(stdout)
    Self.write(lines, errors, to: stderr)
  }

  /// Something shown did not reach standard output.
  package static var isBroken: Bool { fflush(stdout) != 0 || ferror(stdout) != 0 }

  /// Lines written between two looks for an interrupt.
  private static let linesPerLook = 64

  private static func write(_ lines: [String], _ appearance: Appearance, to stream: Stream) {
    for (index, line) in lines.enumerated() {
      if index % linesPerLook == linesPerLook - 1, Interrupt.isPending {
        fputs(String(localized: "interrupted: \(lines.count - index) more lines") + "\n", stream)
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
