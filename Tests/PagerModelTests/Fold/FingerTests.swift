import PagerModel
import Testing

@Suite("A finger")
struct FingerTests {
  @Test("that lands on the page stops all that glides below it")
  func touchOnPage() {
    for preset in Container.pinned.presets {
      var session = Session(preset)
      session.drag(-100, vy: -2400)
      session.wait(50)
      let (main, page) = (session.number("main.y"), session.number("pages[0].y"))
      session.send(.touch(.down(Session.onPage)))
      let views = preset == .smooth ? ["page 0"] : ["main", "page 0"]
      #expect(session.effects.sorted() == views.map { "scrollViewDidEndDecelerating \($0)" })
      session.wait(1000)
      session.expect(["main.y": .number(main), "pages[0].y": .number(page)])
      session.expect(["main.isTracking": true, "main.isDecelerating": false, "owner": "none"])
      session.send(.touch(.up))
      session.expect(["main.isTracking": false])
    }
  }

  @Test("that lands on the header stops main, and of the page only a pair")
  func touchOnHeader() {
    for (preset, glides) in [(Preset.reference, false), (.clNestedSlide, true)] {
      var session = Session(preset)
      session.drag(-300, vy: -2400)
      session.wait(50)
      session.send(.touch(.down(Session.onHeader)))
      session.expect([
        "main.isDecelerating": false, "pages[0].scrollView.isDecelerating": .bool(glides),
        "content.isTracking": false, "main.isTracking": true,
      ])
    }
  }

  @Test(
    "that stops a bounce lets it go on when it lifts",
    arguments: [Session.onPage, Session.onHeader])
  func heldBounce(point: Point) {
    var session = Session(pages: [1000])
    session.drag(-456, vy: -2000)
    session.wait(100)
    let page = session.number("pages[0].y")
    #expect(page > 216)
    session.send(.touch(.down(point)))
    session.wait(500)
    session.expect(["pages[0].y": .number(page)])
    session.send(.touch(.up))
    #expect(session.effects == ["scrollViewWillBeginDecelerating page 0"])
    session.wait(1000)
    session.expect(["pages[0].y": 216, "pages[0].scrollView.isDecelerating": false])
  }

  @Test(
    "that stops a bounce, then pans the header alone, leaves the page to go back",
    arguments: [Session.onPage, Session.onHeader])
  func heldBounceThenHeader(point: Point) {
    for preset in Preset.withOuterView {
      var session = Session(preset, policies: [.headerDrag: "stops"], pages: [1000])
      session.drag(-300)
      session.jump(.page(0), to: 210)
      session.drag(0, vy: -2000)
      session.wait(100)
      #expect(session.number("pages[0].y") > 216)
      session.send(.touch(.down(point)))
      session.begin(at: Session.onHeader)
      session.lift()
      session.wait(1000)
      session.expect(["pages[0].y": 216], "\(preset)")
      #expect(!session.pager.isMoving)
    }
  }

  @Test("that holds main past its end pulls it further where the page has no room left")
  func heldPastTheEnd() {
    var session = Session(pages: [1000])
    session.jump(.main, to: 300)
    session.begin()
    session.move(0, -300)
    // The page takes the 216 points to its end; the rest joins what main's place stands for.
    let pull = RubberBand.pull(shown: 60, length: 844) + 84
    session.expect(["pages[0].y": 216])
    let shown = RubberBand.shown(pull: pull, length: 844)
    session.expect(["main.y": .number(240 + shown)], within: 0.4)
  }

  @Test("whose app chooses where content ends has chosen nothing for main")
  func sidewaysTarget() {
    for handOver in ["exact", "flags"] {
      var session = Session(policies: [.handOver: handOver, .axisLock: "none"])
      session.begin(sideways: true)
      session.move(-50, -40)
      session.lift(0, 0, target: 390)
      session.wait(1000)
      session.expect(["content.x": 390, "main.y": 40], handOver)
    }
  }

