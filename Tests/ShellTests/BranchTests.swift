import TerminalHarness
import Testing

@Suite struct BranchTests {
  @Test("an event typed where others follow begins a branch, and only that")
  func anEventTypedWhere() throws {
    try expectTranscript(
      #"""
      goto released
      tap 2
      log --graph
      branch slow
      branch
      wait 10ms
      branch
      switch main
      switch slow
      switch #3
      switch no-fling
      drag ended 0 0
      branch
      log
      """#,
      #"""
      #4 @0.274667s drag ended velocity 0, -2400   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].isLoaded false → true
      #7 @0.274667s tap 2   currentPageIndex 0 → 2   currentPage 0 → 2   pendingPageIndex null → 2   tabBar.selectedIndex 0 → 2   main.isDecelerating true → false   content.isAnimating false → true   (1 more in state)
      a new branch: #7, off main
      * #0  @0.000s  start
      |   2 events, 1 drag
      * #3  @0.266667s  drag changed 0, -300
      |\
      | * #6  @0.386667s  drag ended velocity 0, 0  [no-fling]
      * #4  @0.274667s  drag ended velocity 0, -2400  (released)
      |\
      | * #7  @0.274667s  tap 2  [#7]  <- here
      * #5  @0.308s  tap 1  [main]
      slow is the branch that ends at #7
        main   5 events, to #5 @0.308s
        no-fling   4 events, to #6 @0.386667s
      * slow   5 events, to #7 @0.274667s
      #8 @0.284667s wait   content.x 0 → 1.6666666666666665   pages[0].y 60 → 80.66666666666667
        main   5 events, to #5 @0.308s
        no-fling   4 events, to #6 @0.386667s
      * slow   6 events, to #8 @0.284667s
      on main, at its end
      #5 @0.308s tap 1   currentPageIndex 2 → 1   currentPage 2 → 1   pendingPageIndex 2 → 1   tabBar.selectedIndex 2 → 1   content.x 1.6666666666666665 → 0   pages[0].y 80.66666666666667 → 119.33333333333333   (2 more in state)
      on slow, at its end
      #8 @0.284667s wait   currentPageIndex 1 → 2   currentPage 1 → 2   pendingPageIndex 1 → 2   tabBar.selectedIndex 1 → 2   content.x 0 → 1.6666666666666665   pages[0].y 119.33333333333333 → 80.66666666666667   (2 more in state)
      on main, at its end
      #5 @0.308s tap 1   currentPageIndex 2 → 1   currentPage 2 → 1   pendingPageIndex 2 → 1   tabBar.selectedIndex 2 → 1   content.x 1.6666666666666665 → 0   pages[0].y 80.66666666666667 → 119.33333333333333   (2 more in state)
      on no-fling, at its end
      #6 @0.386667s drag ended velocity 0, 0   currentPageIndex 1 → 0   currentPage 1 → 0   pendingPageIndex 1 → null   tabBar.selectedIndex 1 → 0   content.isAnimating true → false   pages[0].y 119.33333333333333 → 60   (2 more in state)
      #9 @0.386667s drag ended velocity 0, 0
      it did nothing: no drag has begun (noDrag)
        main   5 events, to #5 @0.308s
        slow   6 events, to #8 @0.284667s
      * no-fling   5 events, to #9 @0.386667s
         #0 @0.000s start
         #1 @0.000s reload
         #2 @0.250s drag began at 195, 600
         #3 @0.266667s drag changed 0, -300
         #6 @0.386667s drag ended velocity 0, 0
      => #9 @0.386667s drag ended velocity 0, 0
      4 new records were not saved
      """#)
  }

  @Test("a mark and a branch keep their names")
  func aMarkAndA() throws {
    try expectTranscript(
      #"""
      mark released
      branch no-fling
      mark no-fling
      mark here
      goto end
      mark here
      branch here
      branch other
      branch
      goto here
      """#,
      #"""
      -e 1:6: released is #4 already: choose another name
      -e 2:8: no-fling ends at #6 already: choose another name
      -e 3:6: no-fling is a branch: choose another name
      here is #0
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      -e 6:6: here is #0 already: choose another name
      -e 7:8: here is #0 already: choose another name
      other is the branch that ends at #5
      * main   5 events, to #5 @0.308s
        no-fling   4 events, to #6 @0.386667s
      #0 start
      undone: numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      2 new records were not saved
      """#, exit: 2)
  }

  @Test("switch does not take a mark for a branch, and says where it leads")
  func markIsNoBranch() throws {
    try expectTranscript(
      "switch released", "-e 1:8: released is a mark at #4, no branch: goto goes there", exit: 2)
  }

  @Test("branch main makes this one main, and the one that was it keeps no name")
  func branchMain() throws {
    try expectTranscript(
      #"""
      switch no-fling
      branch main
      branch
      """#,
      #"""
      on no-fling, at its end
      #6 @0.386667s drag ended velocity 0, 0   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   main.y 0 → 240   pages[0].isLoaded false → true
      main is the branch that ends at #6
        #5   5 events, to #5 @0.308s
      * main   4 events, to #6 @0.386667s
      1 new record was not saved
      """#)
  }
}
