import TerminalHarness
import Testing

@Suite("invariants")
struct InvariantCommandTests {
  @Test("lists each with what it demands, and where it is broken; with a name, why")
  func transcript() throws {
    let run = try unscroll(
      ["run", "-", "-e", "policy pageHeight=full", "-e", "invariants rowsReachable"],
      input: SampleSession.fling)
    #expect(run.exit == .code(1))
    let lines = run.lines.drop { !$0.hasPrefix("✗") }
    #expect(lines.first?.hasPrefix("✗ rowsReachable  #12 @") ?? false)
    #expect(lines.first?.hasSuffix("s  the last 60 points of page 1 stay below") ?? false)
    #expect(
      Array(lines.dropFirst().prefix(2)) == [
        "  demands: at rest a finger can bring the current page's last row, or cell, into sight",
        "  because: the last rows cannot be read",
      ])
    try expectTranscript(
      "invariants tabBarAgrees",
      """
      ✓ tabBarAgrees  at rest the bar's selected tab is currentPageIndex
        demands: at rest the bar's selected tab is currentPageIndex
        because: the bar names another page than the one that shows
      """)
  }

  @Test("are all kept by the sample session, a line each")
  func all() throws {
    let run = try unscroll(["run", "-", "-e", "invariants"], input: SampleSession.fling)
    #expect(run.exit == .code(0))
    #expect(run.lines.count == 13)
    #expect(run.lines.allSatisfy { $0.hasPrefix("✓ ") })
  }

  @Test("that do not exist are refused, with what was meant")
  func unknown() throws {
    let run = try unscroll(
      ["run", "-", "-e", "invariants rowsReachabel"], input: SampleSession.fling)
    #expect(run.exit == .code(2))
    #expect(run.text.contains("no such invariant: rowsReachabel. Did you mean rowsReachable?"))
  }
}
