import TerminalHarness
import Testing

@Suite("An assertion that was saved has its line in the file")
struct SavedLinesTests {
  @Test("in the file that was appended to, and in one that was written whole")
  func lines() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("fling.jsonl", SampleSession.fling)
    let commands = [
      "goto end", "note x", "expect main.y = 240", "save", "check",
      "save \(folder.path("b.jsonl"))",
      "check",
    ]
    let run = try unscroll(["run", file] + commands.flatMap { ["-e", $0] })
    let asserted = run.lines.filter { $0.contains("#5: mainScrollView.contentOffset.y == 240") }
    // 12 lines and a note before it; written whole, the events of the tree come first.
    #expect(asserted.first == "✓ line 14, #5: mainScrollView.contentOffset.y == 240")
    let whole = try folder.text("b.jsonl").split(separator: "\n")
    let line = whole.firstIndex {
      $0.contains(#""mainScrollView.contentOffset.y":240}}"#) && $0.contains("expect")
    }
    #expect(asserted.last == "✓ line \((line ?? 0) + 1), #5: mainScrollView.contentOffset.y == 240")
  }
}
