import TerminalHarness
import Testing

@Suite struct InputTests {
  @Test("drag types a whole pan: equal moves a frame apart, and the end a frame later")
  func dragTypesAWhole() throws {
    try expectTranscript(
      #"""
      goto 1
      drag 0 -100 in 50ms
      log
      print main.y
      drag 10 0 at 5 6 velocity 7 8 in 17ms
      log
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #11 @0.066668s drag ended velocity 0, 0   main.y 0 → 100
      a new branch: #11, off main
         #0 @0.000s start
         #1 @0.000s reload
         #7 @0.000s drag began at 195, 572
         #8 @0.016667s drag changed 0, -33.333
         #9 @0.033334s drag changed 0, -33.334
         #10 @0.050001s drag changed 0, -33.333
      => #11 @0.066668s drag ended velocity 0, 0
      100
      #14 @0.100002s drag ended velocity 7, 8
         #0 @0.000s start
         #1 @0.000s reload
         #7 @0.000s drag began at 195, 572
         #8 @0.016667s drag changed 0, -33.333
         #9 @0.033334s drag changed 0, -33.334
         #10 @0.050001s drag changed 0, -33.333
         #11 @0.066668s drag ended velocity 0, 0
         #12 @0.066668s drag began at 5, 6
         #13 @0.083335s drag changed 10, 0
      => #14 @0.100002s drag ended velocity 7, 8
      8 new records were not saved
      """#)
  }

  @Test("a drag's parts add up to the whole, to the last bit")
  func aDragSParts() throws {
    try expectTranscript(
      #"""
      goto 1
      drag 0 -100 in 50ms
      print main.y == 100
      rewind 1
      print main.y
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #11 @0.066668s drag ended velocity 0, 0   main.y 0 → 100
      a new branch: #11, off main
      true
      #10 @0.050001s drag changed 0, -33.333
      undone: owner "main" → "none"
      100
      5 new records were not saved
      """#)
  }

  @Test("single phases of a pan and of a touch")
  func singlePhasesOfA() throws {
    try expectTranscript(
      #"""
      goto 1
      drag began 195 600 0 -100
      drag changed 0 -50
      drag ended 0 0
      drag began 195 600
      drag cancelled
      touch down 195 600
      touch up
      touch cancelled
      drag ended 0 -2000 target 100
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s drag began at 195, 600 velocity 0, -100   owner "none" → "main"
      a new branch: #7, off main
      #8 @0.000s drag changed 0, -50   main.y 0 → 50
      #9 @0.000s drag ended velocity 0, 0   owner "main" → "none"
      #10 @0.000s drag began at 195, 600   owner "none" → "main"
      #11 @0.000s drag cancelled   owner "main" → "none"
      #12 @0.000s touch down at 195, 600
      #13 @0.000s touch up
      #14 @0.000s touch cancelled
      it did nothing: no finger is down (noFinger)
      #15 @0.000s drag ended velocity 0, -2000 target 100
      it did nothing: no drag has begun (noDrag)
      9 new records were not saved
      """#)
  }

  @Test("public calls and taps move the page")
  func publicCallsAndTaps() throws {
    try expectTranscript(
      #"""
      goto 1
      tap 1
      wait 1s
      scrollToPage 2
      scrollToPage 0 animated
      wait 400ms
      setCurrentPageIndex 1
      selectTab 1
      tap 0 animated false
      reload 2
      tap 9
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s tap 1   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   tabBar.selectedIndex 0 → 1   content.isAnimating false → true   pages[1].isLoaded false → true
      a new branch: #7, off main
      #8 @1.000s wait   pendingPageIndex 1 → null   content.x 0 → 390   content.isAnimating true → false
      #9 @1.000s scrollToPage 2   currentPageIndex 1 → 2   currentPage 1 → 2   tabBar.selectedIndex 1 → 2   content.x 390 → 780   pages[2].isLoaded false → true
      #10 @1.000s scrollToPage 0 animated   currentPageIndex 2 → 0   currentPage 2 → 0   pendingPageIndex null → 0   tabBar.selectedIndex 2 → 0   content.isAnimating false → true
      #11 @1.400s wait   pendingPageIndex 0 → null   content.x 780 → 0   content.isAnimating true → false
      #12 @1.400s currentPageIndex = 1   currentPageIndex 0 → 1   currentPage 0 → 1   tabBar.selectedIndex 0 → 1   content.x 0 → 390
      #13 @1.400s tap 1
      it did nothing: the tab is selected already (sameTab)
      #14 @1.400s tap 0 animated false   currentPageIndex 1 → 0   currentPage 1 → 0   tabBar.selectedIndex 1 → 0   content.x 390 → 0
      #15 @1.400s reload to page 2   currentPageIndex 0 → 2   currentPage 0 → 2   tabBar.selectedIndex 0 → 2   content.x 0 → 780   pages[0].isLoaded true → false   pages[1].isLoaded true → false
      #16 @1.400s tap 9
      it did nothing: there is no such page (noSuchPage)
      10 new records were not saved
      """#)
  }

  @Test("code scrolls views, where they are")
  func codeScrollsViewsWhere() throws {
    try expectTranscript(
      #"""
      goto 1
      setContentOffset main 240
      setContentOffset page 0 30.5
      setContentOffset content 390 animated
      wait 1s
      setContentOffset page 2 5
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s setContentOffset main 240   isPinned false → true   main.y 0 → 240
      a new branch: #7, off main
      #8 @0.000s setContentOffset page 0 30.5   pages[0].y 0 → 30.666666666666668
      #9 @0.000s setContentOffset content 390 animated   pendingPageIndex null → 1   content.isAnimating false → true
      #10 @1.000s wait   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex 1 → null   tabBar.selectedIndex 0 → 1   content.x 0 → 390   content.isAnimating true → false   (1 more in state)
      #11 @1.000s setContentOffset page 2 5
      it did nothing: the page is not loaded (pageNotLoaded)
      5 new records were not saved
      """#)
  }

  @Test("what was put in is said with all it carries")
  func carried() throws {
    try expectTranscript(
      #"""
      goto end
      callback didScroll do reload
      pages 首页=2000 40x48
      pageInsert 1 900
      setting policy sameTab=nothing headerDrag=stops
      refresh main began 60
      tap 9
      """#,
      #"""
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      #7 @0.308s callback didScroll do reload
      #8 @0.308s pages 首页=2000 40x48
      #9 @0.308s pageInsert 1 900   currentPageIndex 1 → 2   currentPage 1 → 2   pendingPageIndex 1 → null   tabBar.selectedIndex 1 → 2   content.x 0 → 780   content.isAnimating true → false   (4 more in state)
      #10 @0.308s setting policy sameTab=nothing headerDrag=stops   policy.headerDrag "carries" → "stops"
      #11 @0.308s refresh main 60
      #12 @0.308s tap 9
      it did nothing: there is no such page (noSuchPage)
      6 new records were not saved
      """#)
  }
}
