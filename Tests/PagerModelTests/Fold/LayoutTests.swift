import PagerModel
import Testing

@Suite("Layout")
struct LayoutTests {
  @Test("puts content back to its page when the width changes")
  func rotation() {
    for preset in Preset.keepingIndex {
      var session = Session(preset)
      session.send(.scrollToPage(at: 1, animated: true))
      session.wait(400)
      session.send(.layout(Size(width: 844, height: 390)))
      session.expect(["content.x": 844, "content.maxOffset": 1688, "currentPageIndex": 1])
      #expect(session.effects("didScrollToPage") == [])
    }
  }

  @Test("leaves content to the finger that holds it, which lets go of a page that is there")
  func rotationUnderFinger() {
    var session = Session { $0.bounds = Size(width: 780, height: 844) }
    session.send(.scrollToPage(at: 2, animated: false))
    session.begin(sideways: true)
    session.send(.layout(Size(width: 390, height: 844)))
    // 1560 is page 4 of the new width, where there is none.
    session.expect(["content.x": 1560, "content.maxOffset": 780])
    session.lift()
    session.wait(1000)
    session.expect(["content.x": 780, "currentPageIndex": 2, "content.isDecelerating": false])
  }

  @Test("lets a page motion go on from where it is between two frames when the width changes")
  func rotationOfMotion() {
    var session = Session()
    session.send(.scrollToPage(at: 1, animated: false))
    session.swipe(100, vx: 1000)
    session.visit(frame: 3)
    session.wait(12)
    var widened = session
    // So little that the way to page 0 stays the same.
    widened.send(.layout(Size(width: 390.0001, height: 844)))
    for frame in Int64(4)...20 {
      session.visit(frame: frame)
      widened.visit(frame: frame)
      let x = session["content.x"]
      widened.expect(["content.x": x], within: 0.5, "frame \(frame)")
    }
  }

  @Test("without a width stands still, and comes back")
  func zeroWidth() {
    for preset in Preset.keepingIndex {
      var session = Session(preset)
      session.send(.layout(.zero))
      session.expect(["progress": 0, "visiblePageIndex": nil, "content.x": 0])
      session.swipe(-100, vx: -1000)
      session.drag(-100, vy: -1000)
      session.send(.scrollToPage(at: 2, animated: true))
      session.wait(1000)
      session.send(.layout(Size(width: 390, height: 844)))
      session.wait(1000)
      session.expect(["content.x": 780, "currentPageIndex": 2])
    }
  }

  @Test("brings an offset back within bounds that shrink, at once and heard")
  func shrinking() {
    var session = Session()
    session.drag(-1000)
    session.expect(["main.y": 240, "pages[0].y": 760])
    session.send(.contentSize(page: 0, height: 1000))
    session.expect(["pages[0].y": 216, "pages[0].contentHeight": 1000])
    #expect(session.effects == ["scrollViewDidScroll page 0", "pageDidScroll 0 216"])
    session.send(.header(height: 100))
    session.expect(["main.y": 100, "isPinned": true])
    #expect(session.effects == ["scrollViewDidScroll main"])
    session.send(.header(height: nil))
    session.expect(["main.y": 0, "headerHeight": nil, "isPinned": true])
  }

  @Test("leaves a view alone that a finger or a glide moves, which then goes back by itself")
  func moving() {
    for preset in Preset.withOuterView {
      for vy in [0.0, -1000, 1000] {
        var session = Session(preset)
        session.drag(-240)
        session.jump(.page(0), to: 1000)
        session.begin()
        session.move(0, -20)
        session.send(.contentSize(page: 0, height: 1200))
        session.expect(["pages[0].y": 1020], "\(preset)")
        session.lift(0, vy)
        session.wait(5000)
        let most = session.number("pages[0].scrollView.maxOffset")
        #expect(most == 416)
        #expect((0...most).contains(session.number("pages[0].y")), "\(preset) \(vy)")
        #expect(!session.pager.isMoving)
      }
    }
  }

