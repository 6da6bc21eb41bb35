import Testing

@Suite("play, in words")
struct PlayTests {
  @Test("without a terminal, each drag and each other event is a line, with what it changed")
  func fromTheStart() throws {
    try expectTranscript(
      """
      play
      when
      """,
      """
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #2..#4 @0.250s drag x3, dy -300, 0.024 s, velocity 0, -2400 (released)   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].y 0 → 119.33333333333333   pages[0].scrollView.isDecelerating false → true
      #5 @0.308s tap 1   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.isAnimating false → true   (1 more in state)
      at the end of the branch
      #5 @0.308s tap 1
      5 of 5 events of main (100%), @0.308s
      """)
  }

  @Test("it begins where this is: in a drag, or in a glide")
  func fromHere() throws {
    try expectTranscript(
      """
      goto 3
      play
      goto @0.28s
      play 4x
      """,
      """
      #3 @0.266667s drag changed 0, -300   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
      #4 @0.274667s drag ended velocity 0, -2400 (released)   owner "page 0" → "none"   main.isDecelerating false → true   pages[0].y 60 → 119.33333333333333   pages[0].scrollView.isDecelerating false → true
      #5 @0.308s tap 1   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.isAnimating false → true   (1 more in state)
      at the end of the branch
      #4 @0.274667s drag ended velocity 0, -2400, 0.005333 s after it
      undone: currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.isAnimating false → true   (2 more in state)
      #4 @0.274667s drag ended velocity 0, -2400, 0.005333 s after it   pages[0].y 60 → 119.33333333333333
      #5 @0.308s tap 1   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.isAnimating false → true   (1 more in state)
      at the end of the branch
      """)
  }

  @Test("at the end, and after it, it begins at the start", arguments: ["end", "@9s"])
  func fromTheEnd(_ place: String) throws {
    let tap = movingSession([(0, #"{"wait":{}}"#), (1000, #"{"wait":{}}"#)])
    let arrival = place == "end" ? "#2 @0.001s wait" : "#2 @0.001s wait, 8.999 s after it"
    try expectMoves(
      ["goto \(place)", "display currentPage", "play"], on: tap,
      say: """
        \(arrival)
        1: currentPage = null
        #1 @0.000s wait
        #2 @0.001s wait
        at the end of the branch
        \(place == "end" ? "" : "1: currentPage = null\n")
        """.trimmingLastLines)
    try expectMoves(["play"], on: movingSession([]), say: "at the end of the branch")
  }

  @Test("it ends before an event that is not known")
  func unknownEvent() throws {
    let recording = movingSession([
      (0, #"{"wait":{}}"#), (10, #"{"teleport":{}}"#), (10, "{\"wait\":{}}"),
    ])
    try expectMoves(
      ["play"], on: recording,
      say: """
        #1 @0.000s wait
        #2 is an event that this version cannot replay, and so is what stands below it
        """, exit: 125)
  }
}

extension String {
  fileprivate var trimmingLastLines: String {
    var text = self
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
