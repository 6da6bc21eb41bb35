import PagerModel
import Testing

@Suite("What the app does in a callback")
struct CallbackTests {
  @Test("happens there and then, once")
  func once() {
    var session = Session()
    session.on("didScrollToPage", do: .setContentOffset(.main, x: nil, y: 50, animated: false))
    #expect(session.effects.isEmpty)
    session.send(.scrollToPage(at: 1, animated: false))
    #expect(
      session.effects == [
        "pageAt 1", "didScrollToPage 1", "scrollViewDidScroll main", "scrollViewDidScroll content",
        "didScroll 1",
      ])
    session.expect(["main.y": 50])
    session.jump(.main, to: 0)
    session.send(.scrollToPage(at: 2, animated: false))
    session.expect(["main.y": 0])
  }

  static let subjects: [(on: String, effect: PagerEvent, fires: Bool)] = [
    ("didScrollToPage 2", .scrollToPage(at: 1, animated: false), false),
    ("didScrollToPage 2", .scrollToPage(at: 2, animated: false), true),
    ("didScroll", .scrollToPage(at: 2, animated: false), true),
    (
      "scrollViewDidScroll page 0", .setContentOffset(.page(0), x: nil, y: 9, animated: false), true
    ),
    (
      "scrollViewDidScroll page 1", .setContentOffset(.page(0), x: nil, y: 9, animated: false),
      false
    ),
    ("scrollViewDidScroll main", .setContentOffset(.main, x: nil, y: 9, animated: false), true),
    ("numberOfPages", .reload(toPageAt: nil), true),
    ("pageAt 2", .scrollToPage(at: 2, animated: false), true),
    ("pageDidScroll 0", .setContentOffset(.page(0), x: nil, y: 9, animated: false), true),
  ]

  @Test("waits for its effect, and its page or scroll view", arguments: subjects)
  func subject(on effect: String, event: PagerEvent, fires: Bool) {
    var session = Session()
    session.on(effect, do: .hover(height: 44))
    session.send(event)
    session.expect(["hoverHeight": fires ? 44 : 60])
  }

  @Test("nests to a depth of eight; what is deeper is ignored")
  func depth() {
    var session = Session()
    for y in 1...10 {
      session.on(
        "scrollViewDidScroll main",
        do: .setContentOffset(.main, x: nil, y: Double(y), animated: false))
    }
    session.jump(.main, to: 100)
    // All ten wait for the first didScroll: each sends the one that the next answers to.
    session.expect(["main.y": 8])
    #expect(
      session.effects
        == Array(repeating: "scrollViewDidScroll main", count: 9)
        + ["ignored callbackDepth", "ignored callbackDepth"])
    session.jump(.main, to: 100)
    session.expect(["main.y": 100], "none is left")
  }

  @Test("may wait for a callback of its own: armed inside, it waits for the next effect")
  func armedInside() {
    var session = Session()
    var payloads = session.pager.payloads
    let inner = payloads.add(Callback(on: EffectPattern(.didScroll), do: .hover(height: 44)))
    session.pager.payloads = payloads
    session.on("didScroll", do: .callback(inner))
    session.jump(.content, to: 390)
    session.expect(["hoverHeight": 60])
    session.jump(.content, to: 0)
    session.expect(["hoverHeight": 44])
  }

  @Test("is laid out at the end of the event, or of the frame in which it happens")
  func layout() {
    var session = Session()
    session.on("didScrollToPage", do: .layout(Size(width: 844, height: 390)))
    session.send(.scrollToPage(at: 1, animated: false))
    session.expect(["content.x": 844, "contentScrollView.contentSize.width": 2532])

    var (whole, split) = (Session(), Session())
    whole.on("didScroll", do: .header(height: 100))
    split.on("didScroll", do: .header(height: 100))
    whole.send(.scrollToPage(at: 1, animated: true))
    split.send(.scrollToPage(at: 1, animated: true))
    whole.wait(400)
    split.visit(frame: 1)
    split.expect(["mainScrollView.maxOffset": 100])
    split.send(.wait, after: whole.pager.time - split.pager.time)
    #expect(whole.pager == split.pager)
  }

  /// A gesture that its own first callback ends holds nothing afterwards.
  @Test(
    "may end the gesture that is beginning", arguments: Container.pinned.presets, [true, false])
  func endedGesture(preset: Preset, sideways: Bool) {
    var session = Session(preset)
    session.on("scrollViewWillBeginDragging", do: .drag(.cancelled))
    session.begin(sideways: sideways)
    session.wait(2000)
    #expect(session.pager.isAtRest)
    for path in session.pager.paths where path.description.hasSuffix("ing") {
      #expect(session.pager.value(path) != .bool(true), "\(path)")
    }
    session.expect(["mainScrollView.isScrollEnabled": true])
  }

  @Test("may take the pages away under a list that scrolls")
  func vanishingPages() {
    var session = Session()
    session.drag(-500, vy: -1000)
    session.answer([])
    session.on("pageDidScroll 0", do: .reload(toPageAt: nil))
    session.wait(3000)
    session.expect(["numberOfPages": 0, "currentPage": nil])
    #expect(session.pager.isAtRest)
  }

  @Test(
    "may put a page before the list that glides, which glides on",
    arguments: Container.pinned.presets)
  func insertion(preset: Preset) {
    var (session, alone) = (Session(preset), Session(preset))
    session.drag(-500, vy: -1000)
    alone.drag(-500, vy: -1000)
    session.insertOn("pageDidScroll 0")
    session.wait(5000)
    alone.wait(5000)
    #expect(session["pages[1].y"] == alone["pages[0].y"])
    #expect(session["main.y"] == alone["main.y"])
    session.expect(["numberOfPages": 4, "currentPageIndex": 1])
  }
}
