import Testing

@Suite("Questions about places")
struct AskTests {
  @Test("diff lists what differs between two places, between one and here, or what the event did")
  func differences() throws {
    try expectTranscript(
      """
      diff
      goto 1
      hover 40
      diff
      diff #1
      diff #7 #1
      diff start start
      """,
      """
      nothing differs
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s hover 40   hoverHeight 60 → 40
      a new branch: #7, off main
      hoverHeight 60 → 40
      contentScrollView.contentSize.height 784 → 804
      pages[0].scrollView.maxOffset 1216 → 1196
      hoverHeight 60 → 40
      contentScrollView.contentSize.height 784 → 804
      pages[0].scrollView.maxOffset 1216 → 1196
      hoverHeight 40 → 60
      contentScrollView.contentSize.height 804 → 784
      pages[0].scrollView.maxOffset 1196 → 1216
      nothing differs
      1 new record was not saved
      """)
  }

  @Test("first goes to the first moment of the branch at which it holds, or stays")
  func first() throws {
    try expectTranscript(
      """
      goto end
      first main.y == 240
      first main.y > 300
      when
      """,
      """
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      #3 @0.266667s drag changed 0, -300   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
      nowhere on this branch: main.y > 300
      #3 @0.266667s drag changed 0, -300
      3 of 5 events of main (60%), @0.266667s
      """, exit: 1)
  }

  @Test("retime makes a branch on which an event comes earlier or later")
  func retime() throws {
    try expectTranscript(
      """
      retime 5 0ms
      retime 1 2ms
      when
      """,
      """
      on retime-1, off main at #4, at its end
      ✓ unsaved, #7: currentPageIndex == 1 && main.y == 240
      #7 @0.274667s tap 1
      on retime-2, off retime-1 at #0, at its end
      ✓ unsaved, #12: currentPageIndex == 1 && main.y == 240
      #12 @0.276667s tap 1
      #12 @0.276667s tap 1
      5 of 5 events of retime-2 (100%), @0.276667s
      8 new records were not saved
      """)
  }

  @Test("apropos searches names, lines and help; undisplay forgets all")
  func aproposAndUndisplay() throws {
    try expectTranscript(
      """
      apropos bookmark
      apropos XYZZY
      display main.y
      display isPinned
      undisplay
      display
      """,
      """
      mark  name this place
      apropos  list the commands and rules that have to do with something
      no command and no rule speaks of XYZZY
      1: main.y = 0
      2: isPinned = false
      nothing is displayed
      """)
  }
}
