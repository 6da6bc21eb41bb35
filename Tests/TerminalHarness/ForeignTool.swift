import Foundation

/// A program that is not ours, by which tests read what ours wrote. On Linux, where the README's test
/// command installs it, one that is missing is a failure; elsewhere its tests are skipped.
package enum ForeignTool: String, Sendable {
  case junitparser, asciinema, perl

  package var path: String {
    switch self {
    // Not the first one on the path: Debian's modules are of Debian's Python.
    case .junitparser: "/usr/bin/python3"
    case .asciinema: "/usr/bin/asciinema"
    case .perl: "/usr/bin/perl"
    }
  }

  package var isExpected: Bool {
    #if os(Linux)
      true
    #else
      switch self {
      case .junitparser: (try? run(["-c", "import junitparser"]))?.exit == .code(0)
      case .asciinema, .perl: FileManager.default.isExecutableFile(atPath: path)
      }
    #endif
  }

  package func run(_ arguments: [String]) throws -> Finished {
    let program = try PipedProgram(path, arguments)
    program.closeInput()
    let exit = program.exit(within: 60)
    return Finished(text: program.text, exit: exit)
  }
}
