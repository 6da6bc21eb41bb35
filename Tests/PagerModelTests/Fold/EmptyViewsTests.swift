import PagerModel
import Testing

@Suite("A view without a size")
struct EmptyViewsTests {
  private static let handOvers = [Preset.reference, .clNestedSlide, .jxPagingView]

  /// Page 0 is at its top, and main at its maximum.
  private static func pinned(_ preset: Preset, _ word: String, hover: Double?) -> Session {
    var session = Session(preset, policies: [.emptyBar: word]) { $0.hover = hover }
    session.begin()
    for _ in 0..<9 { session.move(0, -30) }
    session.lift()
    session.jump(.page(0), to: 0)
    session.expect(["main.y": 240, "pages[0].y": 0], "\(preset) \(word)")
    return session
  }

  @Test("emptyBar: 50 down at the pin, on the page", arguments: handOvers)
  func emptyBar(preset: Preset) {
    for (word, y) in [("scrolls", 190.0), ("holds", 240)] {
      var session = Self.pinned(preset, word, hover: 0)
      session.drag(50)
      session.expect(["main.y": .number(y)], word)
      session.wait(2000)
      session.expect(["main.y": .number(y), "pages[0].y": 0], word)
    }
  }

  @Test("emptyBar: a bar that has a height, or none, holds nothing", arguments: [60.0, nil])
  func otherBars(hover: Double?) {
    for preset in Self.handOvers {
      var session = Self.pinned(preset, "holds", hover: hover)
      session.drag(50)
      session.expect(["main.y": 190], "\(preset)")
    }
  }

  @Test("emptyBar: short of the pin main follows the finger both ways", arguments: handOvers)
  func shortOfThePin(preset: Preset) {
    var session = Session(preset, policies: [.emptyBar: "holds"]) { $0.hover = 0 }
    session.drag(-100, at: Session.onHeader)
    session.drag(40, at: Session.onHeader)
    session.expect(["main.y": 60], "\(preset)")
  }

  @Test("emptyHeader: the second reload and the third, with page 0 and with the last")
  func emptyHeader() {
    for (word, further) in [("inPlace", 0.0), ("pageFurther", 390)] {
      var session = Session(policies: [.emptyHeader: word]) { $0.header = 0 }
      session.expect(["content.x": 0], "the first, \(word)")
      for _ in 0..<2 {
        session.send(.reload(toPageAt: nil))
        session.expect(["content.x": .number(further), "currentPageIndex": 0], word)
      }
      session.send(.scrollToPage(at: 2, animated: false))
      session.send(.reload(toPageAt: nil))
      session.expect(["content.x": 780, "currentPageIndex": 2], word)
    }
  }

  @Test(
    "emptyHeader: a header that has a height, or none, shifts nothing", arguments: [240.0, nil])
  func otherHeaders(height: Double?) {
    var session = Session(policies: [.emptyHeader: "pageFurther"]) { $0.header = height }
    session.send(.reload(toPageAt: nil))
    session.expect(["content.x": 0])
  }

  @Test("firstLayout: of two pages that were there before it")
  func firstLayout() {
    for (word, x) in [("atIndex", 0.0), ("atLastPage", 390)] {
      var session = Session(policies: [.firstLayout: word], pages: [2000, 2000]) { $0.bounds = nil }
      session.send(.layout(Size(width: 390, height: 844), insets: nil))
      session.expect(
        [
          "content.x": .number(x), "visiblePageIndex": .number(x / 390), "currentPageIndex": 0,
          "tabBar.selectedIndex": 0,
        ], word)
      session.send(.layout(Size(width: 844, height: 390), insets: nil))
      session.expect(["content.x": 0, "visiblePageIndex": 0], "the second, \(word)")
    }
  }

  @Test("firstLayout: bounds that were there before the pages are no first")
  func laidOutBefore() {
    let session = Session(policies: [.firstLayout: "atLastPage"])
    session.expect(["content.x": 0])
  }
}
