import PagerModel
import Testing

/// The header of 240 and the bar of 60 lie in each list's inset: a list is 844 high and its offset
/// −300 at its top, −60 when the bar has just pinned, 2000 − 844 = 1156 at most.
@Suite("Under hand-over `inset`")
struct InsetTests {
  private static func session(
    _ policies: [PolicyName: String] = [:], pages: [Double] = [2000, 2000, 2000],
    eager: Bool = false
  ) -> Session {
    Session(.smooth, policies: policies, pages: pages) { $0.loading = eager ? .eager : .lazy }
  }

  @Test("a list is as high as the bounds, and header and bar lie in its top inset")
  func geometry() {
    let session = Self.session()
    session.expect([
      "pages[0].y": -300, "pages[0].scrollView.minOffset": -300,
      "pages[0].scrollView.maxOffset": 1156, "pages[0].scrollView.contentInset.top": 300,
      "main.y": 0, "main.maxOffset": 240, "isPinned": false,
    ])
  }

  @Test("main's offset is how far the list's own takes the header away, and main says nothing")
  func header() {
    var session = Self.session()
    for (delta, page, main) in [
      (-100.0, -200.0, 100.0), (-140, -60, 240), (-100, 40, 240), (150, -110, 190), (-50, -60, 240),
    ] {
      session.drag(delta)
      session.expect(["pages[0].y": .number(page), "main.y": .number(main)])
      #expect(session.effects.allSatisfy { !$0.contains("main") })
    }
    session.expect(["isPinned": true, "isSwipeEnabled": false])
  }

  @Test("one finger moves one list, point for point")
  func exact() {
    var session = Self.session()
    session.begin()
    for _ in 0..<20 { session.move(0, -37) }
    session.expect(["main.y": 240, "pages[0].y": 440, "owner": "page 0"])
    session.lift()
    // Pulled past its top the list shows its rubber band, the header stays whole.
    session.drag(840)
    #expect(session.number("pages[0].y") < -300)
    session.expect(["main.y": 0])
    session.wait(2000)
    session.expect(["main.y": 0, "pages[0].y": -300])
  }

  @Test(
    "headerDrag: a drag that begins on the header goes past the pin, or stops there",
    arguments: [("carries", 0.0), ("stops", -60)])
  func headerDrag(word: String, page: Double) {
    var session = Self.session([.headerDrag: word])
    session.drag(-300, at: Session.onHeader)
    session.expect(["main.y": 240, "pages[0].y": .number(page)])
  }

  @Test("headerDrag stops: neither does the glide after it go past the pin")
  func headerFling() {
    var session = Self.session()
    session.drag(-100, at: Session.onHeader, vy: -3000)
    session.wait(5000)
    session.expect(["main.y": 240, "pages[0].y": -60])
    session.drag(-100, vy: -3000)
    session.wait(5000)
    #expect(session.number("pages[0].y") > 500)
  }

  @Test(
    "pinRelease: the bar pulls the header out, or holds, also in mid-gesture",
    arguments: [("anyDrag", 190.0, -110.0), ("pageOnly", 240, -60)])
  func pinRelease(word: String, main: Double, page: Double) {
    var session = Self.session([.pinRelease: word])
    session.begin(at: Session.onHeader)
    session.move(0, -240)
    session.move(0, 50)
    session.expect(["main.y": .number(main), "pages[0].y": .number(page)])
    session.lift()
    session.jump(.page(0), to: -60)
    session.drag(50, at: Session.onHeader)
    session.expect(["main.y": .number(main), "pages[0].y": .number(page)])
    session.jump(.page(0), to: 40)
    session.drag(50, at: Session.onHeader)
    // Below its top a list that the bar does not carry on into stays.
    session.expect(["main.y": 240, "pages[0].y": 40])
  }

