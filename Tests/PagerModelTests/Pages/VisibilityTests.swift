import PagerModel
import Testing

@Suite("Off the screen")
struct VisibilityTests {
  @Test("no finger reaches the pager")
  func finger() {
    var session = Session()
    session.send(.disappear(animated: false))
    session.begin()
    #expect(session.effects == ["ignored isHidden"])
    session.send(.appear(animated: false))
    session.drag(-100)
    session.expect(["main.y": 100])
  }

  @Test("saying so twice is ignored")
  func twice() {
    var session = Session()
    session.send(.appear(animated: false))
    #expect(session.send(.appear(animated: true)) == ["ignored alreadyVisible"])
    session.send(.disappear(animated: false))
    #expect(session.send(.disappear(animated: false)) == ["ignored alreadyHidden"])
  }

  @Test("a glide stops where it is, a finger is cancelled")
  func glide() {
    var session = Session()
    session.drag(-100, vy: -500)
    session.wait(50)
    let y = session.number("main.y")
    session.send(.disappear(animated: false))
    #expect(session.effects.contains("scrollViewDidEndDecelerating main"))
    session.expect(["main.y": .number(y)])
    #expect(session.pager.isAtRest)
    session.send(.appear(animated: false))
    session.begin()
    session.move(0, -10)
    session.send(.disappear(animated: false))
    #expect(session.pager.isAtRest)
  }

  @Test("a bounce ends at its end")
  func bounce() {
    var session = Session()
    session.drag(100)
    session.send(.disappear(animated: false))
    session.expect(["main.y": 0, "mainScrollView.isDecelerating": false])
  }

  @Test("a swipe ends at its page, an animation too, and is told")
  func pageChange() {
    var session = Session()
    session.swipe(-250)
    session.send(.disappear(animated: false))
    #expect(session.effects("didScrollToPage") == ["didScrollToPage 1"])
    session.expect(["content.x": 390, "currentPageIndex": 1])
    session.send(.appear(animated: false))
    session.send(.scrollToPage(at: 2, animated: true))
    session.wait(100)
    session.send(.disappear(animated: false))
    #expect(
      session.effects("scrollViewDidEndScrollingAnimation") == [
        "scrollViewDidEndScrollingAnimation content"
      ])
    session.expect(["content.x": 780])
  }

  @Test("an animation that begins there is at its end at once")
  func animation() {
    var session = Session()
    session.send(.disappear(animated: false))
    session.send(.scrollToPage(at: 1, animated: true))
    session.expect(["content.x": 390, "contentScrollView.isAnimating": false])
    #expect(session.effects.last == "scrollViewDidEndScrollingAnimation content")
  }

  @Test("animated, the pager leaves at the end of 0.35 s, and moves until then")
  func transition() {
    var session = Session()
    session.send(.scrollToPage(at: 1, animated: true))
    session.send(.disappear(animated: true))
    session.wait(100)
    session.expect(["contentScrollView.isAnimating": true])
    session.wait(300)
    session.begin()
    #expect(session.effects == ["ignored isHidden"])
  }

  @Test("the page change that was under way never ends under hiddenAnimation=lost")
  func lost() {
    var session = Session(policies: [.hiddenAnimation: "lost"])
    session.send(.scrollToPage(at: 1, animated: true))
    session.wait(50)
    session.send(.disappear(animated: false))
    #expect(session.effects("scrollViewDidEndScrollingAnimation").isEmpty)
    session.send(.appear(animated: false))
    #expect(session.send(.selectTab(at: 2, animated: true)).contains("ignored moveInFlight"))
    session.expect(["currentPageIndex": 1])
    session.send(.reload(toPageAt: 2))
    session.expect(["currentPageIndex": 2, "content.x": 780])
  }

  @Test(
    "a call, the setter and a tap go to a page, and under hiddenMove=indexOnly change the index alone",
    arguments: [
      PagerEvent.scrollToPage(at: 1, animated: false), .scrollToPage(at: 1, animated: true),
      .setCurrentPageIndex(to: 1), .selectTab(at: 1, animated: true),
    ])
  func move(event: PagerEvent) {
    for (word, x, page) in [("moves", 390.0, 1.0), ("indexOnly", 0, 0)] {
      var session = Session(policies: [.hiddenMove: word])
      session.send(.disappear(animated: false))
      session.send(event)
      #expect(session.effects("didScrollToPage").isEmpty == (word == "indexOnly"))
      session.send(.appear(animated: false))
      session.wait(1000)
      session.expect(
        ["currentPageIndex": 1, "content.x": .number(x), "currentPage": .number(page)], word)
      session.send(.scrollToPage(at: 2, animated: true))
      session.wait(1000)
      session.expect(["currentPageIndex": 2, "content.x": 780, "currentPage": 2], word)
    }
  }

  @Test("a reload there goes to its page under hiddenMove=indexOnly, too")
  func hiddenReload() {
    var session = Session(policies: [.hiddenMove: "indexOnly"])
    session.send(.disappear(animated: false))
    session.send(.reload(toPageAt: 2))
    session.expect(["currentPageIndex": 2, "content.x": 780, "currentPage": 2])
  }

  @Test(
    "a rotation keeps the page, and does not under hiddenLayout=missed",
    arguments: [("realigns", 1688.0), ("missed", 780)])
  func rotation(policy: String, x: Double) {
    var session = Session(policies: [.hiddenLayout: policy])
    session.send(.scrollToPage(at: 2, animated: false))
    session.send(.disappear(animated: false))
    session.send(.layout(Size(width: 844, height: 390)))
    session.send(.appear(animated: false))
    session.expect(["content.x": .number(x)])
  }

  @Test("a way to the top ends there, and says so; a tap on the status bar is another screen's")
  func scrollToTop() {
    var session = Session()
    session.jump(.page(0), to: 100)
    session.send(.scrollToTop)
    session.wait(100)
    session.send(.disappear(animated: false))
    #expect(session.effects("scrollViewDidScrollToTop") == ["scrollViewDidScrollToTop page 0"])
    session.expect(["pages[0].y": 0])
    session.jump(.page(0), to: 100)
    #expect(session.send(.scrollToTop) == ["ignored isHidden"])
  }
}
