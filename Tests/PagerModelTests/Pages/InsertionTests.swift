import PagerModel
import Testing

@Suite("A page put in")
struct InsertionTests {
  /// Three pages; the second is current, content at 390, its list at 100.
  private static func onSecond(
    _ configure: (inout Initial) -> Void = { _ in }
  ) -> Session {
    var session = Session { configure(&$0) }
    session.send(.scrollToPage(at: 1, animated: false))
    session.jump(.page(1), to: 100)
    return session
  }

  @Test("before the current page moves index, tab and content with it, in one step")
  func before() {
    var session = Self.onSecond()
    #expect(
      session.insert(0) == ["numberOfPages", "scrollViewDidScroll content", "didScroll 2"])
    session.expect([
      "numberOfPages": 4, "currentPageIndex": 2, "currentPage": 2, "tabBar.selectedIndex": 2,
      "content.x": 780, "contentScrollView.contentSize.width": 1560, "pages[2].y": 100,
      "pages[0].isLoaded": false, "pages[1].isLoaded": true, "progress": 2,
    ])
  }

  @Test("after it leaves them alone")
  func after() {
    var session = Self.onSecond()
    #expect(session.insert(2) == ["numberOfPages"])
    session.expect([
      "numberOfPages": 4, "currentPageIndex": 1, "content.x": 390, "pages[1].y": 100,
      "contentScrollView.contentSize.width": 1560,
    ])
  }

  @Test("is made at once where loading is eager")
  func eager() {
    var session = Self.onSecond { $0.loading = .eager }
    #expect(session.insert(3) == ["numberOfPages", "pageAt 3"])
    session.expect(["pages[3].isLoaded": true])
  }

  @Test("with follow is the index, and is told once")
  func follow() {
    var session = Self.onSecond()
    session.insert(0, height: 900, follow: true)
    #expect(
      session.effects("numberOfPages", "pageAt", "didScrollToPage", "didScroll") == [
        "numberOfPages", "didScroll 2", "pageAt 0", "didScrollToPage 0", "didScroll 0",
      ])
    session.expect([
      "currentPageIndex": 0, "content.x": 0, "pages[0].contentHeight": 900, "pages[2].y": 100,
    ])
  }

  @Test("without a description is the answer's")
  func answered() {
    var session = Self.onSecond()
    session.answer([2000, 2000, 2000, 777])
    session.insert(3, height: nil, follow: true)
    session.expect(["pages[3].contentHeight": 777, "currentPageIndex": 3])
  }

  @Test("stands in the data source's answer, for the next reload")
  func answer() {
    var session = Self.onSecond()
    session.insert(1, height: 555)
    session.send(.reload(toPageAt: 1))
    session.expect(["numberOfPages": 4, "pages[1].contentHeight": 555])
  }

  @Test("that does not fit is ignored", arguments: [-1, 4, .max, .min])
  func refused(index: Int) {
    var session = Session()
    #expect(session.insert(index) == ["ignored noSuchPage"])
    session.expect(["numberOfPages": 3])
  }

  @Test("and that nothing describes, or no data source, too")
  func undescribed() {
    var session = Session()
    #expect(session.insert(3, height: nil) == ["ignored notAnswered"])
    session.set { $0.dataSource = false }
    #expect(session.insert(0) == ["ignored noDataSource"])
  }

  @Test("into an empty pager shows, is the index, and is told once")
  func first() {
    var session = Session(pages: [])
    #expect(session.insert(0) == ["numberOfPages", "pageAt 0", "didScrollToPage 0"])
    session.expect([
      "numberOfPages": 1, "currentPageIndex": 0, "currentPage": 0, "content.x": 0,
      "visiblePageIndex": 0,
    ])
  }

  @Test("into an empty pager that stands at −1 puts content back")
  func firstAfterMinusOne() {
    var session = Session(policies: [.emptyReload: "minusOne"], pages: [2000])
    session.answer([])
    session.send(.reload(toPageAt: nil))
    session.expect(["content.x": -390])
    session.insert(0)
    session.expect(["content.x": 0, "currentPageIndex": 0, "currentPage": 0])
  }

  @Test("into an empty pager waits for a reload under emptyUpdate=needsReload")
  func firstNeedsReload() {
    var session = Session(policies: [.emptyUpdate: "needsReload"], pages: [])
    #expect(session.insert(0) == ["numberOfPages"])
    session.expect(["numberOfPages": 0, "currentPage": nil])
    session.send(.reload(toPageAt: nil))
    session.expect(["numberOfPages": 1, "currentPage": 0])
  }

  // MARK: While something moves

  @Test("under a sideways finger leaves it its hold")
  func swipe() {
    var session = Self.onSecond()
    session.begin(sideways: true)
    session.move(-100)
    session.expect(["content.x": 490])
    session.insert(0)
    session.expect(["content.x": 880, "contentScrollView.isDragging": true])
    session.move(-50)
    session.expect(["content.x": 930])
    session.move(150)
    session.lift()
    session.expect(["content.x": 780, "currentPageIndex": 2])
  }

  /// Halfway at 150 ms, by sin²(π/4).
  @Test("lets an animation go on to the page at which it aimed")
  func animation() {
    var session = Session()
    session.send(.selectTab(at: 2, animated: true))
    session.wait(150)
    session.expect(["content.x": 390])
    #expect(session.insert(1) == ["numberOfPages", "scrollViewDidScroll content", "didScroll 2"])
    session.expect(["content.x": 780, "pendingPageIndex": 3, "contentScrollView.isAnimating": true])
    session.wait(200)
    #expect(session.effects("scrollViewDidEndScrollingAnimation", "didScrollToPage").count == 1)
    session.expect(["content.x": 1170, "currentPageIndex": 3])
  }

  @Test("between a swipe's page and its target does not turn it away from its target")
  func snap() {
    var session = Session()
    session.swipe(-250)
    session.expect(["pendingPageIndex": 1])
    session.insert(1)
    session.expect(["pendingPageIndex": 2])
    session.wait(3000)
    session.expect(["content.x": 780, "currentPageIndex": 2])
  }

  /// Under `flags` both views follow the finger by the whole delta.
  @Test(
    "leaves a finger the list that it holds",
    arguments: [("exact", 60.0, "page 1"), ("flags", 300, "main+page 1")])
  func finger(handOver: String, y: Double, owner: String) {
    var session = Session(policies: [.handOver: handOver])
    session.begin()
    session.insert(0)
    session.move(0, -300)
    session.expect([
      "main.y": 240, "pages[1].y": .number(y), "pages[0].isLoaded": false,
      "owner": .string(owner),
    ])
  }

  @Test("leaves a list its glide")
  func glide() {
    var (session, alone) = (Session(), Session())
    session.drag(-300, vy: -1000)
    alone.drag(-300, vy: -1000)
    session.insert(0)
    session.wait(5000)
    alone.wait(5000)
    #expect(session["pages[1].y"] == alone["pages[0].y"])
    #expect(session.number("pages[1].y") > 400)
  }
}
