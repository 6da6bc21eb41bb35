import PagerModel
import Testing

/// A page is the same one under its new number, whether the data source has made it yet or not.
@Suite("What a rule aims at, where a callback renumbers pages")
struct RenumberedAimTests {
  @Test("a reload goes to the page for which it was called")
  func reloaded() {
    var session = Session(pages: [1000, 2000, 3000]) { $0.loading = .eager }
    session.insertOn("pageAt 0", height: 500)
    session.send(.reload(toPageAt: 1))
    session.expect(["currentPageIndex": 2, "pages[2].contentHeight": 2000, "content.x": 780])
  }

  @Test("the first page is the index wherever it stands")
  func first() {
    var session = Session(pages: []) { $0.loading = .eager }
    session.insertOn("pageAt 0", height: 500)
    session.insert(0, height: 1000)
    session.expect(["currentPageIndex": 1, "currentPage": 1, "content.x": 390])
    #expect(session.effects("didScrollToPage") == ["didScrollToPage 1"])
  }

  @Test("a page that is put in is followed before it is made")
  func followed() {
    var session = Session()
    session.send(.scrollToPage(at: 2, animated: false))
    session.insertOn("scrollViewDidScroll content")
    session.insert(1, height: 500, follow: true)
    session.expect(["currentPageIndex": 2, "pages[2].contentHeight": 500, "content.x": 780])
  }

  @Test("a page comes in before the one that stood at its place")
  func putIn() {
    var session = Session()
    session.insertOn("numberOfPages")
    session.insert(1)
    session.expect(["pages[1].isLoaded": true, "pages[2].isLoaded": false, "currentPageIndex": 1])
  }

  @Test("a page that is not made is taken out, and no other")
  func takenOut() {
    var session = Session()
    session.insertOn("numberOfPages")
    session.delete(1)
    session.expect(["numberOfPages": 3, "currentPageIndex": 1, "pages[1].isLoaded": true])
    #expect(session.effects("didScrollToPage") == [])
  }

  @Test("an animated scroll in place of another goes to its page")
  func animated() {
    var session = Session()
    session.send(.scrollToPage(at: 1, animated: true))
    session.wait(100)
    session.insertOn("scrollViewDidEndScrollingAnimation content")
    session.send(.scrollToPage(at: 2, animated: true))
    session.wait(1000)
    session.expect(["currentPageIndex": 3, "content.x": 1170])
  }

  @Test("a child is added where its page stands")
  func child() {
    var session = Session { $0.mode = .controller }
    session.insertOn("parentViewController")
    session.send(.scrollToPage(at: 1, animated: false))
    #expect(session.effects("addChild") == ["addChild 2"])
  }

  /// Of the bounds' height of 1000 the bar leaves 940, so a page of 2000 ends at 1060.
  @Test("a layout pass lays out each page", arguments: [true, false])
  func laidOut(isTakenOut: Bool) {
    var session = Session { $0.loading = .eager }
    for index in 0..<3 { session.jump(.page(index), to: 1216) }
    if isTakenOut {
      session.on("scrollViewDidScroll page 0", do: .pageDelete(at: 0, follow: false))
    } else {
      session.insertOn("scrollViewDidScroll page 0")
    }
    session.send(.layout(Size(width: 390, height: 1000), insets: nil))
    for index in 0..<(isTakenOut ? 2 : 4) {
      session.expect(["pages[\(index)].scrollView.maxOffset": 1060])
    }
  }
}
