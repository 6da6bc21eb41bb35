import TerminalHarness
import Testing

@Suite("Questions about a device and about rules")
struct ExplainTests {
  /// The device has what the pager of `handOver=flags` would show: page 0 took the whole move.
  private static let flags =
    SampleSession.fling + """
      {"kind":"observe","at":3,"source":"iPhone 16, iOS 26.1","state":{"pages[0].y":300,"main.y":240}}

      """

  @Test("explain names the one rule under which all is met, in words, and says what was tried")
  func explain() throws {
    try expectTranscript(
      "explain",
      """
      under the recording's rules 0 of 2 observations are met, then line 13, #3 not: pages[0].y == 300   (300 expected, 60 found)
      all are met under
        handOver exact → flags
          Who takes a vertical move: the outer view or the page? both follow by the whole move, and two
            flags put one of them back
        handOver exact → offsets
          Who takes a vertical move: the outer view or the page? both follow by the whole move; a list is
            held at its top until main is at its maximum, and main there while the list is below its top
          nothing that is asked tells these 2 apart
        preset jxPagingView (10 rules differ): JXPagingView's code: outer view and lists hold each other
          by offsets
        preset clNestedSlide (13 rules differ): CLNestedSlide's code, as its traces show it
      what they say of the app's pager is a hypothesis: look for it there
      tried: the presets, 63 single rules
      """, of: Self.flags)
  }

  @Test("explain says so where the recording's own rules meet all, or nothing is asked")
  func nothingToExplain() throws {
    try expectTranscript(
      """
      explain
      explain expectations
      divergence
      """,
      """
      the recording's rules meet all 1 observation
      the recording's rules meet all 1 expectation
      the model meets all 1 observation on this branch
      """)
  }

  @Test("divergence names the field, how far it is off, since when, and what could be behind it")
  func divergence() throws {
    try expectTranscript(
      "divergence",
      """
      ≠ line 13, #3 @0.266667s drag changed 0, -300 (iPhone 16, iOS 26.1)
        pages[0].scrollView.contentOffset.y 300 observed, 60 in the model (device +240)
        it was not observed before; it is the first of 2 observations
        model   ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▅▅▅▅▆▆▆██  0 to 119.3
        device                                                     ▁▁▁▁▁▁▁▁▁  300
      could be
        another rule, handOver=flags or handOver=offsets: then the model meets all observations
      """, exit: 3, of: Self.flags)
  }

