import Foundation
import TerminalHarness
import Testing

@Suite struct AssertTests {
  @Test("assert says whether an expression holds, and with what it was compared")
  func assertSaysWhetherAn() throws {
    try expectTranscript(
      #"""
      goto end
      assert main.y == 240
      assert main.y == 240 && isPinned && pages[0].y == 60
      assert main.y == 0
      assert pages[0].y < main.y * 2 / 8
      assert before.currentPageIndex == currentPageIndex
      assert owner > 3
      assert true
      """#,
      #"""
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      ✓ main.y == 240
      ✗ pages[0].y == 60   (60 expected, 119.33333333333333 found)
      ✗ main.y == 0   (0 expected, 240 found)
      ✗ pages[0].y < main.y * 2 / 8   (< 60 expected, 119.33333333333333 found)
      ✗ before.currentPageIndex == currentPageIndex   (1 expected, 0 found)
      ✗ owner > 3   (column 1: owner > 3: numbers are needed, found "none" and 3)
      ✓ true
      """#, exit: 1)
  }

  @Test("what is kept is checked on its branch, with the file's own")
  func whatIsKeptIs() throws {
    try expectTranscript(
      #"""
      goto end
      expect currentPageIndex = 1
      expect main.y = 239.6 within 0.5
      expect main.y = 239.6
      expect pages[1].title = "发现"
      expect pendingPageIndex = null
      expect isPinned = true
      assert main.y == 240 --keep
      check
      switch no-fling
      check
      """#,
      #"""
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      ✓ currentPageIndex == 1
      ✓ mainScrollView.contentOffset.y == 239.6
      ✗ mainScrollView.contentOffset.y == 239.6   (239.6 expected, 240 found)
      ✓ pages[1].title == "发现"
      ✗ pendingPageIndex == null   (null expected, 1 found)
      ✓ isPinned == true
      ✓ main.y == 240
      ✓ line 9, #5: currentPageIndex == 1 && main.y == 240
      ✓ unsaved, #5: currentPageIndex == 1
      ✓ unsaved, #5: mainScrollView.contentOffset.y == 239.6
      ✗ unsaved, #5: mainScrollView.contentOffset.y == 239.6   (239.6 expected, 240 found)
      ✓ unsaved, #5: pages[1].title == "发现"
      ✗ unsaved, #5: pendingPageIndex == null   (null expected, 1 found)
      ✓ unsaved, #5: isPinned == true
      ✓ unsaved, #5: main.y == 240
      ✓ 1 observation agrees
      on no-fling, at its end
      #6 @0.386667s drag ended velocity 0, 0   currentPageIndex 1 → 0   currentPage 1 → 0   pendingPageIndex 1 → null   tabBar.selectedIndex 1 → 0   content.isAnimating true → false   pages[0].y 119.33333333333333 → 60   (2 more in state)
      nothing is stored on no-fling
      8 more assertions on other branches: switch goes there
      7 new records were not saved
      """#, exit: 1)
  }

  @Test("expect stores any expression, and the rules under which it must not hold")
  func expectStoresAny() throws {
    try expectTranscript(
      #"""
      goto end
      expect main.y >= 240 && owner == "none"
      expect pages[0].y ~= 119 within 0.5
      expect pages[0].y < 200 failsUnder handOver=flags
      expect isPinned failsUnder smooth,pinRelease=anyDrag
      expect main.y = 240 within 0.5 failsUnder preset=reference
      check
      """#,
      #"""
      #5 @0.308s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
      ✓ main.y >= 240 && owner == "none"
      ✓ pages[0].y ~= 119 within 0.5
      ✓ pages[0].y < 200
      ✓ it fails under handOver=flags
      ✓ isPinned
      ✗ isPinned holds under preset=smooth pinRelease=anyDrag too
      ✓ mainScrollView.contentOffset.y == 240
      ✗ preset=reference changes nothing: the recording has these rules
      ✓ line 9, #5: currentPageIndex == 1 && main.y == 240
      ✓ unsaved, #5: main.y >= 240 && owner == "none"
      ✓ unsaved, #5: pages[0].y ~= 119 within 0.5
      ✓ unsaved, #5: pages[0].y < 200
      ✓ unsaved, #5: isPinned
      ✗ unsaved, #5: isPinned holds under preset=smooth pinRelease=anyDrag too
      ✓ unsaved, #5: mainScrollView.contentOffset.y == 240
      ✗ unsaved, #5: preset=reference changes nothing: the recording has these rules
      ✓ 1 observation agrees
      5 new records were not saved
      """#, exit: 1)
  }

  @Test("what expect stores comes back from the file as it was typed")
  func saved() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("fling.jsonl", SampleSession.fling)
    let run = try unscroll(
      ["run", file, "-e", "goto end"]
        + ["-e", "expect pages[0].y < 200 failsUnder handOver=flags", "-e", "save"])
    #expect(run.exit == .code(0), "\(run)")
    let last = try #require(
      String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").last)
    #expect(
      last
        == #"{"kind":"expect","at":5,"that":"pages[0].y < 200","failsUnder":{"handOver":"flags"}}"#)
    #expect(try unscroll(["verify", file]).exit == .code(0))
  }

  @Test("an assertion is stored at an event")
  func anAssertionIsStored() throws {
    try expectTranscript(
      #"""
      goto @0.26s
      expect main.y = 0
      assert main.y == 0 --keep
      assert main.y == 0
      wait 0ms
      expect main.y = 0
      """#,
      #"""
      #2 @0.250s drag began at 195, 600, 0.010 s after it   numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   pages[0].isLoaded false → true
      -e 2: an assertion is stored at an event, and the last one was 0.010 s ago: put one here with wait 0ms
      -e 3: an assertion is stored at an event, and the last one was 0.010 s ago: put one here with wait 0ms
      ✓ main.y == 0
      #7 @0.260s wait
      a new branch: #7, off main
      ✓ mainScrollView.contentOffset.y == 0
      2 new records were not saved
      """#, exit: 2)
  }
}
