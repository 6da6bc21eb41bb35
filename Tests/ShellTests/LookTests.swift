import TerminalHarness
import Testing

@Suite struct LookTests {
  @Test("print evaluates expressions over here, before, elsewhere, the event and its effects")
  func printEvaluatesExpressionsOver() throws {
    try expectTranscript(
      #"""
      goto released
      print main.y
      p mainScrollView.contentOffset.y + 1
      print isPinned && !isSwipeEnabled
      print before.main.y
      print main.y@#1
      print pages[0].y@no-fling - pages[0].y
      print event.vy
      print event.dy
      print count(effects, scrollViewWillEndDragging)
      print pages[0].title
      print pages[7].y
      print all(pages, .isLoaded)
      print any(pages, .isLoaded)
      print count(pages, .contentHeight == 2000)
      print max(1, abs(-3)) / 2
      print 0.1 + 0.2 == 0.3
      print main.y ~= 240.4 within 0.5
      print "a" == "a"
      """#,
      #"""
      #4 @0.274667s drag ended velocity 0, -2400   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].isLoaded false → true
      240
      241
      true
      240
      0
      0
      -2400
      null
      2
      "首页"
      null
      false
      true
      2
      1.5
      true
      true
      true
      """#)
  }

  @Test("state lists what stands below a path, in either spelling")
  func stateListsWhatStands() throws {
    try expectTranscript(
      #"""
      goto end
      state currentPageIndex
      state main.y
      state mainScrollView.contentInset
      state pages[2]
      state pages[9].y
      state bounds
      """#,
      #"""
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      currentPageIndex = 1
      mainScrollView.contentOffset.y = 240
      mainScrollView.contentInset.top = 0
      mainScrollView.contentInset.bottom = 0
      pages[2].id = null
      pages[2].title = "我的"
      pages[2].isLoaded = false
      pages[2].contentHeight = 200
      pages[2].isSwipeEnabled = null
      pages[2].lifecycle = "none"
      pages[2].firstVisibleItem = null
      pages[9].scrollView.contentOffset.y = null
      bounds.width = 390
      bounds.height = 844
      """#)
  }

  @Test("effects are listed in their order with the rule that sent them")
  func effectsAreListedIn() throws {
    try expectTranscript(
      #"""
      effects
      step
      effects
      goto released
      effects
      """#,
      #"""
      nothing was sent
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      numberOfPages   by pager/reload
          pageAt 0   by pager/load-page
      didScrollToPage 0   by pager/reload
      #4 @0.274667s drag ended velocity 0, -2400   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].y 0 → 60   pages[0].scrollView.isDecelerating false → true
      scrollViewWillEndDragging main 2400 240   by gesture/release
      scrollViewDidEndDragging main true   by gesture/release
      scrollViewWillEndDragging page 0 2400 1216   by gesture/release
      scrollViewDidEndDragging page 0 true   by gesture/release
      scrollViewWillBeginDecelerating main   by gesture/release
      scrollViewWillBeginDecelerating page 0   by gesture/release
      """#)
  }

  @Test("list shows the events around here, with an arrow at the last one that acted")
  func listShowsTheEvents() throws {
    try expectTranscript(
      #"""
      list
      goto 3
      list 1
      l
      list 99999999999
      """#,
      #"""
      => #0 @0.000s start
         #1 @0.000s reload
         #2..#4 @0.250s drag x3, dy -300, 0.024 s, velocity 0, -2400 (released)
         #5 @0.308s tap 1
      #3 @0.266667s drag changed 0, -300   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
         #1 @0.000s reload
      => #2..#4 @0.250s drag x3, dy -300, 0.024 s, velocity 0, -2400 (released)   here: #3
         #5 @0.308s tap 1
         #0 @0.000s start
         #1 @0.000s reload
      => #2..#4 @0.250s drag x3, dy -300, 0.024 s, velocity 0, -2400 (released)   here: #3
         #5 @0.308s tap 1
         #0 @0.000s start
         #1 @0.000s reload
      => #2..#4 @0.250s drag x3, dy -300, 0.024 s, velocity 0, -2400 (released)   here: #3
         #5 @0.308s tap 1
      """#)
  }
}