  @Test("verify says of the first observation that differs what could be behind it")
  func verify() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("flags.jsonl", Self.flags)
    let run = try unscroll(["verify", file])
    #expect(
      run.lines.dropLast() == [
        "≠ \(file):13  #3 @0.266667s  pages[0].y == 300  (300 observed, 60 in the model)",
        "    it was not observed before; could be another rule, handOver=flags or "
          + "handOver=offsets: then the model meets all observations",
      ])
    #expect(run.exit == .code(3))
  }

  @Test("bisect goes to the event by which it is false, and refuses what is no such question")
  func bisect() throws {
    try expectTranscript(
      """
      bisect isPinned == false
      bisect main.y >= 0
      bisect isPinned
      """,
      """
      #3 @0.266667s drag changed 0, -300   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
      asked 4 of 6
      -e 2: at the end it holds: bisect needs what holds at the start and not there
      -e 3: at the start it is false already: bisect needs what holds there and not at the end
      """, exit: 1)
  }

  /// Where page 0 has room for 6 and 16 points of the move's 60, its rubber band shows the rest.
  @Test("sweep says for each value whether it holds, and what it found where not")
  func sweep() throws {
    try expectTranscript(
      """
      goto 3
      sweep header 280..320 check isPinned
      sweep pages[0].contentHeight 790..800 step 10 check pages[0].y == 60
      sweep heder 1..2 check isPinned
      sweep header 5..1 check isPinned
      sweep header 1..2 isPinned
      """,
      """
      #3 @0.266667s drag changed 0, -300   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
      header 280  ✓
      header 300  ✓
      header 320  ✗ (true expected, false found)
      pages[0].contentHeight 790  ✗ (60 expected, 34.666666666666664 found)
      pages[0].contentHeight 800  ✗ (60 expected, 39.333333333333336 found)
      -e 4:7: nothing is called heder. Did you mean header?
      -e 5:14: a range is FROM..TO, the lesser first: 100..400
      -e 6: check and what must hold are missing: check main.y == 240
      """, exit: 2)
  }

  @Test("diff takes a snapshot, rules, and another recording, and numbers that are nearly the same")
  func diff() throws {
    try expectTranscript(
      """
      goto 3
      snapshot pinned
      step
      diff pinned
      diff handOver=flags
      diff handOver=flags within 2400
      """,
      """
      #3 @0.266667s drag changed 0, -300   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
      pinned keeps 127 values of #3
      #4 @0.274667s drag ended velocity 0, -2400   owner "page 0" → "none"   main.isDecelerating false → true   pages[0].scrollView.isDecelerating false → true
      owner "page 0" → "none"
      mainScrollView.isTracking true → false
      mainScrollView.isDragging true → false
      mainScrollView.isDecelerating false → true
      contentScrollView.isTracking true → false
      pages[0].scrollView.isTracking true → false
      pages[0].scrollView.isDragging true → false
      pages[0].scrollView.isDecelerating false → true
      pages[0].scrollView.velocity 0 → 2400
      mainScrollView.velocity 2400 → 0
      pages[0].scrollView.contentOffset.y 300 → 60
      nothing differs
      1 new record was not saved
      """)
  }

  @Test("what stands above an event of a later version is judged all the same")
  func unknownTail() throws {
    let folder = try TemporaryFolder()
    let later = #"{"kind":"event","id":7,"parent":5,"dt":0,"event":{"shake":{}}}"# + "\n"
    let file = try folder.write("later.jsonl", Self.flags + later)
    for question in ["explain", "divergence"] {
      let known = try unscroll(["run", try folder.write("known.jsonl", Self.flags), "-e", question])
      let run = try unscroll(["run", file, "-e", question])
      #expect(run.lines.first == known.lines.first, "\(run)")
      #expect(run.lines.contains { $0.contains("handOver") }, "\(run)")
      #expect(run.exit == known.exit)
    }
  }

  @Test("sweep asks both ends of a range, and says where there is nothing to vary")
  func ends() throws {
    try expectTranscript(
      """
      sweep header 0..0.3 step 0.1 check true
      sweep header 0...5 check true
      """,
      """
      header 0    ✓
      header 0.1  ✓
      header 0.2  ✓
      header 0.3  ✓
      -e 2:14: a range is FROM..TO, the lesser first: 100..400
      """, exit: 2)
    try expectTranscript(
      "sweep pages[9].contentHeight 1..50 check true",
      "-e 1: this session begins without pages[9].contentHeight", exit: 125)
  }

  @Test("a word that explain does not take, and a file that is not there, are named")
  func refused() throws {
    try expectTranscript(
      """
      explain foo
      diff nope.jsonl
      """,
      """
      -e 1:9: it asks observations or expectations, not foo
      -e 2:6: there is no file nope.jsonl, and no mark or branch is called so
      """, exit: 2)
  }

  @Test("explain says which event sets a rule itself, and tells alike ends of attempts once")
  func setInTheSession() throws {
    let tail = """
      {"kind":"event","id":7,"parent":5,"dt":0,"event":{"setting":{"policy":{"sameTab":"scrollToTop"}}}}
      {"kind":"observe","at":7,"state":{"main.y":77777}}

      """
    let folder = try TemporaryFolder()
    let file = try folder.write("set.jsonl", SampleSession.fling + tail)
    let run = try unscroll(["run", file, "-e", "explain"])
    #expect(
      run.lines.contains(
        "#7 sets sameTab=scrollToTop: what it sets was tried otherwise up to there only"),
      "\(run)")
    #expect(Set(run.lines.filter { $0.contains(", then line") }).count <= 5)
    let ends = run.lines.filter { $0.hasPrefix("    to ") || $0.hasPrefix("    each to ") }
    #expect(Set(ends).count == ends.count, "\(run)")
  }
}
