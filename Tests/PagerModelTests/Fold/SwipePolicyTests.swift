import PagerModel
import Testing

@Suite("A rule on swipes and moves that are given up")
struct SwipePolicyTests {
  // A flick of 60 points at 0.9 points a millisecond is not half a page, 195, away after 33 ms.
  @Test(
    "tabSelection: after a flick, a second one back, and both at rest",
    arguments: [("reported", 0.0, 0.0), ("released", 1, 1), ("tapped", 0, 0)])
  func tabSelection(word: String, flicked: Double, back: Double) {
    var session = Session(policies: [.tabSelection: word])
    session.swipe(-60, vx: -900)
    session.expect(["tabBar.selectedIndex": .number(flicked), "currentPageIndex": 0], word)
    session.wait(33)
    session.swipe(60, vx: 900)
    session.wait(1000)
    session.expect(
      ["tabBar.selectedIndex": .number(back), "currentPageIndex": 0, "content.x": 0], word)
  }

  @Test("tabSelection=released: a swipe that comes to its page has selected it once")
  func releasedAndReported() {
    var session = Session(policies: [.tabSelection: "released"])
    session.swipe(-200)
    session.wait(1000)
    session.expect(["tabBar.selectedIndex": 1, "currentPageIndex": 1])
  }

  // 133 ms are 7 frames: content is at most 8 of 18 frames on its way, 322 points; 60 more are
  // nearest to 390.
  @Test(
    "tabSelection: a finger stops the way to tab 2 at page 1, then code turns to page 0",
    arguments: [("reported", 1.0), ("released", 1), ("tapped", 2)])
  func tappedTab(word: String, tab: Double) {
    var session = Session(policies: [.tabSelection: word])
    session.send(.selectTab(at: 2, animated: true))
    session.wait(133)
    session.swipe(-60)
    session.wait(1000)
    session.expect(["tabBar.selectedIndex": .number(tab), "currentPageIndex": 1], word)
    session.send(.scrollToPage(at: 0, animated: false))
    session.expect(["tabBar.selectedIndex": 0, "currentPageIndex": 0], word)
  }

  @Test("tabSelection=tapped: a way that came to its end holds nothing")
  func tapAtItsEnd() {
    var session = Session(policies: [.tabSelection: "tapped"])
    session.send(.selectTab(at: 2, animated: true))
    session.wait(1000)
    session.swipe(200)
    session.wait(1000)
    session.expect(["tabBar.selectedIndex": 1, "currentPageIndex": 1])
  }

  // 100 points of 390: the nearest page is the old one.
  @Test(
    "cancelledSwipe: what is told when content is back, and the index when another screen went",
    arguments: [
      ("withdrawn", [], 0.0), ("reported", ["didScrollToPage 1"], 0), ("pending", [], 1),
    ])
  func cancelledSwipe(word: String, told: [String], index: Double) {
    var session = Session(policies: [.cancelledSwipe: word])
    session.swipe(-100)
    session.wait(1000)
    #expect(session.effects("didScrollToPage") == told)
    session.expect(["currentPageIndex": 0, "content.x": 0], word)
    session.send(.disappear(animated: false))
    session.send(.appear(animated: false))
    session.expect(
      ["currentPageIndex": .number(index), "content.x": .number(index * 390)], word)
  }

  @Test("cancelledSwipe: the neighbour is the one that showed, on either side")
  func neighbours() {
    for (dx, page) in [(100.0, 0), (-100, 2)] {
      var session = Session(policies: [.cancelledSwipe: "reported"])
      session.send(.scrollToPage(at: 1, animated: false))
      session.swipe(dx)
      session.wait(1000)
      #expect(session.effects("didScrollToPage") == ["didScrollToPage \(page)"])
    }
  }

  @Test(
    "cancelledSwipe: where no page showed, none is given up", arguments: ["reported", "pending"])
  func noNeighbour(word: String) {
    var session = Session(policies: [.cancelledSwipe: word])
    session.send(.scrollToPage(at: 1, animated: false))
    session.begin(sideways: true)
    session.move(-100)
    session.move(100)
    #expect(!session.lift().contains { $0.hasPrefix("didScrollToPage") })
    session.send(.disappear(animated: false))
    session.send(.appear(animated: false))
    session.expect(["currentPageIndex": 1, "content.x": 390], word)
  }