  @Test("and bounds that shrink below a glide leave nothing past an end")
  func shrinkingUnderGlide() {
    for preset in Container.pinned.presets {
      for vy in [-1500.0, 400] {
        for bounces in [true, false] {
          var session = Session(preset) { $0.pageBounces = bounces }
          session.drag(-240)
          session.jump(.page(0), to: 1000)
          session.drag(0, vy: vy)
          session.wait(100)
          session.send(.contentSize(page: 0, height: 1200))
          session.wait(6000)
          #expect((0...416).contains(session.number("pages[0].y")), "\(preset) \(vy) \(bounces)")
          #expect(!session.pager.isMoving)
        }
      }
    }
  }

  @Test("a page handed back by the data source is clamped to the bounds it comes back to")
  func reusedPage() {
    var session = Session { $0.reusePages = true }
    session.send(.scrollToPage(at: 1, animated: false))
    session.drag(-240)
    session.jump(.page(1), to: 1216)
    session.send(.reload(toPageAt: 0))
    session.expect(["pages[1].isLoaded": false])
    session.send(.contentSize(page: 1, height: 2000))
    session.send(.layout(Size(width: 390, height: 1044)))
    session.send(.scrollToPage(at: 1, animated: false))
    // 2000 − (1044 − 60)
    session.expect(["pages[1].scrollView.maxOffset": 1016, "pages[1].y": 1016])
  }

  @Test("a header between two pixels pins like any other", arguments: Container.pinned.presets)
  func betweenPixels(preset: Preset) {
    var session = Session(preset) { $0.header = 240.2 }
    session.drag(-300)
    session.wait(1000)
    // The nearest third to 240.2.
    session.expect(["main.y": 240.3333333333, "isPinned": true], within: 1e-6)
    #expect(!session.pager.isMoving)
    session.send(.touch(.down(Session.onHeader)))
    #expect(session.send(.touch(.up)) == [])
    let page = session.number("pages[0].y")
    session.drag(-1, vy: -1000)
    session.wait(4000)
    // 1 + (1 − 0.01)·499 = 495
    session.expect(["pages[0].y": .number(page + 495)], within: 1)
  }

  @Test("pages between two pixels are pages: a finger that lifts there starts nothing")
  func widthBetweenPixels() {
    var session = Session { $0.bounds = Size(width: 390.2, height: 844) }
    session.send(.scrollToPage(at: 1, animated: false))
    session.send(.touch(.down(Session.onPage)))
    #expect(session.send(.touch(.up)) == [])
    session.expect(["content.isDecelerating": false, "currentPageIndex": 1, "visiblePageIndex": 1])
  }

  @Test("ends what scrolls by code when the pages' number changes, without a word")
  func endsAnimation() {
    var session = Session()
    session.send(.scrollToPage(at: 2, animated: true))
    session.wait(100)
    session.answer([2000, 2000])
    session.send(.reload(toPageAt: nil))
    session.expect(["content.isAnimating": false, "currentPageIndex": 1, "content.x": 390])
    #expect(session.effects("scrollViewDidEndScrollingAnimation") == [])
  }

  @Test("two pages of the same place are two: a reload gives a new one, unless it is handed back")
  func identity() {
    for (reuses, y) in [(false, 0.0), (true, 100)] {
      var session = Session { $0.reusePages = reuses }
      session.drag(-340)
      session.expect(["pages[0].y": 100])
      session.send(.reload(toPageAt: nil))
      session.expect(["pages[0].y": .number(y), "main.y": 240], "reused: \(reuses)")
    }
  }

  @Test("code on one view of a pair lets the other go back within its bounds")
  func codeDuringBounce() {
    var session = Session(pages: [1000])
    session.drag(-456, vy: -2000)
    session.wait(100)
    session.jump(.main, to: 100)
    session.wait(2000)
    session.expect(["main.y": 100, "pages[0].y": 216])
    #expect(!session.pager.isMoving)
  }
}
