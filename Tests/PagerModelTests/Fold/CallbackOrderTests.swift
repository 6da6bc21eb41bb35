import PagerModel
import Testing

/// The table of traced callbacks, for `clNestedSlide`.
@Suite("The order of callbacks")
struct CallbackOrderTests {
  private static func pager(_ loading: Initial.Loading) -> Session {
    Session(.clNestedSlide, reloaded: false) { $0.loading = loading }
  }

  /// What the data source and the delegate heard.
  private static func heard(_ session: Session) -> [String] {
    session.effects("numberOfPages", "pageAt", "didScroll", "didScrollToPage")
  }

  static let loadings: [Initial.Loading] = [.lazy, .eager]
  static let allPages = ["pageAt 0", "pageAt 1", "pageAt 2"]

  @Test("first reload", arguments: loadings)
  func firstReload(loading: Initial.Loading) {
    var session = Self.pager(loading)
    session.send(.reload(toPageAt: nil))
    let asked = loading == .lazy ? ["pageAt 0"] : Self.allPages
    #expect(
      session.effects("numberOfPages", "pageAt", "didScrollToPage") == ["numberOfPages"] + asked
        + ["didScrollToPage 0"])
    // The layout pass before it, without pages, has put content at −390.
    #expect(session.effects("didScroll") == ["didScroll 0"])
  }

  @Test("reload to another index", arguments: loadings)
  func otherIndex(loading: Initial.Loading) {
    var session = Self.pager(loading)
    session.send(.reload(toPageAt: nil))
    session.send(.reload(toPageAt: 2))
    switch loading {
    case .lazy:
      #expect(
        Self.heard(session) == ["numberOfPages", "pageAt 2", "didScrollToPage 2", "didScroll 2"])
      session.expect(["currentPageIndex": 2, "content.x": 780])
    case .eager:
      #expect(Self.heard(session) == ["numberOfPages"] + Self.allPages + ["didScroll 2"])
      session.expect(["currentPageIndex": 0, "content.x": 780])
    }
  }

  @Test("a scroll to a page without animation", arguments: loadings)
  func jump(loading: Initial.Loading) {
    var session = Self.pager(loading)
    session.send(.reload(toPageAt: nil))
    session.send(.scrollToPage(at: 1, animated: false))
    switch loading {
    case .lazy: #expect(Self.heard(session) == ["pageAt 1", "didScrollToPage 1", "didScroll 1"])
    case .eager: #expect(Self.heard(session) == ["didScroll 1"])
    }
    session.send(.scrollToPage(at: 0, animated: false))
    switch loading {
    case .lazy: #expect(Self.heard(session) == ["didScrollToPage 0", "didScroll 0"])
    case .eager: #expect(Self.heard(session) == ["didScroll 0"])
    }
  }

  @Test("a scroll to a page with animation", arguments: loadings)
  func animated(loading: Initial.Loading) {
    var session = Self.pager(loading)
    session.send(.reload(toPageAt: nil))
    session.send(.scrollToPage(at: 1, animated: true))
    #expect(Self.heard(session) == (loading == .lazy ? ["pageAt 1", "didScrollToPage 1"] : []))
    session.wait(400)
    let heard = Self.heard(session)
    switch loading {
    case .lazy: #expect(heard.last == "didScroll 1")
    case .eager: #expect(heard.suffix(2) == ["didScroll 1", "didScrollToPage 1"])
    }
    // 0.3 s are 18 frames, each of which moves it.
    #expect(heard.count { $0.hasPrefix("didScroll ") } == 18)
    #expect(session.effects.contains("scrollViewDidEndScrollingAnimation content"))
  }

  @Test("a finger's swipe", arguments: loadings)
  func finger(loading: Initial.Loading) {
    var session = Self.pager(loading)
    session.send(.reload(toPageAt: nil))
    session.swipe(-300)
    #expect(session.effects("didScrollToPage", "pageAt") == [])
    session.wait(1000)
    let heard = Self.heard(session)
    switch loading {
    case .lazy: #expect(heard.suffix(3) == ["didScroll 1", "pageAt 1", "didScrollToPage 1"])
    case .eager: #expect(heard.suffix(2) == ["didScroll 1", "didScrollToPage 1"])
    }
    #expect(heard.dropLast(loading == .lazy ? 2 : 1).allSatisfy { $0.hasPrefix("didScroll ") })
  }

  @Test("reload to zero pages, from the second page and from the first", arguments: loadings)
  func zero(loading: Initial.Loading) {
    var session = Self.pager(loading)
    session.send(.reload(toPageAt: nil))
    session.send(.scrollToPage(at: 1, animated: true))
    session.wait(400)
    session.answer([])
    session.send(.reload(toPageAt: nil))
    #expect(
      Self.heard(session) == [
        "numberOfPages", "didScrollToPage 0", "didScroll 0", "didScrollToPage -1", "didScroll -1",
      ])
    session.expect(["currentPageIndex": 0, "currentPage": nil, "content.x": -390])
    guard loading == .lazy else { return }
    session.send(.scrollToPage(at: 0, animated: false))
    #expect(Self.heard(session) == ["didScrollToPage -1"])
    session.expect(["currentPageIndex": -1])
    session.answer([2000])
    session.send(.reload(toPageAt: nil))
    #expect(session.effects("didScrollToPage") == ["didScrollToPage 0", "didScrollToPage -1"])
  }

  @Test("no pages at all are silent under `reference`, and the next reload reports its target")
  func silentZero() {
    for loading in Self.loadings {
      var session = Session { $0.loading = loading }
      session.send(.scrollToPage(at: 1, animated: false))
      session.answer([])
      session.send(.reload(toPageAt: nil))
      #expect(session.effects("didScrollToPage") == [])
      #expect(!session.effects.contains("didScroll -1"), "content never stands before its start")
      session.expect([
        "currentPageIndex": 0, "currentPage": nil, "content.x": 0, "numberOfPages": 0,
        "visiblePageIndex": nil, "pages[0].isLoaded": false,
      ])
      #expect(session.send(.scrollToPage(at: 1, animated: false)) == ["ignored noPages"])
      session.answer([2000, 2000])
      session.send(.reload(toPageAt: nil))
      #expect(session.effects("didScrollToPage") == ["didScrollToPage 0"])
    }
  }

  // Under `offsets` main follows the finger without a header, too.
  @Test("of a drag are UIKit's", arguments: [Preset.reference, .clNestedSlide])
  func drag(preset: Preset) {
    var session = Session(preset) { $0.header = nil }
    let view = "page 0"
    session.send(.drag(.began(at: Session.onPage, velocity: Velocity(x: 0, y: -500))))
    #expect(session.effects == ["scrollViewWillBeginDragging \(view)"])
    session.move(0, -50)
    #expect(session.effects == ["scrollViewDidScroll \(view)", "pageDidScroll 0 50"])
    // The target: 50 + (1 − 0.01)/0.0020020026706730793 = 544.5048, to the nearest third.
    session.lift(0, -1000)
    #expect(
      session.effects == [
        "scrollViewWillEndDragging \(view) 1000 544.6666666666666",
        "scrollViewDidEndDragging \(view) true", "scrollViewWillBeginDecelerating \(view)",
      ])
    session.wait(4000)
    #expect(session.effects.last == "scrollViewDidEndDecelerating \(view)")
    #expect(session.effects("scrollViewWillBeginDecelerating", "scrollViewDidEndDragging") == [])
  }

  @Test("of a cancelled drag are those of one that ends without velocity")
  func cancelled() {
    for preset in Container.pinned.presets {
      var (ended, cancelled) = (Session(preset), Session(preset))
      for point in [Session.onPage, Session.onHeader] {
        ended.begin(at: point)
        cancelled.begin(at: point)
        ended.move(0, 100)
        cancelled.move(0, 100)
        #expect(ended.lift() == cancelled.send(.drag(.cancelled)))
        #expect(ended.pager == cancelled.pager)
      }
    }
  }

  @Test("of a swipe say where content goes, and never −0")
  func swipe() {
    var session = Session()
    session.swipe(-100, vx: -1001)
    #expect(
      session.effects.suffix(3) == [
        "scrollViewWillEndDragging content 1001 390", "scrollViewDidEndDragging content true",
        "scrollViewWillBeginDecelerating content",
      ])
    session.wait(1000)
    #expect(session.effects.suffix(3).first == "scrollViewDidEndDecelerating content")
    session.begin(sideways: true)
    session.lift(0, -900)
    #expect(
      session.effects("scrollViewWillEndDragging") == ["scrollViewWillEndDragging content 0 390"])
  }
}
