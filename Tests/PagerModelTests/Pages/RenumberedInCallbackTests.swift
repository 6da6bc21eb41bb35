import PagerModel
import Testing

/// A rule that sent an effect finds its pages where a callback has left them.
@Suite("Pages put in and taken out in a callback")
struct RenumberedInCallbackTests {
  @Test("a page that is leaving leaves wherever it stands")
  func appearance() {
    var session = Session { $0.mode = .controller }
    session.send(.appear(animated: false))
    session.insertOn("willDisappear 0")
    session.send(.selectTab(at: 1, animated: false))
    #expect(
      session.effects("willAppear", "didAppear", "willDisappear", "didDisappear")
        == ["willDisappear 0", "didDisappear 1", "willAppear 2", "didAppear 2"])
  }

  @Test("a reload under the finger that begins to drag leaves nothing held")
  func reloadedPair() {
    var session = Session()
    session.on("scrollViewWillBeginDragging main", do: .reload(toPageAt: nil))
    session.drag(-50)
    session.wait(1000)
    session.expect(["pages[0].scrollView.isDragging": false, "main.isDragging": false])
    #expect(session.pager.isAtRest)
  }

  @Test("a list that is let go of glides on where main's last callback has put it")
  func releasedList() {
    var session = Session(.clNestedSlide)
    session.begin()
    session.move(0, -300)
    session.insertOn("scrollViewDidEndDragging main")
    session.lift(0, -1000)
    session.expect(["pages[1].scrollView.isDecelerating": true])
  }

  @Test("a swipe goes on to the page at which it aimed", arguments: [nil, 390.0])
  func releasedContent(target: Double?) {
    var session = Session()
    session.begin(sideways: true)
    session.move(-250)
    session.insertOn("scrollViewDidEndDragging content")
    session.lift(target: target)
    session.wait(2000)
    session.expect(["currentPageIndex": 2, "content.x": 780])
  }

  @Test("a page goes on to be taken out, and no other, where one is put before it")
  func takenOut() {
    var session = Session(pages: [1000, 2000, 3000]) {
      $0.mode = .controller
      $0.loading = .eager
    }
    session.send(.appear(animated: false))
    session.insertOn("willDisappear 0", height: 500)
    session.delete(0)
    session.expect(["numberOfPages": 3])
    #expect((0..<3).map { session.number("pages[\($0)].contentHeight") } == [500, 2000, 3000])
  }

  @Test("a reload of all pages asks for each that is there, once")
  func reloaded() {
    var session = Session { $0.loading = .eager }
    session.on("pageAt 1", do: .pageDelete(at: 0, follow: false))
    session.send(.reload(toPageAt: nil))
    #expect(session.effects("pageAt") == ["pageAt 0", "pageAt 1", "pageAt 1"])
    session.expect(["numberOfPages": 2, "pages[0].isLoaded": true, "pages[1].isLoaded": true])

    session.insertOn("numberOfPages")
    session.send(.reload(toPageAt: nil))
    #expect(session.effects("pageAt").sorted() == ["pageAt 0", "pageAt 1", "pageAt 2"])
    session.insertOn("pageAt 1")
    session.send(.reload(toPageAt: nil))
    session.expect(["numberOfPages": 4])
    for index in 0..<4 { #expect(session["pages[\(index)].isLoaded"] == true) }
  }

  @Test("the pages behind two that one step takes out are thrown to their top like any other")
  func walkGoesOn() {
    var session = Session(
      policies: [.otherPagesOnReveal: "reset"], pages: Array(repeating: 4000, count: 6)
    ) { $0.loading = .eager }
    session.jump(.main, to: 240)
    for page in 1...5 { session.jump(.page(page), to: 500) }
    session.on("scrollViewDidScroll page 1", do: .pageDelete(at: 1, follow: false))
    session.on("scrollViewDidScroll page 1", do: .pageDelete(at: 1, follow: false))
    session.jump(.main, to: 100)
    session.expect(["numberOfPages": 4, "pages[1].y": 0, "pages[2].y": 0, "pages[3].y": 0])
  }

  @Test("the first page may be gone before it is the index")
  func goneFirst() {
    var session = Session(pages: []) { $0.loading = .eager }
    session.on("pageAt 0", do: .pageDelete(at: 0, follow: false))
    session.insert(0)
    #expect(session.effects("didScrollToPage", "pageAt") == ["pageAt 0"])
    session.expect(["numberOfPages": 0, "currentPage": nil, "content.x": 0])
  }
}

extension Session {
  /// A page of `height` comes in before all others when `effect` is next sent.
  mutating func insertOn(_ effect: String, height: Double = 2000) {
    var payloads = pager.payloads
    let page = payloads.add([PageSpec(content: .height(height))])
    pager.payloads = payloads
    on(effect, do: .pageInsert(at: 0, page: page, follow: false))
  }
}
