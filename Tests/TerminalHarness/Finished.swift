/// A program that ran to its end: what it wrote, in the order of writing, and how it ended.
package struct Finished: Equatable, CustomStringConvertible {
  package let text: String
  package let exit: Exit?

  package init(text: String, exit: Exit?) {
    self.text = text
    self.exit = exit
  }

  package var lines: [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  package var description: String { "\(text)\(exit.map { "\($0)" } ?? "still running")" }
}

/// Runs the program that the package builds. In its output, `folder/` is left out.
package func unscroll(
  _ arguments: [String], input: String = "", in folder: TemporaryFolder? = nil,
  environment: [String: String] = [:]
) throws -> Finished {
  let program = try PipedProgram(
    builtProgram("unscroll"), arguments, environment: environment)
  program.write(Array(input.utf8))
  let exit = program.exit(within: 60)
  var text = program.text
  if let folder {
    text = text.split(separator: folder.path("")).joined()
  }
  return Finished(text: text, exit: exit)
}
