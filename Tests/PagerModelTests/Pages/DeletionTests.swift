import PagerModel
import Testing

@Suite("A page taken out")
struct DeletionTests {
  private static func on(_ index: Int, pages: Int = 3) -> Session {
    var session = Session(pages: Array(repeating: 2000, count: pages))
    session.send(.scrollToPage(at: index, animated: false))
    return session
  }

  @Test("before the current page moves index, tab and content with it")
  func before() {
    var session = Self.on(2)
    session.jump(.page(2), to: 50)
    #expect(session.delete(0) == ["numberOfPages", "scrollViewDidScroll content", "didScroll 1"])
    session.expect([
      "numberOfPages": 2, "currentPageIndex": 1, "currentPage": 1, "tabBar.selectedIndex": 1,
      "content.x": 390, "pages[1].y": 50, "contentScrollView.contentSize.width": 780,
    ])
  }

  @Test("after it leaves them alone")
  func after() {
    var session = Self.on(1)
    #expect(session.delete(2) == ["numberOfPages"])
    session.expect(["numberOfPages": 2, "currentPageIndex": 1, "content.x": 390])
  }

  @Test("that is current gives its place to the next, which is told once")
  func current() {
    var session = Self.on(1)
    #expect(session.delete(1) == ["numberOfPages", "pageAt 1", "didScrollToPage 1"])
    session.expect(["numberOfPages": 2, "currentPageIndex": 1, "currentPage": 1, "content.x": 390])
  }

  @Test("that is current and last gives its place to the one before, which is told once")
  func last() {
    var session = Self.on(2)
    session.delete(2)
    #expect(
      session.effects("didScroll", "pageAt", "didScrollToPage") == [
        "didScroll 1", "pageAt 1", "didScrollToPage 1",
      ])
    session.expect(["currentPageIndex": 1, "currentPage": 1, "content.x": 390])
  }

  @Test("with follow leads to the page that takes its place")
  func follow() {
    var session = Self.on(0, pages: 4)
    session.delete(2, follow: true)
    #expect(session.effects("pageAt", "didScrollToPage") == ["pageAt 2", "didScrollToPage 2"])
    session.expect(["currentPageIndex": 2, "content.x": 780, "numberOfPages": 3])
  }

  @Test("that is the only one leaves none, and nobody is told")
  func only() {
    var session = Session(pages: [2000])
    #expect(session.delete(0) == ["numberOfPages"])
    session.expect([
      "numberOfPages": 0, "currentPageIndex": 0, "currentPage": nil, "content.x": 0,
      "visiblePageIndex": nil,
    ])
  }

  @Test("that is the only one is told of as −1 under emptyReload=minusOne")
  func onlyMinusOne() {
    var session = Session(policies: [.emptyReload: "minusOne"], pages: [2000])
    session.delete(0)
    #expect(session.effects("didScrollToPage") == ["didScrollToPage -1"])
    session.expect(["content.x": -390])
  }

  @Test("that is the only one stays under emptyUpdate=needsReload, and page −1 is asked for")
  func onlyNeedsReload() {
    var session = Session(policies: [.emptyUpdate: "needsReload"], pages: [2000])
    #expect(session.delete(0) == ["numberOfPages", "pageAt -1"])
    session.expect(["numberOfPages": 1, "currentPage": 0])
    session.send(.reload(toPageAt: nil))
    session.expect(["numberOfPages": 0])
  }

  @Test("is missing from the data source's answer, once", arguments: [true, false])
  func answer(isAnswered: Bool) {
    var session = Session(pages: [1000, 1100, 1200])
    if isAnswered { session.answer([1000, 1200]) }
    session.delete(1)
    session.send(.reload(toPageAt: 1))
    session.expect(["numberOfPages": 2, "pages[1].contentHeight": 1200])
  }

  @Test("that is not there is ignored", arguments: [-1, 3, .max, .min])
  func refused(index: Int) {
    var session = Session()
    #expect(session.delete(index) == ["ignored noSuchPage"])
  }

  // MARK: While something moves

  @Test("from under a finger leaves it the outer view alone")
  func finger() {
    var session = Self.on(0)
    session.begin()
    session.move(0, -100)
    session.delete(0)
    session.move(0, -100)
    session.expect(["main.y": 200, "pages[0].y": 0, "currentPageIndex": 0])
    // Past its maximum there is no list to go on into: a rubber band.
    session.move(0, -100)
    #expect(session.number("main.y") > 240)
    session.lift()
    session.wait(2000)
    session.expect(["main.y": 240, "pages[0].y": 0, "owner": "none"])
  }

  @Test("in its glide stops the outer view, and moves no other list")
  func glide() {
    var session = Self.on(0)
    session.drag(-100, vy: -500)
    session.wait(50)
    session.delete(0)
    let stopped = session.number("main.y")
    session.wait(3000)
    session.expect(["main.y": .number(stopped), "pages[0].y": 0])
    #expect(stopped > 100 && stopped < 240)
  }

  @Test("that an animation aims at gives it the page in its place")
  func animation() {
    var session = Self.on(0)
    session.send(.scrollToPage(at: 1, animated: true))
    session.wait(150)
    // Page 1 is the index already, and its place is taken by the last one.
    session.delete(1)
    #expect(session.effects("didScrollToPage") == ["didScrollToPage 1"])
    session.wait(400)
    session.expect(["content.x": 390, "currentPageIndex": 1, "numberOfPages": 2])
  }

  @Test("that a swipe aims at, past the new end, sends it back within")
  func snap() {
    var session = Self.on(1)
    session.swipe(-250)
    session.expect(["pendingPageIndex": 2])
    session.delete(2)
    session.wait(3000)
    session.expect(["content.x": 390, "currentPageIndex": 1, "numberOfPages": 2])
  }
}
