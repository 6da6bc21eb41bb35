import TerminalHarness
import Testing

@Suite("Questions about causes")
struct OriginCommandTests {
  @Test("last shows the last change with its rule, again the one before it, and moves nothing")
  func last() throws {
    try expectTranscript(
      """
      goto 3
      last pages[0].y
      last pages[0].y
      last pages[0].y
      when
      last pages[0].y
      last main.maxOffset
      """,
      """
      #3 @0.266667s drag changed 0, -300   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
      #3 @0.266667s   0 → 60   by exact/split   (drag changed 0, -300)
      #1 @0.000s   null → 0   by pager/load-page   (reload)
      no change of pages[0].y before that
      #3 @0.266667s drag changed 0, -300
      3 of 5 events of main (60%), @0.266667s
      #3 @0.266667s   0 → 60   by exact/split   (drag changed 0, -300)
      main.maxOffset has not changed: it is 240 from the start
      """)
  }

  @Test("last finds a frame after the event at which it stands, and what follows from fields")
  func frames() throws {
    try expectTranscript(
      """
      goto @0.290s
      last pages[0].y
      last isPinned
      """,
      """
      #4 @0.274667s drag ended velocity 0, -2400, 0.015333 s after it   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].isLoaded false → true
      #4 @0.283334s   60 → 80.66666666666667   by exact/glide   (a frame after drag ended velocity 0, -2400)
      #3 @0.266667s   false → true   it follows from main.y   (drag changed 0, -300)
      """)
  }

  @Test("why goes from a frame back to the release, and says which rules decide")
  func frameToRelease() throws {
    try expectTranscript(
      """
      goto end
      why pages[0].y
      """,
      """
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      pages[0].y = 119.33333333333333
      └ exact/glide set it: 80.66666666666667 → 119.33333333333333   in a frame @0.300s, after #4 drag ended velocity 0, -2400
          it saw main.isDecelerating true, pages[0].scrollView.isDecelerating true, main.y 240, main.minOffset 0, 5 more
          policy handOver exact decides it: under flags it would be 80.66666666666667
        └ gesture/release set main.isDecelerating: false → true   #4 @0.274667s drag ended velocity 0, -2400   ← input
            it saw main.y 240, main.minOffset 0, main.maxOffset 240, pages[0].y 60, 3 more
      So: The finger lifts: what it held glides on or stands. After the release, mainScrollView and the page share one glide.
      From the start:
        policy handOver exact decides it: under flags, offsets it would be 359.3333333333333; under inset it would be 59.333333333333336
      """)
  }

  @Test("why of an effect goes on from the rule that sent it last")
  func effect() throws {
    try expectTranscript(
      """
      goto end
      why scrollViewDidEndDecelerating
      """,
      """
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      scrollViewDidEndDecelerating main
      └ exact/pair-parts sent it   #5 @0.308s tap 1
          it saw currentPage 1, pages[0].isLoaded true, main.isDecelerating true, pages[0].scrollView.isDecelerating true, 7 more
          policy indexCommit request decides it: under settle, offset it would not be sent
        └ pager/load-page set currentPage: 0 → 1   in the same event
            it saw currentPageIndex 1, numberOfPages 3, pages[1].isLoaded false, headerHeight 240, 2 more
            policy indexCommit request decides it: under settle, offset it would be 0
          └ pager/index-commit set currentPageIndex: 0 → 1   in the same event   ← input
              policy indexCommit request decides it: under settle, offset it would be 0
      So: currentPageIndex changes: its page is loaded, and the delegate is told. A page becomes the current one, and the data source is asked for it where it is not loaded. The page of a shared glide is no longer the current one: it glides on alone, and mainScrollView stops.
      From the start:
        policy handOver exact decides it: under flags, offsets, inset it would not be sent
        policy indexCommit request decides it: under settle, offset it would not be sent
      """)
  }

  @Test("the page that kept its place and lost it at its touch is explained back to the finger")
  func thrown() throws {
    let commands = [
      "policy clNestedSlide", "goto end", "wait 3s", "drag 0 100 in 50ms", "tap 0", "wait 1s",
      "drag began 195 600", "drag changed 0 -5", "why pages[0].y",
    ]
    let run = try unscroll(
      ["run", "-"] + commands.flatMap { ["-e", $0] }, input: SampleSession.fling)
    let answer = run.lines.drop { $0 != "pages[0].y = 0" }.filter { !$0.hasSuffix("not saved") }
    #expect(
      answer.joined(separator: "\n") == """
        pages[0].y = 0
        └ flags/page-held set it: 1218.6666666666667 → 0   #22 @4.374668s drag changed 0, -5
            it saw pages[0].isSwipeEnabled false, pages[0].scrollView.minOffset 0
            policy handOver flags decides it: under inset it would be 145
            policy otherPagesOnReveal keepUntilTouch decides it: under keep, shift, synchronise it would be 1216
            policy panOrder mainFirst decides it: under pageFirst it would be 1218.6666666666667
          └ flags/header-shows set pages[0].isSwipeEnabled: true → false   in the same event
              it saw main.y 145, isSwipeEnabled true, headerHeight 240, main.maxOffset 240, 1 more
            └ gesture/drag set main.y: 140 → 145   in the same event   ← input
                it saw content.isScrollEnabled true, content.maxOffset 780, main.isScrollEnabled true, main.maxOffset 240, 3 more
                policy handOver flags decides it: under inset it would be 0
        So: The finger moves, and the views that it holds follow it. The header shows: the current page may not scroll. A page that may not scroll is put back, as otherPagesOnReveal says.
        From the start:
          policy handOver flags decides it: under inset it would be 1158.6666666666667
          policy otherPagesOnReveal keepUntilTouch decides it: under keep it would be 1216; under shift it would be 1116
          policy panOrder mainFirst decides it: under pageFirst it would be 1197.6666666666667
        """)
  }

  @Test("what never changed or was never sent is said, and what would have changed it")
  func nothing() throws {
    try expectTranscript(
      """
      why progress
      goto 1
      why scrollViewDidScrollToTop
      """,
      """
      progress has not changed: it is 0 from the start
      nothing has happened yet: goto end, and ask there
      From the start:
        policy emptyReload silent decides it: under minusOne it would be -1
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      scrollViewDidScrollToTop has not been sent up to here
      From the start, no other value of a rule changes it.
      """)
  }

  @Test("a name that is no path and no effect is refused")
  func unknown() throws {
    let run = try unscroll(
      [
        "run", "-", "--keep-going", "-e", "why mian.y", "-e", "why", "-e", "last", "-e", "why time",
      ],
      input: SampleSession.fling)
    #expect(run.exit == .code(2))
    #expect(run.text.contains("Did you mean main.y?"))
    #expect(run.text.contains("time passes by itself: nothing sets it"))
  }
}
