import TerminalHarness
import Testing

@Suite("info and the lists of events")
struct InfoTests {
  @Test("info lists its topics, and each topic what there is")
  func topics() throws {
    try expectTranscript(
      """
      info
      info marks
      info m
      info branches
      info breakpoints
      info b
      info displays
      display main.y
      info displays
      note x
      info recording
      """,
      """
      info breakpoints  where moves stop, and how often they did
      info branches     the branches, * the one this is
      info marks        the bookmarks and their places
      info displays     what is shown after every move, as it is now
      info policies     the rules that hold here
      info recording    the file, and what is in it
      released   #4 @0.274667s drag ended velocity 0, -2400
      released   #4 @0.274667s drag ended velocity 0, -2400
      * main   5 events, to #5 @0.308s
        no-fling   4 events, to #6 @0.386667s
      no breakpoints or watches
      no breakpoints or watches
      nothing is displayed
      1: main.y = 0
      1: main.y = 0
      noted at #0
      file       fling.jsonl
      title      甩过吸顶
      container  pinned
      preset     reference
      events     6 on 2 branches
      length     0.308 s, 5 events on main
      unsaved    1 record
      1 new record was not saved
      """)
    try expectMoves(["info marks"], say: "no marks")
  }

  @Test("info policies is what policy lists")
  func policies() throws {
    let recording = movingRecording.replacing(
      #""preset":"reference""#, with: #""preset":"clNestedSlide","headerDrag":"carries""#)
    for command in ["policy", "info policies"] {
      let run = try unscroll(
        ["run", "-", "-e", command, "-e", "info recording"], input: recording)
      #expect(run.lines.contains { $0.hasPrefix("headerDrag ") && $0.contains(" carries ") })
      #expect(run.lines.contains { $0.hasPrefix("handOver ") && $0.contains(" flags ") })
      #expect(run.lines.contains("preset     clNestedSlide headerDrag=carries"))
    }
  }

  @Test("log shows what pages and rules an event brings, as they are typed")
  func contents() throws {
    let many = (1...14).map { "\($0)" }.joined(separator: " ")
    try expectTranscript(
      """
      goto 1
      pages 2000 首页=1500 "第 3 页=40x48"
      pages
      pages \(many)
      setting policy headerDrag=stops axisLock=mainOff
      setting policy preset=reference
      setting delegate false
      log
      """,
      """
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s pages 2000 首页=1500 "第 3 页=40x48"   pages[1].contentHeight 2000 → 1500   pages[2].contentHeight 200 → 1920
      a new branch: #7, off main
      #8 @0.000s pages
      #9 @0.000s pages 1 2 3 4 5 6 7 8 9 10 11 12 (2 more)
      #10 @0.000s setting policy headerDrag=stops axisLock=mainOff   policy.headerDrag "carries" → "stops"   policy.axisLock "gesture" → "mainOff"
      #11 @0.000s setting policy preset=reference   policy.headerDrag "stops" → "carries"   policy.axisLock "mainOff" → "gesture"
      #12 @0.000s setting delegate false
         #0 @0.000s start
         #1 @0.000s reload
         #7 @0.000s pages 2000 首页=1500 "第 3 页=40x48"
         #8 @0.000s pages
         #9 @0.000s pages 1 2 3 4 5 6 7 8 9 10 11 12 (2 more)
         #10 @0.000s setting policy headerDrag=stops axisLock=mainOff
         #11 @0.000s setting policy preset=reference
      => #12 @0.000s setting delegate false
      6 new records were not saved
      """)
  }

  @Test("help of a family lists its commands")
  func family() throws {
    try expectTranscript(
      "help stop",
      """
      stop:
        break, b              stop at an event, at what is sent, at a node or at a time
        tbreak                stop once, as break does
        watch                 stop where a state path changes
        condition             give a breakpoint or watch another condition, or none
        delete                delete a breakpoint or watch, or all of them
      """)
  }
}
