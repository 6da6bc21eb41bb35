import TerminalHarness
import Testing

@Suite struct PageCommandTests {
  @Test("pages are put in and taken out, and callbacks act, as they are typed")
  func pages() throws {
    try expectTranscript(
      #"""
      goto 1
      pageInsert 0 新=900
      pageInsert 1 40x48 follow
      pageDelete 1
      callback didScrollToPage 2 do layout 390 600
      tap 2
      pageDelegate 0 replaced
      disappear
      drag began 195 600
      appear animated
      list 6
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s pageInsert 0 新=900   numberOfPages 3 → 4   currentPageIndex 0 → 1   currentPage 0 → 1   tabBar.selectedIndex 0 → 1   content.x 0 → 390   pages[0].isLoaded true → false   (3 more in state)
      a new branch: #7, off main
      #8 @0.000s pageInsert 1 40x48 follow   numberOfPages 4 → 5   pages[1].contentHeight 2000 → 1920   pages[2].isLoaded false → true   pages[3].contentHeight 200 → 2000
      #9 @0.000s pageDelete 1   numberOfPages 5 → 4   pages[1].contentHeight 1920 → 2000   pages[2].isLoaded true → false   pages[3].contentHeight 2000 → 200
      #10 @0.000s callback didScrollToPage 2 do layout 390 600
      #11 @0.000s tap 2   bounds.height 844 → 600   currentPageIndex 1 → 2   currentPage 1 → 2   tabBar.selectedIndex 1 → 2   content.x 390 → 780   pages[2].isLoaded false → true
      #12 @0.000s pageDelegate 0 replaced
      it did nothing: the page is not loaded (pageNotLoaded)
      #13 @0.000s disappear
      #14 @0.000s drag began at 195, 600
      it did nothing: the pager is off the screen (isHidden)
      #15 @0.000s appear animated
         #9 @0.000s pageDelete 1
         #10 @0.000s callback didScrollToPage 2 do layout 390 600
         #11 @0.000s tap 2
         #12 @0.000s pageDelegate 0 replaced
         #13 @0.000s disappear
         #14 @0.000s drag began at 195, 600
      => #15 @0.000s appear animated
      9 new records were not saved
      """#)
  }

  @Test("a callback is saved with what it does")
  func saved() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.jsonl", SampleSession.fling)
    let run = try unscroll([
      "run", file, "-e", "goto end", "-e", "callback pageAt do pages 9", "-e", "pageInsert 3 x=8",
      "-e", "save",
    ])
    #expect(run.exit == .code(0), "\(run)")
    let lines = try folder.text("a.jsonl").split(separator: "\n").suffix(2)
    #expect(
      lines.map(String.init) == [
        #"{"kind":"event","id":7,"parent":5,"dt":0,"event":{"callback":{"on":"pageAt","do":{"pages":{"pages":[{"contentHeight":9}]}}}}}"#,
        #"{"kind":"event","id":8,"parent":7,"dt":0,"event":{"pageInsert":{"at":3,"page":{"title":"x","contentHeight":8}}}}"#,
      ])
  }

  @Test("what is wrong with a callback is pointed at where it stands")
  func errors() throws {
    try expectTranscript(
      #"""
      callback
      callback didScrollToPage 1 tap 2
      callback didScrolToPage tap 2
      callback didScrolToPage do tap 2
      callback didScrollToPage do
      callback didScrollToPage do tap x
      callback didScrollToPage do tap 1 2
      callback didScrollToPage do step
      callback didScrollToPage do drag 0 -300
      callback didScrollToPage do wait 5ms
      callback didScrollToPage do callback pageAt
      callback didScrollToPage do callback pagAt do tap 1
      """#,
      #"""
      -e 1:9: the effect is missing
      -e 2:33: do INPUT is missing
      -e 3:30: do INPUT is missing
      -e 4:10: an effect is a name, or a name and its page or scroll view: didScrollToPage 2
      -e 5:28: the input is missing
      -e 6:33: the tab is a whole number
      -e 7:35: nothing more was expected here
      -e 8:29: step is no input: drag, tap, reload and the like are
      -e 9:29: a callback does one thing, at once: drag began, tap and the like
      -e 10:29: a callback does one thing, at once: drag began, tap and the like
      -e 11:44: do INPUT is missing
      -e 12:38: an effect is a name, or a name and its page or scroll view: didScrollToPage 2
      """#, exit: 2)
  }

  /// A record nests its event and the parameters 3 deep, each callback 2 more, and a list of pages
  /// another 2, of 32 in all.
  @Test(
    "callbacks nest as deep as a file can keep them", arguments: [(14, "tap 1"), (13, "pages 9")])
  func depth(_ deepest: Int, _ input: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.jsonl", SampleSession.fling)
    let nested = { String(repeating: "callback pageAt do ", count: $0) + input }
    let kept = try unscroll(["run", file, "-e", nested(deepest), "-e", "save"])
    #expect(kept.exit == .code(0), "\(kept)")
    #expect(try unscroll(["verify", file]).exit == .code(0))
    for count in [deepest + 1, 2000] {
      let refused = try unscroll(["run", file, "-e", nested(count)])
      let column = count * "callback pageAt do ".count + 1
      let problem = "this could not be saved: nested deeper than 32; flatten it"
      #expect(refused.lines == ["-e 1:\(column): \(problem)"])
      #expect(refused.exit == .code(2))
    }
  }
}
