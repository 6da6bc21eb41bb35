import PagerModel
import Testing

@Suite("A fling")
struct FlingTests {
  @Test(
    "shares its way between main and page as worked out by hand",
    arguments: Fling.exact + Fling.flags)
  func offsets(fling: Fling) {
    var session = fling.session
    for frame in fling.frames {
      session.visit(frame: frame.number)
      let note = "frame \(frame.number)"
      session.expect(
        ["main.y": .number(frame.main), "pages[0].y": .number(frame.page)], within: 1e-6, note)
      session.expect(
        [
          "main.velocity": .number(frame.mainVelocity),
          "pages[0].scrollView.velocity": .number(frame.pageVelocity),
        ], within: 1e-3, note)
    }
  }

  @Test("ends for each view at its own frame", arguments: Fling.exact + Fling.flags)
  func ends(fling: Fling) {
    var session = fling.session
    var (main, page): (Int64, Int64) = (0, 0)
    for k in 1...Int64(200) {
      session.visit(frame: k)
      let effects = session.effects("scrollViewDidEndDecelerating")
      if effects.contains("scrollViewDidEndDecelerating main") { main = k }
      if effects.contains("scrollViewDidEndDecelerating page 0") { page = k }
      session.expect(
        [
          "main.isDecelerating": .bool(main == 0),
          "pages[0].scrollView.isDecelerating": .bool(page == 0),
        ], "frame \(k)")
    }
    #expect(main == fling.mainRests)
    #expect(page == fling.pageRests)
    #expect(!session.pager.isMoving)
  }

  @Test("has, before its first frame, the velocity of its release where it moves first")
  func beforeTheFirstFrame() {
    var session = Session()
    session.drag(-100, vy: -2400)
    session.expect([
      "main.velocity": 2400, "pages[0].scrollView.velocity": 0, "main.isDecelerating": true,
      "pages[0].scrollView.isDecelerating": true,
    ])
    session.wait(3000)
    session.drag(-1, vy: -1001)
    session.expect(["main.velocity": 0, "pages[0].scrollView.velocity": 1001])
  }

  @Test("that another tab cuts off stops main, and leaves the old page its own way")
  func parting() {
    var session = Session()
    session.drag(-300, vy: -1200)
    session.visit(frame: 5)
    session.send(.selectTab(at: 1, animated: false))
    #expect(session.effects.contains("scrollViewDidEndDecelerating main"))
    session.expect(["main.isDecelerating": false, "pages[0].scrollView.isDecelerating": true])
    session.wait(4000)
    // Released at page 60, it stops where |v| < 0.01: 60 + (1.2 − 0.01)·499 = 653.8.
    session.expect(["pages[0].y": 653.8], within: 0.5)
    session.expect(["main.y": 240, "pages[1].y": 0])
  }

  @Test("that still moves the header when another tab cuts it off leaves the page where it is")
  func partingBeforeThePin() {
    for delay in [Microseconds(0), 10_000, 40_000] {
      var session = Session()
      session.drag(-100, vy: -1200)
      session.send(.selectTab(at: 1, animated: false), after: delay)
      let main = session.number("main.y")
      session.wait(4000)
      session.expect(["main.y": .number(main), "pages[0].y": 0], "after \(delay) µs")
      #expect(main < 240)
    }
  }

  @Test("that code cuts off stops both views, without a word")
  func codeStops() {
    var session = Session()
    session.drag(-300, vy: -2400)
    session.visit(frame: 5)
    #expect(session.jump(.main, to: 100) == ["scrollViewDidScroll main"])
    session.expect(["main.isDecelerating": false, "pages[0].scrollView.isDecelerating": false])
    let page = session.number("pages[0].y")
    session.wait(3000)
    session.expect(["main.y": 100, "pages[0].y": .number(page)])
  }
}
