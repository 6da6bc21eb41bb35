import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct CompareTests {
  @Test("two sets of rules part where the fields first differ, and the cursor stays")
  func rules() throws {
    try expectTranscript(
      #"""
      goto 2
      compare reference handOver=flags
      when
      """#,
      #"""
      #2 @0.250s drag began at 195, 600   numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   pages[0].isLoaded false → true
      A: reference   B: handOver=flags
      they differ first at #2 @0.250s drag began at 195, 600   (goto #2)
        owner  A: "main" by gesture/begin  B: "none" by gesture/begin
      what they send differs first at #3 @0.266667s drag changed 0, -300   (goto #3)
        A sends  scrollViewWillBeginDragging main, scrollViewWillBeginDragging page 0,
                 scrollViewDidScroll main, scrollViewDidScroll page 0, pageDidScroll 0 60
        B sends  scrollViewWillBeginDragging main, scrollViewWillBeginDragging page 0,
                 scrollViewDidScroll main, scrollViewDidScroll main, scrollViewDidScroll page 0,
                 pageDidScroll 0 300
      they differ after 4 of 5 events and at 124 of 125 frames
      at rest at the end they do not differ
      #2 @0.250s drag began at 195, 600
      2 of 5 events of main (40%), @0.250s
      """#)
  }

  @Test("rules that the session does not touch never make a difference")
  func never() throws {
    try expectTranscript(
      #"""
      compare reference sameTab=nothing,pinRelease=pageOnly
      compare main main
      """#,
      #"""
      A: reference   B: sameTab=nothing,pinRelease=pageOnly
      they never differ: 5 events and 125 frames compared
      A: main   B: main
      they never differ: 5 events and 125 frames compared
      """#)
  }

  @Test("branches part at an event of each, and are compared again at rest")
  func branches() throws {
    try expectTranscript(
      "compare main no-fling",
      #"""
      A: main   B: no-fling
      they differ first after 4 events:
        A  at #4 @0.274667s drag ended velocity 0, -2400   (goto #4)
        B  at #6 @0.386667s drag ended velocity 0, 0   (goto #6)
        main.isDecelerating                 A: true by gesture/release  B: false
        pages[0].scrollView.isDecelerating  A: true by gesture/release  B: false
        pages[0].scrollView.velocity        A: 2400 by gesture/release  B: 0
        A sends  scrollViewWillEndDragging main 2400 240, scrollViewDidEndDragging main true,
                 scrollViewWillEndDragging page 0 2400 1216, scrollViewDidEndDragging page 0 true,
                 scrollViewWillBeginDecelerating main, scrollViewWillBeginDecelerating page 0
        B sends  scrollViewWillEndDragging main 0 240, scrollViewDidEndDragging main false,
                 scrollViewWillEndDragging page 0 0 60, scrollViewDidEndDragging page 0 false
      they differ after 1 of 4 events and at 0 of 0 frames
      A goes on for 1 more event
      at rest at the end:
        currentPageIndex      A: 1         B: 0
        currentPage           A: 1         B: 0
        visiblePageIndex      A: 1         B: 0
        progress              A: 1         B: 0
        tabBar.selectedIndex  A: 1         B: 0
        tabBar.indicator.x    A: 72        B: 16
        tabBar.emphasis[0]    A: 0         B: 1
        tabBar.emphasis[1]    A: 1         B: 0
        content.x             A: 390       B: 0
        pages[0].y            A: 1216      B: 60
        pages[1].isLoaded     A: true      B: false
        pages[1].lifecycle    A: "loaded"  B: "none"
      """#)
  }

  @Test("what is said fits 100 columns, whatever the rules")
  func width() throws {
    for preset in ["clNestedSlide", "jxPagingView", "smooth,pinRelease=anyDrag,headerDrag=stops"] {
      let run = try unscroll(
        ["run", "-", "-e", "compare reference \(preset)"], input: SampleSession.fling)
      #expect(run.lines.count > 5 && run.lines.allSatisfy { $0.count <= 100 }, "\(run)")
    }
  }

  @Test("what is sent otherwise is told where the states never differ")
  func sentOnly() throws {
    let folder = try TemporaryFolder()
    let quiet =
      SampleSession.header
      + #"{"kind":"event","id":1,"parent":0,"dt":0,"event":{"setting":{"delegate":false}}}"#
      + "\n" + #"{"kind":"event","id":2,"parent":1,"dt":0,"event":{"reload":{}}}"# + "\n"
    let loud = quiet.replacing("false", with: "true")
    let run = try unscroll(
      [
        "run", try folder.write("quiet.jsonl", quiet), "-e",
        "compare main \(try folder.write("loud.jsonl", loud))",
      ], in: folder)
    #expect(
      run.text == """
        A: main   B: loud.jsonl
        they never differ: 2 events and 0 frames compared
        what they send differs first after 2 events:
          A  at #2 @0.000s reload   (goto #2)
          B  at #2 @0.000s reload
          A sends  numberOfPages, pageAt 0
          B sends  numberOfPages, pageAt 0, didScrollToPage 0

        """)
    #expect(run.exit == .code(0))
  }

  @Test("a branch made by policy parts from the one it repeats where the rules do")
  func repetition() throws {
    let file = ReadmeTests.root.appending(
      path: "Recordings/B06-header-pulled-out-by-the-bar.jsonl"
    ).path()
    let run = try unscroll([
      "run", file, "--keep-going", "-e", "policy pinRelease=pageOnly", "-e",
      "compare main pageOnly-1", "-e", "compare reference pinRelease=pageOnly",
    ])
    let lines = run.lines.drop { !$0.hasPrefix("A: ") }
    #expect(
      lines.dropFirst().prefix(3) == [
        "they differ first after 15 events:",
        "  A  at #15 @0.800004s drag changed 0, 10   (goto #15)",
        "  B  at #41 @0.800004s drag changed 0, 10   (goto #41)",
      ])
    #expect(
      lines.contains("they differ first at #41 @0.800004s drag changed 0, 10   (goto #41)"),
      "\(run)")
  }

  /// The drag that opens the header on the second tab; how the empty pagers stood before the first
  /// reload is no parting.
  @Test("two presets part where one sends the other list to its top and the other keeps it")
  func revealed() throws {
    let file = ReadmeTests.root.appending(
      path: "Recordings/B02-other-list-thrown-to-its-top.jsonl"
    ).path()
    let run = try unscroll(["run", file, "-e", "compare clNestedSlide jxPagingView"])
    #expect(
      run.lines.prefix(4) == [
        "A: clNestedSlide   B: jxPagingView",
        "they differ first at #27 @1.866674s drag changed 0, 10   (goto #27)",
        "  pages[0].isSwipeEnabled  A: true  B: false",
        "  pages[0].y               A: 518   B: 0 by offsets/main-scrolls",
      ], "\(run)")
    #expect(run.exit == .code(0))
  }

  /// A list that is swiped away while it coasts comes to its top in a frame, and there it counts
  /// for the header or does not.
  @Test("they may part in a frame, and goto leads to it")
  func frame() throws {
    let file = ReadmeTests.root.appending(path: "Recordings/B48-tab-switch-in-a-fling.jsonl").path()
    let sides = "clNestedSlide preset=clNestedSlide,offscreenScroll=ignored"
    let compared = try unscroll(["run", file, "-e", "compare \(sides)"])
    let line = try #require(compared.lines.dropFirst().first)
    let place = try #require(
      line.firstMatch(of: #/ at (@[0-9.]+s), in a frame after (#[0-9]+) .* \(goto (.*)\)$/#),
      "\(compared)")
    #expect(place.3 == "\(place.2) \(place.1)")
    let run = try unscroll(["run", file, "-e", "goto \(place.3)", "-e", "when"])
    #expect(run.lines.last?.hasSuffix(", \(place.1)") == true, "\(run)")
    #expect(run.exit == .code(0))
  }

  @Test("goto with a node and a time stays before the event that follows")
  func goingToMoments() throws {
    try expectTranscript(
      #"""
      goto #4 @0.29s
      when
      goto #4 @0.308s
      when
      goto #4 @0.4s
      goto #4 0.3s
      goto #3 @0.2s
      goto released @0.3s
      """#,
      #"""
      #4 @0.274667s drag ended velocity 0, -2400, 0.015333 s after it   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].isLoaded false → true
      #4 @0.274667s drag ended velocity 0, -2400, 0.015333 s after it
      4 of 5 events of main (80%), @0.290s
      #4 @0.274667s drag ended velocity 0, -2400, 0.033333 s after it   pages[0].y 80.66666666666667 → 119.33333333333333
      #4 @0.274667s drag ended velocity 0, -2400, 0.033333 s after it
      4 of 5 events of main (80%), @0.308s
      -e 5:9: #4 is the last event from @0.274667s to @0.308s
      -e 6:9: a time after the node has its unit: @2.35s, @900ms
      -e 7:9: #3 is the last event from @0.266667s to @0.274667s
      -e 8:15: nothing more was expected here
      """#, exit: 2)
  }

  /// A line, where its fault begins, and what is said.
  static let errors: [(String, Int, String)] = [
    ("compare", 8, "A is missing"),
    ("compare main", 13, "B is missing"),
    ("compare main main main", 19, "nothing more was expected here"),
    (
      "compare main preset=jxPaging", 14,
      "the presets are reference, clNestedSlide, jxPagingView, smooth"
    ),
    (
      "compare handOver=flags,axisLok=none main", 24,
      "no policy is called axisLok. Did you mean axisLock?"
    ),
    (
      "compare referense main", 9,
      "no preset, rule, branch or file is called referense. Did you mean reference?"
    ),
    (
      "compare \"reference\" main", 9,
      "no preset, rule, branch or file is called reference. Did you mean reference?"
    ),
    ("compare released main", 9, "released is a mark at #4, no branch: goto goes there"),
    ("compare main gone.jsonl", 14, "no preset, rule, branch or file is called gone.jsonl."),
    ("compare main #9", 14, "there is no node #9: the last is #6"),
  ]

  @Test(
    "what is neither preset, rule, branch nor file is refused where it stands", arguments: errors)
  func refused(_ line: String, _ column: Int, _ sentence: String) throws {
    try expectTranscript(line, "-e 1:\(column): \(sentence)", exit: 2)
  }

  @Test("a recording that cannot be read is exit 4, one that cannot be replayed 125")
  func files() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("fling.jsonl", SampleSession.fling)
    let broken = try folder.write("broken.jsonl", "{}\n")
    let shaken = try folder.write(
      "shaken.jsonl",
      SampleSession.header
        + #"{"kind":"event","id":1,"parent":0,"dt":0,"event":{"shake":{}}}"# + "\n")
    #expect(try unscroll(["run", file, "-e", "compare main \(broken)"]).exit == .code(4))
    let run = try unscroll(["run", file, "-e", "compare main \(shaken)"], in: folder)
    #expect(
      run.text
        == "-e 1:14: shaken.jsonl: #1 is an event that this version cannot replay, and so is what "
        + "stands below it\n")
    #expect(run.exit == .code(125))
  }

  @Test("Tab completes presets, rules joined by commas, branches and rules' names")
  func completion() throws {
    let folder = try TemporaryFolder()
    let terminal = try Terminal(try folder.write("fling.jsonl", SampleSession.fling))
    let lines = [
      ("compare clN", "compare clNestedSlide"), ("compare no-f", "compare no-fling"),
      ("compare handOver=flags,axisLock=m", "compare handOver=flags,axisLock=mainOff"),
      ("help flags/reach", "help flags/reaches-pin"),
    ]
    for (typed, completed) in lines {
      terminal.screen.type("\(typed)\t")
      #expect(terminal.echoes("> \(completed)"), "\(terminal.screen.text)")
      let row = terminal.screen.cursor.row
      terminal.screen.type("\u{3}")
      #expect(terminal.prompts(after: row))
    }
  }

  @Test("ctrl-C stops it, and the shell lives on where it was")
  func interrupted() throws {
    let folder = try TemporaryFolder()
    let terminal = try Terminal(
      try folder.write("long.jsonl", bytes: SampleSession.long(100_000)), seconds: 60)
    let script = try folder.write("script", "print \"begun\"\ncompare reference clNestedSlide\n")
    terminal.screen.type("source \(script)\r")
    #expect(terminal.screen.shows { $0.line($0.cursor.row - 1) == "\"begun\"" })
    let row = terminal.screen.cursor.row
    terminal.screen.type("\u{3}")
    #expect(terminal.prompts(after: row, within: 5))
    #expect(terminal.screen.line(terminal.screen.cursor.row - 1).contains(": interrupted"))
    #expect(terminal.prompt == "0% 0/100000 @0.000s main>")
  }
}
