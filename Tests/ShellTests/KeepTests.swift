import TerminalHarness
import Testing

@Suite struct KeepTests {
  @Test("marks, notes and expressions may hold any text")
  func marksNotesAndExpressions() throws {
    try expectTranscript(
      #"""
      mark "my place"
      note it is 5" wide   and "quoted
      note 中文 🙂
      goto "my place"
      note
      # a comment
         # another
      """#,
      #"""
      my place is #0
      noted at #0
      noted at #0
      #0 start
      -e 5:5: the text is missing
      3 new records were not saved
      """#, exit: 2)
  }

  @Test("nothing is new until something is typed")
  func nothingIsNewUntil() throws {
    try expectTranscript(
      #"""
      save
      """#,
      #"""
      nothing is new since the last save
      """#)
  }

  @Test("in another file, the last mark and snapshot of a name are the ones they were")
  func namesInAnotherFile() throws {
    let folder = try TemporaryFolder()
    let session =
      SampleSession.fling + """
        {"kind":"mark","at":4,"name":"m"}
        {"kind":"mark","at":1,"name":"m"}
        {"kind":"snapshot","at":5,"name":"s","state":{"currentPageIndex":7}}
        {"kind":"snapshot","at":1,"name":"s","state":{"currentPageIndex":0}}

        """
    let old = try folder.write("old.jsonl", session)
    let new = folder.path("new.jsonl")
    let save = ["mark mine", "goto 2", "snapshot mine", "goto 1", "snapshot mine", "save \(new)"]
    _ = try unscroll(["run", old] + save.flatMap { ["-e", $0] }, in: folder)
    let ask = [
      "goto start", "goto m", "assert snapshot s", "assert snapshot mine", "goto mine",
      "goto no-fling",
    ]
    let answers = try [old, new].map { file in
      let own = file == old ? save.dropLast() : []
      let run = try unscroll(
        ["run", file, "--keep-going"] + (own + ask).flatMap { ["-e", $0] }, in: folder)
      return run.lines.filter { !$0.hasPrefix("-e") && !$0.contains("not saved") }
        .suffix(6).map { $0 }
    }
    #expect(answers[0] == answers[1] && answers[0].first?.hasPrefix("#1 ") == true, "\(answers)")
  }

  @Test("between two events, marks and notes say to which they go, and a snapshot is none")
  func betweenEvents() throws {
    try expectTranscript(
      #"""
      goto @0.2s
      mark early
      note here
      snapshot s
      """#,
      #"""
      #1 @0.000s reload, 0.200 s after it   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      early is #1, the last event, 0.200 s before this
      noted at #1, the last event, 0.200 s before this
      -e 4: a snapshot is stored at an event, and the last one was 0.200 s ago: put one here with wait 0ms
      2 new records were not saved
      """#, exit: 2)
  }
}
