import PagerModel
import Testing

/// When the index changes, by rule. Pages are 390 wide.
@Suite("indexCommit")
struct IndexPolicyTests {
  private static func pager(
    _ word: String, _ loading: Initial.Loading = .lazy, reloaded: Bool = true,
    hasBounds: Bool = true
  ) -> Session {
    Session(policies: [.indexCommit: word], reloaded: reloaded) {
      $0.loading = loading
      if !hasBounds { $0.bounds = nil }
    }
  }

  private static func heard(_ session: Session) -> [String] {
    session.effects("didScroll", "pageAt", "didScrollToPage", "scrollViewDidEndDecelerating")
  }

  @Test("settle: an animated call changes it at its end, lazy and eager", arguments: [false, true])
  func settlesAnimation(isEager: Bool) {
    var session = Self.pager("settle", isEager ? .eager : .lazy)
    session.send(.scrollToPage(at: 2, animated: true))
    session.expect(["currentPageIndex": 0, "pendingPageIndex": 2])
    session.expect(["pages[2].isLoaded": .bool(isEager)])
    session.wait(400)
    let asked = isEager ? [] : ["pageAt 2"]
    #expect(
      Self.heard(session).suffix(asked.count + 2) == ["didScroll 2"] + asked
        + ["didScrollToPage 2"])
    session.expect(["currentPageIndex": 2, "currentPage": 2])
  }

  @Test("settle: a call without animation changes it when content is there")
  func settlesJump() {
    var session = Self.pager("settle")
    session.send(.scrollToPage(at: 2, animated: false))
    #expect(Self.heard(session) == ["didScroll 2", "pageAt 2", "didScrollToPage 2"])
    session.jump(.content, to: 390)
    #expect(Self.heard(session) == ["didScroll 1", "pageAt 1", "didScrollToPage 1"])
    session.send(.scrollToPage(at: 1, animated: true))
    #expect(Self.heard(session) == [])
  }

  @Test("settle: of animations that follow one another only the last counts")
  func settlesLast() {
    var session = Self.pager("settle")
    for tab in [2, 1, 0, 1] {
      session.send(.selectTab(at: tab, animated: true))
      session.expect(["currentPageIndex": 0, "tabBar.selectedIndex": .number(Double(tab))])
      session.wait(50)
      #expect(session.effects("didScrollToPage") == [])
    }
    session.wait(400)
    #expect(session.effects("didScrollToPage") == ["didScrollToPage 1"])
  }

  @Test("settle: what a finger holds does not rest")
  func settlesUnderFinger() {
    var session = Self.pager("settle")
    session.begin(sideways: true)
    session.move(-50)
    session.send(.scrollToPage(at: 2, animated: false))
    session.expect(["content.x": 780, "currentPageIndex": 0])
    session.lift()
    session.expect(["currentPageIndex": 2])
  }

  @Test("settle: a layout that ends the animation goes back to the old index")
  func settlesLayout() {
    var session = Self.pager("settle")
    session.send(.selectTab(at: 1, animated: true))
    session.wait(100)
    session.send(.layout(Size(width: 390, height: 600)))
    session.wait(400)
    session.expect(["currentPageIndex": 0, "content.x": 0, "tabBar.selectedIndex": 1])
  }

  @Test("settle and offset: without a width a call is lost, and a reload's page is not")
  func unlaidOut() {
    for (word, index) in [("request", 2.0), ("arrive", 2), ("settle", 0), ("offset", 0)] {
      var session = Self.pager(word, hasBounds: false)
      session.send(.setCurrentPageIndex(to: 2))
      session.send(.layout(Size(width: 390, height: 844)))
      session.expect(["currentPageIndex": .number(index), "content.x": .number(index * 390)], word)
      session = Self.pager(word, reloaded: false, hasBounds: false)
      session.send(.reload(toPageAt: 2))
      session.send(.layout(Size(width: 390, height: 844)))
      session.expect(["currentPageIndex": 2, "currentPage": 2, "content.x": 780], word)
    }
  }

  @Test("a reload tells its page before content goes there", arguments: ["settle", "offset"])
  func reload(word: String) {
    var session = Self.pager(word)
    session.send(.reload(toPageAt: 2))
    #expect(Self.heard(session) == ["pageAt 2", "didScrollToPage 2", "didScroll 2"])
  }

  @Test("arrive: a finger changes it where another page stands, and back")
  func arrivesUnderFinger() {
    var session = Self.pager("arrive")
    session.begin(sideways: true)
    session.move(-389)
    session.expect(["currentPageIndex": 0])
    #expect(session.move(-1).suffix(3) == ["didScroll 1", "pageAt 1", "didScrollToPage 1"])
    session.move(-10)
    session.expect(["currentPageIndex": 1])
    session.move(400)
    #expect(session.effects("didScrollToPage") == ["didScrollToPage 0"])
  }

  @Test("arrive: a glide changes it before it says that it has ended; request, after that")
  func arrivesInGlide() {
    for (word, last) in [
      ("arrive", "scrollViewDidEndDecelerating content"), ("request", "didScrollToPage 1"),
    ] {
      var session = Self.pager(word)
      session.swipe(-300)
      session.wait(1000)
      #expect(Self.heard(session).last == last)
      #expect(session.effects("didScrollToPage") == ["didScrollToPage 1"])
    }
  }

  @Test("arrive: a call changes it at once, and its animation passes a page without a word")
  func arrivesByCall() {
    var session = Self.pager("arrive")
    session.send(.scrollToPage(at: 2, animated: true))
    #expect(Self.heard(session) == ["pageAt 2", "didScrollToPage 2"])
    session.wait(400)
    #expect(session.effects("didScrollToPage", "pageAt") == [])
  }

  @Test("arrive: a page that stands between two pixels is reached at the nearest")
  func arrivesBetweenPixels() {
    var session = Session(policies: [.indexCommit: "arrive"]) {
      $0.bounds = Size(width: 703.5, height: 844)
    }
    session.begin(sideways: true)
    session.move(-703.5)
    // 703.5 · 3 = 2110.5 pixels, half upwards: 2111.
    session.expect(["content.x": .number(2111.0 / 3), "currentPageIndex": 1])
  }

  @Test("offset: the nearest page is the index, from half a page on")
  func offsetUnderFinger() {
    var session = Self.pager("offset")
    session.begin(sideways: true)
    session.move(-194)
    session.expect(["currentPageIndex": 0])
    #expect(session.move(-1).suffix(2) == ["pageAt 1", "didScrollToPage 1"])
    #expect(session.move(1).suffix(1) == ["didScrollToPage 0"])
  }

  @Test("offset: an animated call says nothing by itself, and reports each page that passes")
  func offsetAnimated() {
    var session = Self.pager("offset")
    session.send(.selectTab(at: 2, animated: true))
    #expect(session.effects == [])
    session.wait(400)
    #expect(
      session.effects("pageAt", "didScrollToPage") == [
        "pageAt 1", "didScrollToPage 1", "pageAt 2", "didScrollToPage 2",
      ])
    session.send(.scrollToPage(at: 0, animated: false))
    #expect(Self.heard(session) == ["didScroll 0", "didScrollToPage 0"])
  }

  @Test("offset: a layout pass sets no index, also where it first clamps content to another page")
  func offsetLayout() {
    var session = Session(
      policies: [.indexCommit: "offset"], pages: Array(repeating: 2000, count: 5)
    ) { $0.bounds = Size(width: 844, height: 390) }
    session.send(.scrollToPage(at: 2, animated: false))
    // 1688 is beyond 4 · 390 = 1560.
    session.send(.layout(Size(width: 390, height: 844)))
    session.expect(["currentPageIndex": 2, "content.x": 780])
    #expect(session.effects("didScrollToPage", "pageAt") == [])
  }

  @Test("without pages nothing is near", arguments: ["settle", "arrive", "offset"])
  func empty(word: String) {
    for empty in ["silent", "minusOne"] {
      var session = Session(policies: [.indexCommit: word, .emptyReload: empty])
      session.send(.scrollToPage(at: 1, animated: false))
      session.answer([])
      session.send(.reload(toPageAt: nil))
      let told = empty == "silent" ? [] : ["didScrollToPage 0", "didScrollToPage -1"]
      #expect(session.effects("didScrollToPage") == told, "\(empty)")
      session.expect(["currentPageIndex": 0, "numberOfPages": 0], empty)
    }
  }
}
