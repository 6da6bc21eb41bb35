import Testing

@Suite("Stops")
struct StopCommandTests {
  @Test("continue and reverse-continue stop at the same places, and say why")
  func continueBothWays() throws {
    try expectMoves(
      ["goto 1", "break didScrollToPage", "tbreak @1s", "c", "c", "rc", "rc", "rc", "info b"],
      say: """
        #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        breakpoint 1: didScrollToPage
        breakpoint 2: @1.000s, once
        breakpoint 2: @1.000s
        #5 @0.350001s drag ended velocity 0, -600, 0.649999 s after it   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].y 0 → 208   pages[0].scrollView.isDecelerating false → true
        breakpoint 1: didScrollToPage
        #6 @2.350001s tap 1   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.isAnimating false → true   (2 more in state)
        breakpoint 1: didScrollToPage
        #1 @0.000s reload
        undone: currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   main.y 0 → 240   (4 more in state)
        at the start
        #0 start
        undone: numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        at the start
        1  break didScrollToPage   2 hits
        """)
  }

  @Test("a condition decides, and can be changed and taken away")
  func conditions() throws {
    try expectMoves(
      [
        "goto 2", "break drag if main.y > 1000", "c", "goto 2",
        "condition 1 event.phase == \"ended\"",
        "c", "goto 2", "condition 1", "c", "delete 1", "info breakpoints",
      ],
      say: """
        #2 @0.300s drag began at 195, 600   numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   pages[0].isLoaded false → true
        breakpoint 1: drag if main.y > 1000
        at the end of the branch
        #6 @2.350001s tap 1   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   isPinned false → true   owner "main" → "none"   tabBar.selectedIndex 0 → 1   (5 more in state)
        #2 @0.300s drag began at 195, 600
        undone: currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   isPinned false → true   owner "main" → "none"   tabBar.selectedIndex 0 → 1   (5 more in state)
        breakpoint 1: drag if event.phase == "ended"
        breakpoint 1: drag if event.phase == "ended"
        #5 @0.350001s drag ended velocity 0, -600   owner "main" → "none"   main.y 0 → 230   main.isDecelerating false → true   pages[0].scrollView.isDecelerating false → true
        #2 @0.300s drag began at 195, 600
        undone: owner "main" → "none"   main.y 0 → 230   main.isDecelerating false → true   pages[0].scrollView.isDecelerating false → true
        breakpoint 1: drag
        breakpoint 1: drag
        #3 @0.316667s drag changed 0, -200   main.y 0 → 200
        deleted breakpoint 1
        no breakpoints or watches
        """)
  }

  @Test("goto if goes to the first event or frame from here on, or stays")
  func goToIf() throws {
    try expectMoves(
      ["goto 5", "goto if main.y > 235", "goto if main.y > 300"],
      say: """
        #5 @0.350001s drag ended velocity 0, -600   numberOfPages 0 → 3   currentPage null → 0   main.y 0 → 230   main.isDecelerating false → true   pages[0].isLoaded false → true
        #5 @0.350001s drag ended velocity 0, -600, 0.016666 s after it   main.y 230 → 239.66666666666666
        nowhere on the rest of the branch: main.y > 300
        """, exit: 1)
  }

  @Test("a condition that has no value anywhere is told")
  func noValue() throws {
    try expectMoves(
      ["goto 5", "break selectTab if owner > 3", "c"],
      say: """
        #5 @0.350001s drag ended velocity 0, -600   numberOfPages 0 → 3   currentPage null → 0   main.y 0 → 230   main.isDecelerating false → true   pages[0].isLoaded false → true
        breakpoint 1: selectTab if owner > 3
        at the end of the branch
        the condition of breakpoint 1 had no value at 1 moment: column 1: owner > 3: numbers are needed, found "none" and 3
        #6 @2.350001s tap 1   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   main.y 230 → 240   (4 more in state)
        """)
  }

  @Test("a move ends before an event that is not known")
  func unknownEvent() throws {
    let recording = movingSession([
      (0, #"{"reload":{}}"#), (10, #"{"teleport":{}}"#), (10, "{\"wait\":{}}"),
    ])
    try expectMoves(
      ["continue"], on: recording,
      say: """
        #2 is an event that this version cannot replay, and so is what stands below it
        #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        """, exit: 125)
  }

  @Test(
    "what is not understood is told with its column, and what was perhaps meant",
    arguments: [
      ("break darg", "7: no event and no effect is called darg. Did you mean drag?"),
      (
        "b didScrolToPage",
        "3: no event and no effect is called didScrolToPage. Did you mean didScrollToPage?"
      ),
      ("break main.y", "7: no event and no effect is called main.y. It is state: watch main.y"),
      ("break", "6: where to stop is missing"),
      ("break #99", "7: there is no node #99: the last is #6"),
      ("tbreak @3", "8: a time has its unit: @2.35s, @900ms"),
      ("break drag iff", "12: nothing more was expected here. Did you mean if?"),
      ("watch drag", "7: no state is called drag. It is not state but happens: break drag"),
      ("watch main.z", "7: no state is called main.z. Did you mean main.y?"),
      ("condition 1 isPinned", "11: no breakpoint or watch has this number: there are none"),
      ("delete 1", "8: no breakpoint or watch has this number: there are none"),
      (
        "info x",
        "6: what can be listed is breakpoints, branches, marks, displays, policies, recording"
      ),
      ("undisplay 1", "11: no displayed expression has this number"),
      ("advance 3", "9: how long is a time with its unit: 200ms, 1.5s, 40us"),
    ])
  func usageErrors(command: String, complaint: String) throws {
    try expectMoves([command], say: "-e 1:\(complaint)", exit: 2)
  }
}
