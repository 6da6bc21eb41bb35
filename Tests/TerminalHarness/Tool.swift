#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program of the system that tests hold the package's output against.
package struct Tool: Sendable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }

  package var description: String { name }

  /// Where it is: in the folders in which Debian, macOS and Homebrew keep programs; nil: nowhere.
  package var path: String? {
    ["/usr/bin", "/bin", "/opt/homebrew/bin", "/usr/local/bin"].map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Elsewhere the README's test command installs it, so that a test without it fails.
  package var isExpected: Bool {
    #if os(Linux)
      true
    #else
      path != nil
    #endif
  }

  /// Runs it to its end, with the programs that the package built first on its path.
  package func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Finished {
    guard let path else { throw HarnessError("\(name) is not installed") }
    let program = try PipedProgram(
      path, arguments, environment: Self.environment.merging(environment) { $1 })
    program.write(Array(input.utf8))
    let exit = program.exit(within: 60)
    return Finished(text: program.text, exit: exit)
  }

  package static var environment: [String: String] {
    let folder = builtProgram("unscroll").dropLast("/unscroll".count)
    return ["PATH": "\(folder):/usr/bin:/bin:/opt/homebrew/bin"]
  }
}
