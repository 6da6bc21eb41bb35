import Foundation
import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Shrinking, interrupted")
struct ShrinkInterruptTests {
  private let folder: TemporaryFolder
  private let file: String

  /// Two minutes of scrolling, at whose end something is asserted that is not so.
  init() throws {
    folder = try TemporaryFolder()
    let long = try String(
      contentsOf: ReadmeTests.root.appending(path: "Recordings/long-scrolling.jsonl"),
      encoding: .utf8)
    file = try folder.write(
      "long.jsonl", long + #"{"kind":"expect","at":7208,"that":"main.y == -1"}"# + "\n")
  }

  @Test("ctrl-C stops it at once, says how far it came, and the shell lives on")
  func onTerminal() throws {
    let terminal = try Terminal(file, seconds: 60)
    let script = try folder.write(
      "script", "print \"begun\"\nshrink -o \(folder.path("small.jsonl"))\n")
    terminal.screen.type("source \(script)\r")
    #expect(terminal.screen.shows { $0.line($0.cursor.row - 1) == "\"begun\"" })
    let row = terminal.screen.cursor.row
    terminal.screen.type("\u{3}")
    #expect(terminal.prompts(after: row, within: 5), "\(terminal.screen.text)")
    let answer = (row..<terminal.screen.cursor.row).map(terminal.screen.line)
    #expect(answer.contains { $0.contains("interrupted") }, "\(answer)")
    #expect(answer.allSatisfy { !$0.contains("still at the start") })
    #expect(terminal.type("step").first?.hasPrefix("#1 ") == true)
  }

  @Test("SIGINT ends the verb with 130")
  func verb() throws {
    let program = try PipedProgram(builtProgram("unscroll"), ["shrink", file])
    #expect(program.child.waitUntilItCatches(SIGINT))
    program.child.send(SIGINT)
    #expect(program.exit(within: 20) == .code(130), "\(program.text)")
    #expect(program.text.contains("interrupted"))
  }
}
