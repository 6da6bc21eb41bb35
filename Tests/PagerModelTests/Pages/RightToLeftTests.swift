import PagerModel
import Testing

/// Three pages 390 wide: page i at (2 − i) × 390.
@Suite("From right to left")
struct RightToLeftTests {
  private static func session(
    policies: [PolicyName: String] = [:], pages: Int = 3
  ) -> Session {
    Session(policies: policies, pages: Array(repeating: 2000, count: pages)) {
      $0.layoutDirection = .rtl
    }
  }

  @Test("page i stands in slot n − 1 − i", arguments: [(0, 780.0), (1, 390), (2, 0)])
  func places(index: Int, x: Double) {
    var session = Self.session()
    session.send(.scrollToPage(at: index, animated: false))
    session.expect([
      "content.x": .number(x), "progress": .number(Double(index)),
      "visiblePageIndex": .number(Double(index)), "currentPageIndex": .number(Double(index)),
    ])
  }

  @Test("a finger to the right leads to the next page")
  func swipe() {
    var session = Self.session()
    session.begin(sideways: true)
    session.move(100)
    session.expect(["content.x": 680, "progress": .number(2 - 680.0 / 390)])
    session.lift(900)
    session.expect(["pendingPageIndex": 1])
    session.wait(2000)
    session.expect(["content.x": 390, "currentPageIndex": 1, "currentPage": 1])
  }

  @Test("a finger finds the list that it touches")
  func finger() {
    var session = Self.session()
    session.send(.scrollToPage(at: 2, animated: false))
    session.drag(-300)
    session.expect(["main.y": 240, "pages[2].y": 60])
  }

  @Test("an animated move ends at its page")
  func animation() {
    var session = Self.session()
    session.send(.selectTab(at: 2, animated: true))
    session.expect(["pendingPageIndex": 2])
    session.wait(400)
    session.expect(["content.x": 0, "currentPageIndex": 2])
    #expect(session.effects("didScrollToPage").isEmpty)
  }

  @Test("a rotation keeps the page, at rest and on the way", arguments: [false, true])
  func rotation(isMoving: Bool) {
    var session = Self.session()
    if isMoving { session.swipe(250) } else { session.send(.scrollToPage(at: 1, animated: false)) }
    session.send(.layout(Size(width: 844, height: 390)))
    session.wait(3000)
    session.expect(["content.x": 844, "currentPageIndex": 1])
  }

  @Test("a reload with more pages keeps the page")
  func reload() {
    var session = Self.session()
    session.answer([1000, 1000, 1000, 1000, 1000])
    session.send(.reload(toPageAt: nil))
    session.expect(["content.x": 1560, "currentPageIndex": 0, "visiblePageIndex": 0])
  }

  /// Slots fill up from the left: what is put in before the current page moves it to no other slot.
  @Test("a page put in stands where it belongs", arguments: [(0, 1, 780.0), (3, 0, 1170)])
  func insertion(at place: Int, index: Int, x: Double) {
    var session = Self.session()
    session.insert(place)
    session.expect([
      "content.x": .number(x), "currentPageIndex": .number(Double(index)),
      "visiblePageIndex": .number(Double(index)),
    ])
  }

  @Test("without pages content stands at 0")
  func empty() {
    var session = Self.session()
    session.answer([])
    session.send(.reload(toPageAt: nil))
    session.expect(["content.x": 0, "progress": 0, "visiblePageIndex": nil])
  }

  @Test("under pageDirection=leftToRight pages stand as everywhere")
  func leftToRight() {
    var session = Self.session(policies: [.pageDirection: "leftToRight"])
    session.send(.scrollToPage(at: 2, animated: false))
    session.expect(["content.x": 780, "progress": 2, "visiblePageIndex": 2])
    session.set(.pageDirection, "layoutDirection")
    session.expect(["content.x": 0, "progress": 2, "visiblePageIndex": 2])
  }

  /// From the left: 16, tab 2 of 16, 28, tab 1 of 8, 28, tab 0 of two wide characters.
  @Test(
    "the bar is mirrored, whatever the pages do", arguments: ["layoutDirection", "leftToRight"])
  func bar(direction: String) {
    var session = Session(policies: [.pageDirection: direction]) {
      $0.layoutDirection = .rtl
      $0.pages = ["首页", "a", "bc"].map { PageSpec(title: $0, content: .height(2000)) }
    }
    for (index, x, width) in [(0, 96.0, 28.0), (1, 60, 8), (2, 16, 16)] {
      session.send(.scrollToPage(at: index, animated: false))
      session.expect([
        "tabBar.indicator.x": .number(x), "tabBar.indicator.width": .number(width),
        "tabBar.emphasis[\(index)]": 1,
      ])
    }
  }

  @Test("a neighbour that shows is made, at the right hand of a finger to the right")
  func preload() {
    var session = Self.session(policies: [.preload: "onShow"])
    session.begin(sideways: true)
    #expect(session.move(100).contains("pageAt 1"))
    session.expect(["pages[2].isLoaded": false])
  }

  @Test("the page that the finger reaches is the index under indexCommit=arrive")
  func arrive() {
    var session = Self.session(policies: [.indexCommit: "arrive"], pages: 2)
    session.begin(sideways: true)
    session.move(200)
    session.expect(["currentPageIndex": 0])
    session.move(190)
    session.expect(["currentPageIndex": 1])
  }

  @Test("the nearest page is the index under indexCommit=offset, and those passed are made")
  func offset() {
    var session = Self.session(policies: [.indexCommit: "offset", .passedPages: "load"])
    #expect(
      session.jump(.content, to: 0).filter { $0.hasPrefix("pageAt") } == ["pageAt 1", "pageAt 2"])
    session.expect(["currentPageIndex": 2, "progress": 2])
  }
}