  @Test("cancelledSwipe=pending: a call for a page withdraws it")
  func withdrawn() {
    var session = Session(policies: [.cancelledSwipe: "pending"])
    session.swipe(-100)
    session.wait(1000)
    session.send(.scrollToPage(at: 2, animated: false))
    session.send(.disappear(animated: false))
    session.send(.appear(animated: false))
    session.expect(["currentPageIndex": 2, "content.x": 780])
  }

  @Test("replacedAnimation: the end of the first of two, and what a third tap does")
  func replacedAnimation() {
    let end = "scrollViewDidEndScrollingAnimation"
    for (word, ends, page) in [("ended", 1, 2.0), ("lost", 0, 1)] {
      var session = Session(policies: [.replacedAnimation: word])
      session.send(.selectTab(at: 2, animated: true))
      session.wait(50)
      session.send(.selectTab(at: 1, animated: true))
      #expect(session.effects(end).count == ends, "\(word)")
      session.wait(1000)
      #expect(session.effects(end).count == 1, "\(word)")
      session.expect(["currentPageIndex": 1, "content.x": 390], word)
      session.send(.selectTab(at: 2, animated: false))
      session.expect(["currentPageIndex": .number(page)], word)
      session.swipe(200)
      session.wait(1000)
      session.expect(["currentPageIndex": 1], word)
      session.send(.reload(toPageAt: nil))
      session.send(.scrollToPage(at: 2, animated: false))
      session.expect(["currentPageIndex": 2, "content.x": 780], word)
    }
  }

  @Test(
    "headerSwipe: a swipe of 200 points on the header",
    arguments: [("stays", false, 0.0), ("turns", true, 390)])
  func headerSwipe(word: String, isTracking: Bool, x: Double) {
    var session = Session(policies: [.headerSwipe: word])
    session.begin(at: Session.onHeader, sideways: true)
    session.move(-200)
    session.expect(["contentScrollView.isTracking": .bool(isTracking), "main.y": 0], word)
    session.lift()
    session.expect(["contentScrollView.isTracking": false], word)
    session.wait(1000)
    session.expect(["content.x": .number(x), "main.y": 0], word)
  }

  @Test("headerGrowth: a header set to 300, 100, 150, none and 200, in turn, of 240")
  func headerGrowth() {
    let heights: [Double?] = [300, 100, 150, nil, 200]
    let kept: [Double?] = [240, 100, 100, nil, 200]
    for (word, shown) in [("grows", heights), ("refused", kept)] {
      var session = Session(policies: [.headerGrowth: word])
      for (height, result) in zip(heights, shown) {
        session.send(.header(height: height))
        session.expect(
          [
            "headerHeight": result.map { Value.number($0) } ?? .null,
            "main.maxOffset": .number(result ?? 0),
          ],
          word)
      }
    }
  }

  @Test(
    "reloadInSwipe: the finger goes on, and a page is held, or none until another is gone to",
    arguments: [("renews", Value.number(0)), ("drops", .null)])
  func reloadInSwipe(word: String, held: Value) {
    var session = Session(policies: [.reloadInSwipe: word])
    session.begin(sideways: true)
    session.move(-100)
    session.send(.reload(toPageAt: nil))
    session.expect(["currentPage": held, "currentPageIndex": 0, "owner": "content"], word)
    session.move(40)
    session.lift()
    session.wait(1000)
    session.expect(["currentPage": held, "content.x": 0, "tabBar.selectedIndex": 0], word)
    session.send(.scrollToPage(at: 1, animated: false))
    session.expect(["currentPage": 1, "content.x": 390], word)
    session.send(.reload(toPageAt: nil))
    session.expect(["currentPage": 1], "no finger turns the page, \(word)")
  }

  @Test("sameCountReload: three other pages, then two")
  func sameCountReload() {
    for (word, height) in [("rebuilds", 1000.0), ("ignored", 2000)] {
      var session = Session(policies: [.sameCountReload: word])
      session.answer([1000, 1100, 1200])
      session.send(.reload(toPageAt: nil))
      #expect((session.effects == ["numberOfPages"]) == (word == "ignored"))
      session.expect(["pages[0].contentHeight": .number(height)], word)
      session.answer([500, 600])
      session.send(.reload(toPageAt: nil))
      session.expect(["pages[0].contentHeight": 500, "numberOfPages": 2], word)
    }
  }
}