  @Test("synchronise: partly shown all share the offset, pinned each has its own")
  func synchronise() {
    var session = Self.session(eager: true)
    session.drag(-100)
    session.expect(["pages[0].y": -200, "pages[1].y": -200, "pages[2].y": -200])
    session.drag(-240)
    session.expect(["pages[0].y": 40, "pages[1].y": -60, "pages[2].y": -60, "main.y": 240])
    session.send(.setCurrentPageIndex(to: 1))
    session.drag(-30)
    session.expect(["pages[0].y": 40, "pages[1].y": -30, "pages[2].y": -60, "main.y": 240])
    session.drag(130)
    session.expect(["pages[0].y": -160, "pages[1].y": -160, "pages[2].y": -160, "main.y": 140])
  }

  /// Page 0 at 40, so the header is away; then page 1, which was made at −300, pulls it out.
  @Test(
    "otherPagesOnReveal: the lists follow the header, or the header the list that is chosen",
    arguments: [
      // (rule, page 1 with the header away, main when it is chosen, page 0 when it pulls by 100)
      ("keep", -300.0, 0.0, 40.0), ("keepUntilTouch", -300, 240, 40), ("reset", -60, 240, -160),
      ("shift", -60, 240, -60), ("synchronise", -60, 240, -160),
    ])
  func others(word: String, hidden: Double, chosen: Double, revealed: Double) {
    var session = Self.session([.otherPagesOnReveal: word], eager: true)
    session.drag(-340)
    session.expect(["pages[0].y": 40, "pages[1].y": .number(hidden), "main.y": 240], word)
    session.send(.setCurrentPageIndex(to: 1))
    session.expect(["pages[0].y": 40, "pages[1].y": .number(hidden), "main.y": .number(chosen)])
    session.drag(100)
    session.expect(["pages[0].y": .number(revealed)], word)
    session.wait(2000)
    session.expect(["main.y": .number(chosen == 0 ? 0 : 140)], word)
  }

  @Test("keepUntilTouch: a list that is touched goes to where the header is")
  func touched() {
    var session = Self.session([.otherPagesOnReveal: "keepUntilTouch"], eager: true)
    session.drag(-340)
    session.send(.setCurrentPageIndex(to: 1))
    session.begin()
    session.expect(["pages[1].y": -60, "main.y": 240])
    session.move(0, -10)
    session.expect(["pages[1].y": -50, "pages[0].y": 40])
  }

  @Test("shift: a list that followed the header shows the same row, and takes it from there")
  func shifted() {
    var session = Self.session([.otherPagesOnReveal: "shift"], eager: true)
    session.drag(-340)
    session.send(.setCurrentPageIndex(to: 1))
    session.drag(100)
    session.send(.setCurrentPageIndex(to: 0))
    // 100 points of list 0 had gone by under the bar, at 40; with the bar 100 lower they have at −60.
    session.expect(["main.y": 140, "pages[0].y": -60])
    session.drag(-10)
    session.expect(["main.y": 150, "pages[0].y": -50, "pages[1].y": -150])
    session.drag(50)
    session.expect(["main.y": 150, "pages[0].y": -100])
    session.drag(60)
    session.expect(["main.y": 140, "pages[0].y": -160])
    session.send(.header(height: 370))
    session.expect(["main.y": 140, "pages[0].y": -160])
  }

  @Test("a new list begins where the header is, without a word")
  func newList() {
    var session = Self.session([.reloadOffset: "keep"])
    session.drag(-100)
    session.send(.setCurrentPageIndex(to: 1))
    session.expect(["pages[1].y": -200, "main.y": 100])
    #expect(session.effects("scrollViewDidScroll") == ["scrollViewDidScroll content"])
    session.drag(-200)
    session.send(.reload(toPageAt: nil))
    session.expect(["pages[1].y": -60, "main.y": 240])
  }

