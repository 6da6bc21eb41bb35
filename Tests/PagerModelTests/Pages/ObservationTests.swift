import PagerModel
import Testing

@Suite("A page's own scroll delegate")
struct ObservationTests {
  @Test(
    "hears of the page's scrolling, unless there is none",
    arguments: [(PagerEvent.PageDelegate.replaced, ["pageDidScroll 0 50"]), (.none, [])])
  func delegate(to delegate: PagerEvent.PageDelegate, heard: [String]) {
    var session = Session()
    session.send(.pageDelegate(page: 0, to: delegate))
    session.jump(.page(0), to: 50)
    #expect(session.effects("pageDidScroll") == heard)
    #expect(session.effects("scrollViewDidScroll") == ["scrollViewDidScroll page 0"])
  }

  @Test("of a page that is not there is ignored", arguments: [-1, 1, 3])
  func missing(page: Int) {
    var session = Session()
    #expect(
      session.send(.pageDelegate(page: page, to: .none)) == ["ignored pageNotLoaded"])
  }

  /// Pinned at 240 with the list at 100, dragged down by 200: the list's 100, then main's.
  static let policies: [(String, main: Double)] = [("kept", 140), ("byDelegate", 240)]

  @Test("set by the app leaves the pager its own way to hear, or not", arguments: policies)
  func replaced(policy: String, main: Double) {
    var session = Session(policies: [.pageObservation: policy])
    session.send(.pageDelegate(page: 0, to: .replaced))
    session.drag(-340)
    session.drag(200)
    session.expect(["pages[0].y": 0, "main.y": .number(main)])
    session.drag(100, vy: 1000)
    session.wait(3000)
    session.expect(["main.y": .number(policy == "kept" ? 0 : 240)])
  }

  @Test("is forgotten by a second reload under lostAtReload, until another page is made")
  func lost() {
    var session = Session(policies: [.pageObservation: "lostAtReload"])
    session.drag(-240)
    session.drag(100)
    session.expect(["main.y": 140])
    session.drag(-240)
    session.send(.reload(toPageAt: nil))
    session.drag(-240)
    session.drag(100)
    session.expect(["main.y": 240])
    session.send(.reload(toPageAt: 1))
    session.drag(-10)
    session.drag(100)
    session.expect(["main.y": 150])
  }

  /// main is pinned by code, so that the list stands at its top.
  @Test("is forgotten under hand-over flags, too")
  func lostUnderFlags() {
    var session = Session(policies: [.pageObservation: "lostAtReload", .handOver: "flags"])
    session.jump(.main, to: 240)
    session.drag(100)
    session.expect(["main.y": 140])
    session.send(.reload(toPageAt: nil))
    session.jump(.main, to: 240)
    session.drag(100)
    session.expect(["main.y": 240])
  }
}
