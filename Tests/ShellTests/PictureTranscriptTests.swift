import TerminalHarness
import Testing

/// What the program prints, run on a recording of the repository with its output piped.
struct PictureTranscriptTests {
  @Test func showOnTheCommandLine() throws {
    #expect(
      try transcript("show", Self.recording, "--at", "#4", "--ascii") == """
        """)
  }

  @Test func historyOfAPath() throws {
    #expect(
      try transcript("run", Self.recording, "-e", "history main.y", "-e", "history hoverHeight")
        == """
        """)
  }

  @Test func dragsInAList() throws {
    #expect(
      try transcript("run", Self.recording, "-e", "goto 5", "-e", "list", "-e", "list 1 --events")
        == """
        """)
  }

  @Test func failuresInTheTree() throws {
    #expect(
      try transcript(
        "run", Self.recording, "-e", "goto 14", "-e", "expect main.y = 1", "-e", "log --graph",
        "--keep-going") == """
          """)
  }

  /// Its output, the last newline left out.
  private func transcript(_ arguments: String...) throws -> String {
    let program = try PipedProgram(builtProgram("unscroll"), arguments)
    _ = program.exit()
    return program.text.hasSuffix("\n") ? String(program.text.dropLast()) : program.text
  }

  /// A recording of the repository.
  private static let recording =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/Recordings/B06-header-pulled-out-by-the-bar.jsonl"
}
