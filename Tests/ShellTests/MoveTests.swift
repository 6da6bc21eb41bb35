import TerminalHarness
import Testing

@Suite struct MoveTests {
  @Test("step and reverse-step go over events and say what changed, in history's order")
  func stepAndReverseStep() throws {
    try expectTranscript(
      #"""
      step
      step 3
      reverse-step
      rs 2
      rewind
      rewind 1
      reverse-step
      s 99
      step
      rewind 2
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #4 @0.274667s drag ended velocity 0, -2400   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].y 0 → 60   pages[0].scrollView.isDecelerating false → true
      #3 @0.266667s drag changed 0, -300
      undone: owner "page 0" → "none"   main.isDecelerating false → true   pages[0].scrollView.isDecelerating false → true
      #1 @0.000s reload
      undone: isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].y 0 → 60
      #0 start
      undone: numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      at the start
      at the start
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      at the end of the branch
      #3 @0.266667s drag changed 0, -300
      undone: currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   owner "page 0" → "none"   tabBar.selectedIndex 0 → 1   content.isAnimating false → true   (3 more in state)
      """#)
  }

  @Test("goto takes every kind of place")
  func gotoTakesEveryKind() throws {
    try expectTranscript(
      #"""
      goto 4
      goto #2
      goto 50%
      goto 0%
      goto end
      goto start
      goto @0.26s
      goto @266667us
      goto @9s
      goto released
      goto no-fling
      goto main
      goto "released"
      """#,
      #"""
      #4 @0.274667s drag ended velocity 0, -2400   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].isLoaded false → true
      #2 @0.250s drag began at 195, 600
      undone: isPinned false → true   owner "main" → "none"   main.y 0 → 240   main.isDecelerating false → true   pages[0].y 0 → 60   pages[0].scrollView.isDecelerating false → true
      #3 @0.266667s drag changed 0, -300   isPinned false → true   owner "main" → "page 0"   main.y 0 → 240   pages[0].y 0 → 60
      #0 start
      undone: numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      #0 start
      undone: numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      #2 @0.250s drag began at 195, 600, 0.010 s after it   numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   pages[0].isLoaded false → true
      #3 @0.266667s drag changed 0, -300   isPinned false → true   owner "main" → "page 0"   main.y 0 → 240   pages[0].y 0 → 60
      #5 @0.308s tap 1, 8.692 s after it   currentPageIndex 0 → 1   currentPage 0 → 1   owner "page 0" → "none"   tabBar.selectedIndex 0 → 1   content.x 0 → 390   pages[0].y 60 → 1216   (1 more in state)
      #4 @0.274667s drag ended velocity 0, -2400
      undone: currentPageIndex 0 → 1   currentPage 0 → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.x 0 → 390   pages[0].y 60 → 1216   (2 more in state)
      #6 @0.386667s drag ended velocity 0, 0   main.isDecelerating true → false   pages[0].scrollView.isDecelerating true → false
      #5 @0.308s tap 1
      undone: currentPageIndex 1 → 0   currentPage 1 → 0   pendingPageIndex 1 → null   tabBar.selectedIndex 1 → 0   content.isAnimating true → false   pages[0].y 119.33333333333333 → 60   (2 more in state)
      #4 @0.274667s drag ended velocity 0, -2400
      undone: currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.isAnimating false → true   (2 more in state)
      """#)
  }

  @Test("between two events the last frame's state stands, and going back begins with the event")
  func betweenTwoEventsThe() throws {
    try expectTranscript(
      #"""
      goto released
      goto @0.3s
      when
      rs
      goto @0.3s
      step
      """#,
      #"""
      #4 @0.274667s drag ended velocity 0, -2400   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].isLoaded false → true
      #4 @0.274667s drag ended velocity 0, -2400, 0.025333 s after it   pages[0].y 60 → 119.33333333333333
      #4 @0.274667s drag ended velocity 0, -2400, 0.025333 s after it
      4 of 5 events of main (80%), @0.300s
      #4 @0.274667s drag ended velocity 0, -2400
      undone: pages[0].y 60 → 119.33333333333333
      #4 @0.274667s drag ended velocity 0, -2400, 0.025333 s after it   pages[0].y 60 → 119.33333333333333
      #5 @0.308s tap 1   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.isAnimating false → true   (1 more in state)
      """#)
  }

  @Test("when says the place, its share, its time and its branch")
  func whenSaysThePlace() throws {
    try expectTranscript(
      #"""
      when
      goto 2
      when
      goto @0.26s
      when
      switch no-fling
      when
      """#,
      #"""
      #0 start
      0 of 5 events of main (0%), @0.000s
      #2 @0.250s drag began at 195, 600   numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   pages[0].isLoaded false → true
      #2 @0.250s drag began at 195, 600
      2 of 5 events of main (40%), @0.250s
      #2 @0.250s drag began at 195, 600, 0.010 s after it
      #2 @0.250s drag began at 195, 600, 0.010 s after it
      2 of 5 events of main (40%), @0.260s
      on no-fling, at its end
      #6 @0.386667s drag ended velocity 0, 0   isPinned false → true   owner "main" → "none"   main.y 0 → 240   pages[0].y 0 → 60
      #6 @0.386667s drag ended velocity 0, 0
      4 of 4 events of no-fling (100%), @0.386667s
      """#)
  }
}
