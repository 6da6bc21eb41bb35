import TerminalHarness
import Testing

@Suite("Colours") struct ColorTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  @Test(
    "in a pipe only where they are forced, and never where they are forbidden",
    arguments: [
      ([:], [], false), (["CLICOLOR_FORCE": "1"], [], true), (["CLICOLOR_FORCE": "0"], [], false),
      (["CLICOLOR_FORCE": ""], [], false), (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], [], false),
      (["CLICOLOR_FORCE": "1"], ["--color=never"], false),
      (["NO_COLOR": "1"], ["--color=always"], true),
    ] as [([String: String], [String], Bool)])
  func piped(variables: [String: String], options: [String], hasColors: Bool) throws {
    let run = try unscroll(
      ["run", file, "-e", "assert 1 == 1"] + options, environment: variables)
    #expect(run.lines == [hasColors ? "\u{1B}[32m✓\u{1B}[0m 1 == 1" : "✓ 1 == 1"])
  }

  @Test(
    "on a terminal unless it or the user has none",
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    ] as [([String: String], Bool)])
  func terminal(variables: [String: String], hasColors: Bool) throws {
    let screen = try TerminalScreen(
      builtProgram("unscroll"), ["run", file, "-e", "assert 1 == 1"], environment: variables)
    #expect(screen.exit() == .code(0))
    #expect(screen.text == "✓ 1 == 1")
    #expect(screen.output.contains(0x1B) == hasColors)
  }

  @Test("paint a picture's signs, and take nothing away from it") func picture() throws {
    let plain = try unscroll(["show", file, "--at", "start", "--color=never"]).lines
    let painted = try unscroll(["show", file, "--at", "start", "--color=always"]).lines
    #expect(painted.contains { $0.contains("\u{1B}[34m▒") })
    #expect(painted.map { $0.replacing(/\u{1B}\[[0-9]+m/, with: "") } == plain)
    #expect(painted.filter { $0.contains("\u{1B}") }.allSatisfy { $0.contains("\u{1B}[0m") })
  }
}
