import PagerModel
import Testing

/// Under policy `nestedMove: supersedes` the delegate hears of each change of the index once.
@Suite("The index that the delegate knows")
struct KnownIndexTests {
  @Test("is not told again where a callback leads back to it", arguments: [false, true])
  func ledBack(isTapped: Bool) {
    var session = Session()
    session.send(.scrollToPage(at: 2, animated: false))
    session.on("pageAt 1", do: .setCurrentPageIndex(to: 2))
    session.send(
      isTapped ? .selectTab(at: 1, animated: true) : .scrollToPage(at: 1, animated: true))
    #expect(session.effects("pageAt", "didScrollToPage") == ["pageAt 1"])
    session.expect(["currentPageIndex": 2, "tabBar.selectedIndex": 2, "content.x": 780])
  }

  @Test("is told by a reload once, even where a callback had content settle elsewhere")
  func settledInReload() {
    var session = Session { $0.loading = .eager }
    session.send(.scrollToPage(at: 1, animated: false))
    session.send(.disappear(animated: false))
    // On a hidden screen the animation is at its end at once.
    session.on("pageAt 0", do: .setContentOffset(.content, x: 0, y: nil, animated: true))
    session.send(.reload(toPageAt: 1))
    #expect(session.effects("didScrollToPage") == ["didScrollToPage 0", "didScrollToPage 1"])
  }

  @Test("is told by a reload as it is after a callback has taken a page out")
  func takenOutInReload() {
    var session = Session()
    session.send(.scrollToPage(at: 2, animated: false))
    session.on("pageAt 2", do: .pageDelete(at: 0, follow: false))
    session.send(.reload(toPageAt: nil))
    #expect(session.effects("didScrollToPage") == ["didScrollToPage 1"])
    session.expect(["currentPageIndex": 1, "tabBar.selectedIndex": 1, "content.x": 390])
  }

  @Test("is not told of where a callback takes out all pages of a reload")
  func emptiedInReload() {
    var session = Session(pages: [2000])
    session.on("pageAt 0", do: .pageDelete(at: 0, follow: false))
    session.send(.reload(toPageAt: nil))
    #expect(session.effects("didScrollToPage") == [])
    session.expect(["numberOfPages": 0, "currentPage": nil])
  }

  @Test("is that of the last move, in the end of the animation that another replaces")
  func replacedAnimation() {
    var session = Session()
    session.send(.scrollToPage(at: 1, animated: true))
    session.wait(100)
    session.on(
      "scrollViewDidEndScrollingAnimation content", do: .scrollToPage(at: 0, animated: false))
    session.send(.scrollToPage(at: 2, animated: true))
    session.wait(1000)
    session.expect(["currentPageIndex": 0, "content.x": 0, "visiblePageIndex": 0])
  }

  @Test("keeps its page where a move ends a reload that has dropped none yet")
  func supersededReload() {
    var session = Session { $0.mode = .controller }
    session.send(.appear(animated: false))
    session.send(.scrollToPage(at: 1, animated: false))
    session.send(.scrollToPage(at: 2, animated: false))
    session.on("willDisappear 2", do: .scrollToPage(at: 1, animated: false))
    session.send(.reload(toPageAt: nil))
    #expect(session.effects("numberOfPages", "pageAt") == [])
    session.expect([
      "currentPageIndex": 1, "pages[0].isLoaded": true, "pages[1].isLoaded": true,
      "pages[2].isLoaded": true, "pages[2].lifecycle": "didDisappear",
    ])
  }
}
