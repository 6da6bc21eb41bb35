import TerminalHarness
import Testing

@Suite struct EditTests {
  @Test("an insert at a branch's end continues the branch, and its name moves on")
  func insertAtTheEnd() throws {
    try expectTranscript(
      #"""
      goto no-fling
      insert wait 10ms
      branch
      """#,
      #"""
      #6 @0.386667s drag ended velocity 0, 0   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   main.y 0 → 240   pages[0].isLoaded false → true   pages[0].y 0 → 60
      #7 @0.396667s wait
        main   5 events, to #5 @0.308s
      * no-fling   5 events, to #7 @0.396667s
      1 new record was not saved
      """#)
  }
}
