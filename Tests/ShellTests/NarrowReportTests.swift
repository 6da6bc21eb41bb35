import TerminalHarness
import Testing

@Suite("What a move reports, in a window")
struct NarrowReportTests {
  @Test("is parted between fields, and a long field between words, never inside them")
  func parted() throws {
    let folder = try TemporaryFolder()
    let terminal = try smallScreen(rows: 30, columns: 60, in: folder)
    terminal.type("goto end\r")
    let lines = [
      "0% 0/5 @0.000s main> goto end",
      "#5 @0.308s tap 1   numberOfPages 0 → 3",
      "  currentPageIndex 0 → 1   currentPage null → 1",
      "  pendingPageIndex null → 1   isPinned false → true",
      "  tabBar.selectedIndex 0 → 1   (4 more in state)",
      "100% 5/5 @0.308s main>",
    ]
    #expect(terminal.shows { $0.text == lines.joined(separator: "\n") }, "\(terminal.text)")
  }

  @Test("is undone in as many lines, and an input's words stand on more than one")
  func undone() throws {
    let folder = try TemporaryFolder()
    let terminal = try smallScreen(rows: 30, columns: 40, after: ["goto end"], in: folder)
    terminal.type("rewind\r")
    let lines = [
      "100% 5/5 @0.308s main> rewind", "#0 start", "undone: numberOfPages 0 → 3",
      "  currentPageIndex 0 → 1", "  currentPage null → 1", "  pendingPageIndex null → 1",
      "  isPinned false → true", "  tabBar.selectedIndex 0 → 1", "  (4 more in state)",
      "0% 0/5 @0.000s main>",
    ]
    #expect(terminal.shows { $0.text == lines.joined(separator: "\n") }, "\(terminal.text)")
    terminal.type("\u{C}")
    #expect(terminal.shows { $0.cursor.row == 0 })
    terminal.type("pages a=2000 b=1500 c=40x48 d=900 e=200\r")
    #expect(
      terminal.shows {
        $0.text.contains("\n#7 @0.000s pages a=2000 b=1500 c=40x48\n  d=900 e=200\n")
      }, "\(terminal.text)")
  }
}
