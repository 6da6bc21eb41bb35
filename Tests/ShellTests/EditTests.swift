import Foundation
import TerminalHarness
import Testing

@Suite struct EditTests {
  @Test("an insert at a branch's end continues the branch, and its name moves on")
  func insertAtTheEnd() throws {
    try expectTranscript(
      #"""
      goto no-fling
      insert wait 10ms
      branch
      """#,
      #"""
      #6 @0.386667s drag ended velocity 0, 0   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   main.y 0 → 240   pages[0].isLoaded false → true
      #7 @0.396667s wait
        main   5 events, to #5 @0.308s
      * no-fling   5 events, to #7 @0.396667s
      1 new record was not saved
      """#)
  }

  /// Assertions about the events of main from node 2 on.
  private static let asserted =
    SampleSession.fling + """
      {"kind":"expect","at":4,"effects":["didScrollToPage 0 false"],"since":2}
      {"kind":"expect","at":5,"that":"main.y@#4 == main.y@#1 + 240 && main.y@#4 > 0"}
      {"kind":"expect","at":5,"that":"main.y@#2 == 0"}
      {"kind":"expect","at":2,"that":"main.y == 0"}

      """

  @Test("assertions come along to the new nodes, and what cannot is said")
  func assertionsComeAlong() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("asserted.jsonl", Self.asserted)
    let commands = ["goto end", "skip 2", "save \(folder.path)/skipped.jsonl", "check"]
    let run = try unscroll(
      ["run", file, "--keep-going"] + commands.flatMap { ["-e", $0] }, in: folder)
    let lines = run.lines
    #expect(lines.contains { $0.hasPrefix("on skip-1, off main at #1") })
    #expect(lines.contains("not taken along: line 15, #5: it looks at #2, which is left out"))
    #expect(lines.contains("not taken along: line 16, #2: its event is left out"))
    let text = try String(contentsOfFile: "\(folder.path)/skipped.jsonl", encoding: .utf8)
    #expect(text.contains(#""that":"main.y@#8 == main.y@#1 + 240 && main.y@#8 > 0""#), "\(text)")
    #expect(text.contains(#""at":8,"effects":["didScrollToPage 0 false"],"since":1"#), "\(text)")
  }
}
