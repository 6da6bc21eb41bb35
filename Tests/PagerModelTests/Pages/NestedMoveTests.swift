import PagerModel
import Testing

/// Page 0 is chosen in the callback that tells of page 1.
@Suite("A page asked for in a callback")
struct NestedMoveTests {
  private func session(_ nestedMove: String, animated: Bool) -> Session {
    var session = Session(policies: [.nestedMove: nestedMove])
    session.on("didScrollToPage 1", do: .scrollToPage(at: 0, animated: false))
    session.send(.selectTab(at: 1, animated: animated))
    session.wait(1000)
    return session
  }

  @Test("is the one that is gone to", arguments: [false, true])
  func supersedes(animated: Bool) {
    session("supersedes", animated: animated).expect([
      "currentPageIndex": 0, "content.x": 0, "tabBar.selectedIndex": 0, "visiblePageIndex": 0,
    ])
  }

  @Test("has the index under resumes, and content goes to the other: CLNestedSlide's order")
  func resumes() {
    session("resumes", animated: false).expect(["currentPageIndex": 0, "content.x": 390])
  }

  @Test("of a reload is loaded, told once, and shown")
  func reload() {
    var session = Session(reloaded: false)
    session.on("pageAt", do: .reload(toPageAt: 2))
    session.send(.reload(toPageAt: 1))
    session.expect(["currentPageIndex": 2, "currentPage": 2, "content.x": 780])
    #expect(session.effects("didScrollToPage") == ["didScrollToPage 2"])
  }

  @Test("keeps its page where another is put in before it")
  func insertion() {
    var session = Session()
    var payloads = session.pager.payloads
    let page = payloads.add([PageSpec(content: .height(2000))])
    session.pager.payloads = payloads
    session.on("didScrollToPage 2", do: .pageInsert(at: 0, page: page, follow: false))
    session.send(.scrollToPage(at: 2, animated: false))
    session.expect(["currentPageIndex": 3, "content.x": 1170, "visiblePageIndex": 3])
  }
}
