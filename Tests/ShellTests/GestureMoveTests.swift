import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Moves by gesture")
struct GestureMoveTests {
  @Test("next ends where a gesture has settled or the next event comes; reverse-next undoes it")
  func nextAndBack() throws {
    try expectMoves(
      ["n", "n", "display main.y", "n", "next", "rn", "rn", "rn", "reverse-next"],
      say: """
        #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        #5 @0.350001s drag ended velocity 0, -600, 1.999999 s after it   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].y 0 → 284   pages[0].scrollView.isDecelerating false → true
        1: main.y = 240
        #6 @2.350001s tap 1, 0.316666 s after it   currentPageIndex 0 → 1   currentPage 0 → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.x 0 → 390   pages[0].y 284 → 284.3333333333333   (2 more in state)
        1: main.y = 240
        at the end of the branch
        #5 @0.350001s drag ended velocity 0, -600, 1.999999 s after it
        undone: currentPageIndex 0 → 1   currentPage 0 → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.x 0 → 390   pages[0].y 284 → 284.3333333333333   (2 more in state)
        1: main.y = 240
        #1 @0.000s reload
        undone: isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].y 0 → 284   pages[0].scrollView.isDecelerating false → true
        1: main.y = 0
        #0 start
        undone: numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        1: main.y = 0
        at the start
        """)
  }

  @Test("next N is next N times, and so is reverse-next", arguments: [1, 2, 3, 4, 9])
  func counts(_ count: Int) throws {
    for (name, start) in [("next", "goto 0"), ("next", "goto 3"), ("reverse-next", "goto @4s")] {
      let places = try [["\(name) \(count)"], Array(repeating: name, count: count)].map { moves in
        let path = try writeMovingFile(movingRecording)
        defer { unlink(path) }
        let typed = ([start] + moves + ["when"]).flatMap { ["-e", $0] }
        return try unscroll(["run", path] + typed).lines.suffix(2)
      }
      #expect(places[0] == places[1])
    }
  }

  @Test("from inside a gesture, next goes to its end and reverse-next before it")
  func fromInside() throws {
    try expectMoves(
      ["goto 3", "next", "goto 3", "reverse-next"],
      say: """
        #3 @0.316667s drag changed 0, -200   numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   main.y 0 → 200   pages[0].isLoaded false → true
        #5 @0.350001s drag ended velocity 0, -600, 1.999999 s after it   isPinned false → true   owner "main" → "none"   main.y 200 → 240   main.isDecelerating false → true   pages[0].y 0 → 284   pages[0].scrollView.isDecelerating false → true
        #3 @0.316667s drag changed 0, -200
        undone: isPinned false → true   owner "main" → "none"   main.y 200 → 240   main.isDecelerating false → true   pages[0].y 0 → 284   pages[0].scrollView.isDecelerating false → true
        #1 @0.000s reload
        undone: owner "none" → "main"   main.y 0 → 200
        """)
  }

  @Test("a watch stops inside a gesture, at the frame of the fling")
  func stopsInside() throws {
    try expectMoves(
      ["goto 1", "watch isPinned", "next", "next", "reverse-next"],
      say: """
        #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        watch 1: isPinned
        watch 1: isPinned false → true
        #5 @0.350001s drag ended velocity 0, -600, 0.033333 s after it   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].y 0 → 9.333333333333334   pages[0].scrollView.isDecelerating false → true
        #5 @0.350001s drag ended velocity 0, -600, 1.999999 s after it   pages[0].y 9.333333333333334 → 284
        watch 1: isPinned false → true
        #5 @0.350001s drag ended velocity 0, -600, 0.033333 s after it
        undone: pages[0].y 9.333333333333334 → 284
        """)
  }

  @Test("finish goes on until nothing moves, past the branch's last event if need be")
  func finish() throws {
    try expectMoves(
      ["finish", "goto end", "finish", "finish"],
      say: """
        nothing moves and no finger is down
        #6 @2.350001s tap 1   numberOfPages 0 → 3   currentPageIndex 0 → 1   currentPage null → 1   pendingPageIndex null → 1   isPinned false → true   tabBar.selectedIndex 0 → 1   (4 more in state)
        at rest
        #6 @2.350001s tap 1, 0.316666 s after it   pendingPageIndex 1 → null   content.x 0 → 390   content.isAnimating true → false   pages[0].y 284 → 284.3333333333333   pages[0].scrollView.isDecelerating true → false
        nothing moves and no finger is down
        """)
    let held = movingSession([
      (0, #"{"reload":{}}"#), (10_000, #"{"touch":{"phase":"down","x":195,"y":600}}"#),
    ])
    try expectMoves(
      ["step 2", "finish"], on: held,
      say: """
        #2 @0.010s touch down at 195, 600   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        at the end of the branch, not at rest
        """)
  }

  @Test("advance lets time pass, by frames or by a time, and events on the way act")
  func advance() throws {
    try expectMoves(
      ["display main.y", "goto 4", "advance frame", "advance 1s", "undisplay 1", "advance 10s"],
      say: """
        1: main.y = 0
        #4 @0.333334s drag changed 0, -30   numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   main.y 0 → 230   pages[0].isLoaded false → true
        1: main.y = 230
        #4 @0.333334s drag changed 0, -30, 0.016666 s after it
        1: main.y = 230
        #5 @0.350001s drag ended velocity 0, -600, 0.999999 s after it   isPinned false → true   owner "main" → "none"   main.y 230 → 240   main.isDecelerating false → true   pages[0].y 0 → 249   pages[0].scrollView.isDecelerating false → true
        1: main.y = 240
        #6 @2.350001s tap 1, 8.999999 s after it   currentPageIndex 0 → 1   currentPage 0 → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.x 0 → 390   pages[0].y 249 → 284.3333333333333   (2 more in state)
        """)
  }

  @Test("back and forward walk the places that moves left; steps in a row are one move")
  func jumps() throws {
    try expectMoves(
      ["back", "goto 2", "s", "s", "back", "back", "forward", "goto 1", "forward", "back"],
      say: """
        no move came before
        #2 @0.300s drag began at 195, 600   numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   pages[0].isLoaded false → true
        #3 @0.316667s drag changed 0, -200   main.y 0 → 200
        #4 @0.333334s drag changed 0, -30   main.y 200 → 230
        #2 @0.300s drag began at 195, 600
        undone: main.y 0 → 230
        #0 start
        undone: numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   pages[0].isLoaded false → true
        #2 @0.300s drag began at 195, 600   numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   pages[0].isLoaded false → true
        #1 @0.000s reload
        undone: owner "none" → "main"
        no move was undone by back
        #2 @0.300s drag began at 195, 600   owner "none" → "main"
        """)
  }

  @Test("back returns to the branch it left")
  func jumpsBetweenBranches() throws {
    try expectMoves(
      ["goto 1", "wait 10ms", "back", "back", "forward", "forward", "when"],
      say: """
        #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        #7 @0.010s wait
        a new branch: #7, off main
        #1 @0.000s reload
        #0 start
        undone: numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        #7 @0.010s wait
        #7 @0.010s wait
        2 of 2 events of #7 (100%), @0.010s
        1 new record was not saved
        """)
  }
}
