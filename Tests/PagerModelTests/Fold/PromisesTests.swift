import PagerModel
import Testing

/// What CLPinnedPage promises, under `reference`.
@Suite("The promises of a pinned pager")
struct PromisesTests {
  @Test("one finger is one way: 20 moves of −37 give main 240 and the page 500")
  func conserved() {
    var session = Session()
    session.begin()
    for _ in 0..<20 { session.move(0, -37) }
    session.lift()
    session.expect(["main.y": 240, "pages[0].y": 500, "isPinned": true])
  }

  @Test("the outer view collapses first, then the page scrolls; back, the page first")
  func order() {
    var session = Session()
    session.begin()
    session.move(0, -240)
    session.expect(["main.y": 240, "pages[0].y": 0, "owner": "main"])
    session.move(0, -100)
    session.expect(["main.y": 240, "pages[0].y": 100, "owner": "page 0"])
    session.move(0, 100)
    session.expect(["main.y": 240, "pages[0].y": 0, "owner": "page 0"])
    session.move(0, 50)
    session.expect(["main.y": 190, "pages[0].y": 0, "owner": "main"])
    session.lift()
    session.expect(["owner": "none"])
  }

  @Test("one delta over the pin is split, in both directions")
  func split() {
    var session = Session()
    session.drag(-300)
    session.expect(["main.y": 240, "pages[0].y": 60])
    session.drag(100)
    session.expect(["main.y": 200, "pages[0].y": 0])
  }

  @Test("without a header the page takes over at once", arguments: [nil, 0.0])
  func noHeader(height: Double?) {
    var session = Session { $0.header = height }
    session.expect(["isPinned": true, "mainScrollView.maxOffset": 0])
    #expect(session["headerHeight"] == (height == nil ? nil : 0))
    session.begin()
    session.expect(["owner": "page 0"])
    session.move(0, -30)
    session.expect(["main.y": 0, "pages[0].y": 30])
  }

  @Test("the bar stays on the screen: main goes no further than the header is high")
  func barStays() {
    var session = Session()
    session.drag(-5000)
    session.wait(3000)
    session.expect(["main.y": 240, "pages[0].y": 1216])
  }

  @Test("lazy: a page is asked for when it is needed, once; eager: all at the reload")
  func loading() {
    var lazy = Session(reloaded: false)
    #expect(lazy.send(.reload(toPageAt: nil)).filter { $0.hasPrefix("pageAt") } == ["pageAt 0"])
    lazy.expect(["pages[1].isLoaded": false, "pages[1].y": nil, "isLazyLoadingEnabled": true])
    #expect(lazy.send(.scrollToPage(at: 1, animated: false)).contains("pageAt 1"))
    lazy.expect(["pages[1].isLoaded": true, "currentPage": 1])
    #expect(lazy.send(.scrollToPage(at: 0, animated: false)).allSatisfy { !$0.hasPrefix("pageAt") })
    var eager = Session(reloaded: false) { $0.loading = .eager }
    eager.send(.reload(toPageAt: nil))
    #expect(eager.effects("pageAt") == ["pageAt 0", "pageAt 1", "pageAt 2"])
    eager.expect(["isLazyLoadingEnabled": false, "pages[2].isLoaded": true])
  }