  @Test("that pans content is not ignored where main cannot move")
  func sidewaysWithoutHeader() {
    var session = Session(policies: [.axisLock: "none"]) { $0.header = nil }
    session.begin(sideways: true)
    #expect(session.effects == ["scrollViewWillBeginDragging content"])
    session.move(-50, -40)
    session.expect(["content.x": 50, "main.y": 0])
  }

  @Test("is one: a second one is ignored, and so is what it has not begun")
  func one() {
    var session = Session()
    #expect(session.move(0, -10) == ["ignored noDrag"])
    #expect(session.lift() == ["ignored noDrag"])
    #expect(session.send(.drag(.cancelled)) == ["ignored noDrag"])
    #expect(session.send(.touch(.up)) == ["ignored noFinger"])
    session.begin()
    #expect(
      session.send(.drag(.began(at: Session.onPage, velocity: nil))) == ["ignored fingerIsDown"])
    #expect(session.send(.touch(.down(Session.onPage))) == ["ignored fingerIsDown"])
    #expect(session.send(.touch(.up)) == ["ignored noFinger"])
    session.move(0, -10)
    session.expect(["main.y": 10])
  }

  @Test(
    "takes the axis of its velocity, or of its first move; a tie is vertical",
    arguments: [
      // velocity, first move, owner
      (Velocity(x: 10, y: 5), (0.0, 0.0), "content"), (Velocity(x: 5, y: 10), (0, 0), "main"),
      (Velocity(x: 5, y: -5), (0, 0), "main"), (nil, (-9, 3), "content"), (nil, (3, -9), "main"),
      (nil, (7, 7), "main"), (nil, (0, 0), "main"),
    ] as [(Velocity?, (Double, Double), String)])
  func axis(velocity: Velocity?, move: (Double, Double), owner: String) {
    var session = Session()
    session.send(.drag(.began(at: Session.onPage, velocity: velocity)))
    session.move(move.0, move.1)
    session.expect(["owner": .string(owner)])
  }

  @Test("pans sideways only below header and bar, where content is wider than the screen")
  func sideways() {
    for (point, pages, owner) in [
      (Session.onHeader, 3, "main"), (Point(x: 195, y: 299), 3, "main"),
      (Point(x: 195, y: 300), 3, "content"), (Session.onPage, 1, "main"),
    ] {
      var session = Session(pages: Array(repeating: 2000, count: pages))
      session.begin(at: point, sideways: true)
      session.expect(["owner": .string(owner)], "\(point)")
    }
  }

  @Test("on header and bar moves main alone under `flags`, main and the page on the page")
  func owners() {
    var session = Session(.clNestedSlide)
    session.begin(at: Session.onHeader)
    session.expect(["owner": "main", "pages[0].scrollView.isDragging": false])
    session.lift()
    session.begin()
    session.expect(["owner": "main+page 0", "pages[0].scrollView.isDragging": true])
  }

  @Test("takes the page below it, whichever the pager holds")
  func pageBelow() {
    var session = Session { $0.loading = .eager }
    session.drag(-240)
    session.jump(.content, to: 195)
    session.begin(at: Point(x: 300, y: 600))
    session.move(0, -50)
    session.expect(["pages[0].y": 0, "pages[1].y": 50])
  }

  @Test("keeps what it took when a reload drops the page, and answers to nobody for it")
  func reload() {
    for preset in [Preset.reference, .clNestedSlide] {
      var session = Session(preset)
      session.begin()
      session.move(0, -300)
      session.send(.reload(toPageAt: nil))
      session.expect(["pages[0].y": 0])
      let effects = session.move(0, -50)
      #expect(!effects.contains { $0.contains("page 0") })
      session.expect(["pages[0].y": 0])
      session.lift(0, -1000)
      #expect(!session.effects.contains { $0.contains("page 0") })
      session.wait(3000)
      session.expect(["main.y": 240, "pages[0].y": 0, "main.isDragging": false])
    }
  }

  @Test("whose axis is open when a reload takes its page away takes main alone")
  func reloadWhileUndecided() {
    var session = Session()
    session.send(.scrollToPage(at: 2, animated: false))
    session.send(.drag(.began(at: Session.onPage, velocity: nil)))
    session.answer([2000])
    session.send(.reload(toPageAt: nil))
    session.move(0, -300)
    // 60 past main's end show 844 · (1 − 1/(0.55·60/844 + 1)) = 31.759
    session.expect(["main.y": 271.759, "pages[0].y": 0], within: 0.17)
    session.lift()
    session.wait(1000)
    session.expect(["main.y": 240])
  }

  @Test("flicking again while content moves adds a page; after a mere touch too")
  func secondFlick() {
    for hasTouch in [false, true] {
      var session = Session(pages: [2000, 2000, 2000, 2000])
      session.swipe(-100, vx: -1000)
      session.expect(["pendingPageIndex": 1])
      session.wait(50)
      if hasTouch { session.send(.touch(.down(Session.onPage))) }
      session.swipe(-20, vx: -1000)
      session.expect(["pendingPageIndex": 2])
      session.wait(1000)
      session.expect(["content.x": 780, "currentPageIndex": 2])
    }
  }

  @Test("flicking back while content moves does not")
  func flickBack() {
    var session = Session(pages: [2000, 2000, 2000, 2000])
    session.swipe(-100, vx: -1000)
    session.wait(50)
    session.swipe(20, vx: 1000)
    session.expect(["pendingPageIndex": 0])
  }

  @Test("that lifts leaves no page half on the screen")
  func halfPage() {
    var session = Session()
    session.jump(.content, to: 250)
    session.send(.touch(.down(Session.onHeader)))
    session.send(.touch(.up))
    session.expect(["pendingPageIndex": 1])
    session.wait(1000)
    session.expect(["content.x": 390, "currentPageIndex": 1])
  }

  @Test(
    "that lifts leaves no content beyond its first or last page",
    arguments: [(-390.0, 0.0), (-780, 0), (1170, 780)])
  func beyondThePages(x: Double, page: Double) {
    var session = Session()
    session.jump(.content, to: x)
    session.send(.touch(.down(Session.onHeader)))
    session.send(.touch(.up))
    session.wait(2000)
    session.expect(["content.x": .number(page), "currentPageIndex": .number(page / 390)])
    session.jump(.content, to: x)
    session.swipe(0)
    session.wait(2000)
    session.expect(["content.x": .number(page), "currentPageIndex": .number(page / 390)])
  }

  @Test("holds on where code sets the offset below it")
  func codeUnderFinger() {
    for preset in Preset.withOuterView {
      var session = Session(preset)
      session.begin()
      session.move(0, -100)
      session.jump(.main, to: 50)
      session.move(0, -10)
      session.expect(["main.y": 60], preset.rawValue)
    }
  }

  @Test("loses what code begins to animate")
  func animationUnderFinger() {
    for preset in Preset.withOuterView {
      var session = Session(preset)
      session.begin()
      session.move(0, -100)
      session.jump(.main, to: 0, animated: true)
      session.wait(150)
      session.move(0, -10)
      // sin²(π/4) = 0.5
      session.expect(["main.y": 50, "main.isAnimating": true], preset.rawValue)
      session.lift()
      session.wait(200)
      session.expect(["main.y": 0, "main.isAnimating": false], preset.rawValue)
    }
  }

  @Test("under which the rule of hand-over changes holds nothing, and still lifts")
  func policyUnderFinger() {
    for (preset, word) in [(Preset.reference, "flags"), (.clNestedSlide, "exact")] {
      var session = Session(preset)
      session.begin()
      session.move(0, -100)
      session.set(.handOver, word)
      session.move(0, -50)
      session.expect(["main.y": 100, "owner": "none"])
      session.lift()
      session.expect(["main.isTracking": false])
      session.drag(-10)
      session.expect(["main.y": 110])
    }
  }
}
