import PagerModel
import Testing

/// JXPagingView's rules, worked out by hand. Main's maximum is 240, a page's 1216.
@Suite("Under hand-over `offsets`")
struct OffsetsTests {
  /// Page 0 at 60, main at its maximum: of nine moves of −30 the eighth takes main to 240, and the
  /// page, which main no longer sends back, moves by that one and by the ninth.
  private static func pinned(_ policies: [PolicyName: String] = [:]) -> Session {
    var session = Session(.jxPagingView, policies: policies)
    session.begin()
    for _ in 0..<9 { session.move(0, -30) }
    session.lift()
    session.expect(["main.y": 240, "pages[0].y": 60, "isPinned": true])
    return session
  }

  @Test("a list stands at its top while main is short of its maximum, and then main stands")
  func pinning() {
    var session = Session(.jxPagingView)
    session.begin()
    for _ in 0..<7 { session.move(0, -30) }
    session.expect(["main.y": 210, "pages[0].y": 0, "owner": "main+page 0"])
    _ = Self.pinned()
  }

  @Test("nothing holds main until a list has scrolled, a point past its maximum")
  func mainAlone() {
    var session = Session(.jxPagingView)
    session.begin(at: Session.onHeader)
    session.move(0, -240.5)
    // A third of a point is a pixel: 240.5 shows as 240 2/3, half a pixel upwards.
    session.expect(["main.y": 240.6666666667, "main.maxOffset": 240])
    session.move(0, -100)
    session.lift()
    session.wait(2000)
    session.expect(["main.y": 241, "isPinned": true])
  }

  @Test("a list below its top holds main, whatever part of the header is dragged")
  func listHolds() {
    var session = Self.pinned()
    session.drag(50, at: Session.onHeader)
    session.expect(["main.y": 240, "pages[0].y": 60])
    session.jump(.page(0), to: 0)
    session.drag(50, at: Session.onHeader)
    session.expect(["main.y": 190, "pages[0].y": 0])
  }

  @Test("a header of no height pins at once, and none does, too", arguments: [0.0, nil])
  func noHeader(height: Double?) {
    var session = Session(.jxPagingView) { $0.header = height }
    session.drag(-100)
    session.wait(1000)
    session.expect(["main.y": 0, "pages[0].y": 100])
  }

  /// The page that is chosen, page 1, is the list that counts from then on: at its top, it lets the
  /// header come out.
  @Test(
    "otherPagesOnReveal: the other lists go to their top, or not",
    arguments: [
      ("keep", 60.0, 60.0), ("keepUntilTouch", 60, 0), ("reset", 0, 0), ("shift", 10, 10),
      ("synchronise", 0, 0),
    ])
  func others(word: String, revealed: Double, touched: Double) {
    var session = Self.pinned([.otherPagesOnReveal: word])
    session.send(.scrollToPage(at: 1, animated: false))
    session.drag(50)
    session.expect(["main.y": 190, "pages[0].y": .number(revealed), "pages[1].y": 0], word)
    session.send(.scrollToPage(at: 0, animated: false))
    session.begin()
    session.move(0, -10)
    session.move(0, -10)
    session.lift()
    session.expect(["main.y": 210, "pages[0].y": .number(touched)], word)
  }

  @Test("offscreenScroll: a hidden list that scrolls holds main, or does not")
  func offscreen() {
    for (word, main) in [("counts", 240.0), ("ignored", 190)] {
      var session = Self.pinned([.offscreenScroll: word])
      session.send(.scrollToPage(at: 1, animated: false))
      session.jump(.page(1), to: 10)
      session.jump(.page(1), to: 0)
      session.jump(.page(0), to: 30)
      session.drag(50, at: Session.onHeader)
      session.expect(["main.y": .number(main)], word)
    }
  }

  @Test("pinRelease: any drag pulls the header out, or only one of the page")
  func pinRelease() {
    for (word, main) in [("anyDrag", 190.0), ("pageOnly", 240)] {
      var session = Self.pinned([.pinRelease: word])
      session.jump(.page(0), to: 0)
      session.drag(50, at: Session.onHeader)
      session.expect(["main.y": .number(main)], word)
      session.jump(.main, to: 240)
      session.drag(50)
      session.expect(["main.y": 190, "pages[0].y": 0], word)
    }
  }

  @Test("headerDrag: past the pin it carries into the list, or stops")
  func headerDrag() {
    for (word, page) in [("carries", 60.0), ("stops", 0)] {
      var session = Session(.jxPagingView, policies: [.headerDrag: word])
      session.jump(.page(0), to: 1)
      session.begin(at: Session.onHeader)
      session.move(0, -240)
      let before = session.number("pages[0].y")
      session.move(0, -60)
      session.expect(["main.y": 240, "pages[0].y": .number(before + page)], word)
    }
  }

  @Test("newPageWhilePinned: a list made at the pin scrolls, or stays until main has moved")
  func newPage() {
    for (word, first) in [("free", 30.0), ("locked", 0)] {
      var session = Self.pinned([.newPageWhilePinned: word])
      session.set(.panOrder, "pageFirst")
      session.send(.scrollToPage(at: 1, animated: false))
      session.begin()
      session.move(0, -30)
      session.expect(["pages[1].y": .number(first)], word)
      session.move(0, -30)
      session.expect(["pages[1].y": .number(first + 30)], word)
    }
  }

  @Test("a fling past the pin goes on in the list, and comes to rest")
  func fling() {
    var session = Session(.jxPagingView)
    session.drag(-200, vy: -3000)
    session.wait(5000)
    session.expect(["main.y": 240, "main.isDecelerating": false])
    #expect(session.number("pages[0].y") > 300)
    #expect(!session.pager.isMoving)
    session.drag(50, vy: 4000)
    session.wait(5000)
    session.expect(["main.y": 0, "pages[0].y": 0])
  }

  @Test("the top of a list with an inset of its own is before that inset")
  func inset() {
    var session = Session(.jxPagingView) { $0.pageInsetTop = 20 }
    session.drag(-10)
    session.expect(["main.y": 10, "pages[0].y": -20])
  }
}