  /// 700 points of content leave 844 − 700 = 144 of the bounds: header and bar show that much.
  @Test(
    "shortPage: a short list lets the header stay away, or brings it back",
    arguments: [("pad", 200.0, -60.0, 240.0), ("clamp", 200, -300, 0), ("clamp", 700, -144, 156)])
  func shortPage(word: String, height: Double, page: Double, main: Double) {
    var session = Self.session([.shortPage: word], pages: [2000, height])
    session.drag(-340)
    session.send(.selectTab(at: 1, animated: false))
    session.expect([
      "pages[1].y": .number(page), "main.y": .number(main),
      "pages[1].contentHeight": .number(height),
    ])
    session.send(.selectTab(at: 0, animated: false))
    session.expect(["pages[0].y": 40, "main.y": 240])
  }

  @Test("a header that grows leaves a list where it is, but at its top the list stays there")
  func headerGrows() {
    var session = Self.session()
    session.send(.header(height: 370))
    session.expect(["pages[0].y": -430, "main.y": 0])
    session.send(.header(height: 240))
    session.drag(-50)
    session.send(.header(height: 370))
    // −250 is 430 − 250 = 180 points below the new top.
    session.expect(["pages[0].y": -250, "main.y": 180])
    session.send(.header(height: nil))
    session.expect(["pages[0].y": -60, "main.y": 0, "main.maxOffset": 0])
  }

  @Test("a header that goes while a list is on its way to its top leaves it at the new one")
  func headerGoesInARefresh() {
    var session = Self.session()
    session.send(.refresh(.page(0), .began(height: 592)))
    session.wait(100)
    // A quarter of the way is 148, to −448: within the new bounds, but on its way to −892.
    session.send(.header(height: nil))
    session.wait(1000)
    // The bar's 60 and the refresh's 592.
    session.expect(["pages[0].y": -652, "pages[0].scrollView.minOffset": -652])
  }

  @Test("a list that is caught past its end by the bar goes back to that end")
  func caughtPastItsEnd() {
    var session = Self.session([.pinRelease: "anyDrag"])
    session.jump(.page(0), to: 1156)
    session.drag(-200)
    session.visit(frame: 2)
    session.begin(at: Session.onHeader)
    session.move(0, 10)
    #expect(session.number("pages[0].y") > 1156)
    session.lift()
    session.wait(3000)
    session.expect(["pages[0].y": 1156])
  }

  @Test("code cannot scroll main, which is not there")
  func code() {
    var session = Self.session()
    #expect(session.jump(.main, to: 100) == ["ignored nothingToScroll"])
    #expect(session.drag(-10, at: Session.onHeader).isEmpty == false)
    session.expect(["main.y": 10, "main.isDragging": false])
  }

  @Test(
    "pageInset: the header goes away from a list's own inset on, or from its rows on",
    arguments: [("respected", 10.0), ("ignored", 0)])
  func pageInset(word: String, main: Double) {
    var session = Session(.smooth, policies: [.pageInset: word]) { $0.pageInsetTop = 20 }
    session.expect(["pages[0].y": -320])
    session.drag(-10)
    session.expect(["pages[0].y": -310, "main.y": .number(main)])
  }

  @Test("the first visible row is the one below header and bar")
  func firstVisibleItem() {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    (initial.header, initial.hover) = (240, 60)
    initial.pages = [PageSpec(content: .rows(100, rowHeight: 50))]
    var pager = Pager(initial, policies: Preset.smooth.policies)
    pager.apply(TimedEvent(.reload(toPageAt: nil), at: 0))
    for (y, row) in [(-300.0, 0.0), (-100, 0), (-60, 0), (-10, 1), (440, 10)] {
      pager.apply(TimedEvent(.setContentOffset(.page(0), x: nil, y: y, animated: false), at: 0))
      #expect(pager.value(.page(0, .firstVisibleItem)) == .number(row), "\(y)")
    }
  }

  @Test("newPageWhilePinned: a list made with the header away stays until that has moved")
  func newPage() {
    for (word, page) in [("free", -30.0), ("locked", -60)] {
      var session = Self.session([.newPageWhilePinned: word])
      session.drag(-340)
      session.send(.setCurrentPageIndex(to: 1))
      session.drag(-30)
      session.expect(["pages[1].y": .number(page), "main.y": 240], word)
    }
  }
}
