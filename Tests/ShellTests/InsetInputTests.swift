import TerminalHarness
import Testing

@Suite struct InsetInputTests {
  @Test("insets are written in somebody's name, a refresh begins and ends, the bar pins lower")
  func insets() throws {
    try expectTranscript(
      #"""
      goto 1
      contentInset page 0 20 0
      contentInset page 0 10 5 by header
      refresh main 54
      wait 300ms
      refresh main ended
      refresh main ended
      pinOffset 64
      layout 390 844 insets 47 34
      log
      state pages[0].scrollView.contentInset
      print main.maxOffset
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s contentInset page 0 20 0 by app
      a new branch: #7, off main
      #8 @0.000s contentInset page 0 10 5 by header
      #9 @0.000s refresh main 54   main.isAnimating false → true
      #10 @0.300s wait   main.y 0 → -54   main.isAnimating true → false
      #11 @0.300s refresh main ended   main.y -54 → 0
      #12 @0.300s refresh main ended
      it did nothing: no refresh has begun (notRefreshing)
      #13 @0.300s pinOffset 64
      #14 @0.300s layout 390 844 insets 47 34   main.y 0 → -47
         #0 @0.000s start
         #1 @0.000s reload
         #7 @0.000s contentInset page 0 20 0 by app
         #8 @0.000s contentInset page 0 10 5 by header
         #9 @0.000s refresh main 54
         #10 @0.300s wait
         #11 @0.300s refresh main ended
         #12 @0.300s refresh main ended
         #13 @0.300s pinOffset 64
      => #14 @0.300s layout 390 844 insets 47 34
      pages[0].scrollView.contentInset.top = 30
      pages[0].scrollView.contentInset.bottom = 39
      176
      8 new records were not saved
      """#)
  }

  @Test("the status bar is tapped")
  func statusBar() throws {
    try expectTranscript(
      #"""
      goto 1
      setContentOffset main 240
      scrollToTop
      wait 300ms
      print count(effects, scrollViewDidScrollToTop)
      scrollToTop
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s setContentOffset main 240   isPinned false → true   main.y 0 → 240
      a new branch: #7, off main
      #8 @0.000s scrollToTop   main.isAnimating false → true
      #9 @0.300s wait   isPinned true → false   main.y 240 → 0   main.isAnimating true → false
      1
      #10 @0.300s scrollToTop
      it did nothing: what shows is at its top already (alreadyAtTop)
      4 new records were not saved
      """#)
  }

  @Test("and what is wrong with them is said")
  func errors() throws {
    try expectTranscript(
      #"""
      contentInset main 1
      contentInset main 1 2 by me
      refresh page 0
      pinOffset -1
      layout 390 844 insets 47
      contentInset content 20 0
      refresh content 54
      """#,
      #"""
      -e 1:20: the bottom inset is missing
      -e 2:26: an inset is written by one of header, safeArea, refresh, pin, app
      -e 3:15: the height is missing
      -e 4:11: the offset is 0 to 10000000
      -e 5:25: the bottom inset is missing
      -e 6:14: content scrolls sideways: this is for main or page N
      -e 7:9: content scrolls sideways: this is for main or page N
      """#, exit: 2)
  }
}