  @Test("a page's own delegate hears of each of its moves")
  func pageDelegate() {
    var session = Session()
    session.begin()
    session.move(0, -250)
    #expect(
      session.effects == [
        "scrollViewDidScroll main", "scrollViewDidScroll page 0", "pageDidScroll 0 10",
      ])
  }

  @Test("horizontal scrolling switched off stops fingers, not code")
  func horizontal() {
    var session = Session { $0.isHorizontalScrollEnabled = false }
    session.expect(["content.isScrollEnabled": false])
    session.begin(sideways: true)
    session.move(-100, -20)
    session.lift(-1000)
    session.wait(1000)
    session.expect(["content.x": 0, "currentPageIndex": 0])
    session.send(.scrollToPage(at: 2, animated: true))
    session.wait(1000)
    session.expect(["content.x": 780, "currentPageIndex": 2])
    session.set { $0.isHorizontalScrollEnabled = true }
    session.swipe(100, vx: 1000)
    session.wait(1000)
    session.expect(["content.x": 390])
  }

  @Test("the indicator follows its setting, and says so only when it changes")
  func indicator() {
    var session = Session()
    session.expect(["main.showsIndicator": true])
    #expect(session.set { $0.showIndicator = false } == ["indicator main off"])
    #expect(session.set { $0.showIndicator = false } == [])
    session.expect(["main.showsIndicator": false])
  }

  @Test(
    "reload before the header and the bar are set, and after", arguments: Container.pinned.presets)
  func reloadFirst(preset: Preset) {
    for hasBounds in [true, false] {
      var session = Session(preset, reloaded: false) {
        $0.header = nil
        $0.hover = nil
        if !hasBounds { $0.bounds = nil }
      }
      session.send(.reload(toPageAt: nil))
      session.send(.header(height: 240))
      session.send(.hover(height: 60))
      if !hasBounds { session.send(.layout(Size(width: 390, height: 844))) }
      session.expect([
        "main.maxOffset": 240, "currentPage": 0,
        "pages[0].scrollView.maxOffset": preset == .smooth ? 1156 : 1216,
        "content.contentSize.width": 1170,
      ])
      session.drag(-100)
      session.expect(["main.y": 100])
    }
  }

  @Test("a page made before anything is laid out is not taken for one made at the pin")
  func madeBeforeLayout() {
    var session = Session(policies: [.newPageWhilePinned: "locked"], reloaded: false) {
      $0.bounds = nil
    }
    session.send(.reload(toPageAt: nil))
    session.send(.layout(Size(width: 390, height: 844)))
    session.begin()
    session.move(0, -300)
    session.expect(["main.y": 240, "pages[0].y": 60])
  }

  @Test("without a data source nothing is asked, and nothing stops")
  func noDataSource() {
    var session = Session()
    session.set { $0.dataSource = false }
    #expect(session.send(.reload(toPageAt: 1)) == ["ignored noDataSource"])
    session.expect(["numberOfPages": 3, "currentPageIndex": 0])
    session.send(.scrollToPage(at: 2, animated: false))
    #expect(session.effects.contains("ignored noDataSource"))
    session.expect(["pages[2].isLoaded": false, "currentPage": nil, "currentPageIndex": 2])
  }

  @Test("without a delegate nobody hears of pages, and all else goes on")
  func noDelegate() {
    var session = Session()
    session.set { $0.delegate = false }
    session.send(.scrollToPage(at: 2, animated: false))
    #expect(session.effects("didScroll", "didScrollToPage") == [])
    session.expect(["currentPageIndex": 2, "tabBar.selectedIndex": 2, "content.x": 780])
  }

  @Test("progress is content's offset in pages, and drives who listens")
  func progress() {
    var session = Session()
    session.begin(sideways: true)
    session.move(-195)
    #expect(session.effects == ["scrollViewDidScroll content", "didScroll 0.5"])
    session.expect(["progress": 0.5, "visiblePageIndex": nil, "owner": "content"])
  }

  @Test("the tab bar and the index agree at rest")
  func tabBar() {
    var session = Session()
    session.send(.selectTab(at: 2, animated: true))
    session.expect(["tabBar.selectedIndex": 2, "pendingPageIndex": 2])
    session.wait(400)
    session.expect(["tabBar.selectedIndex": 2, "currentPageIndex": 2, "pendingPageIndex": nil])
    session.swipe(250)
    session.wait(1000)
    session.expect(["tabBar.selectedIndex": 1, "currentPageIndex": 1, "currentPage": 1])
  }
}
