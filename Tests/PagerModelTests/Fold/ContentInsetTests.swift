import PagerModel
import Testing

@Suite("A content inset")
struct ContentInsetTests {
  private static func inset(
    _ session: inout Session, _ view: ScrollViewID, top: Double = 0, bottom: Double = 0,
    by writer: InsetWriter = .app
  ) {
    session.send(.contentInset(view, Insets(top: top, bottom: bottom), by: writer))
  }

  @Test(
    "is the sum of what its writers wrote, each for itself", arguments: Container.pinned.presets)
  func sum(preset: Preset) {
    var session = Session(preset) { $0.pageInsetTop = 20 }
    Self.inset(&session, .page(0), top: 40, bottom: 34, by: .safeArea)
    Self.inset(&session, .page(0), top: 7, by: .app)
    // Under hand-over `inset` header and bar lie in it, too, and the list is as high as the bounds.
    let (top, most) = preset.policies.handOver == .inset ? (367.0, 1190.0) : (67, 1250)
    session.expect([
      "pages[0].scrollView.contentInset.top": .number(top),
      "pages[0].scrollView.contentInset.bottom": 34,
      "pages[0].scrollView.minOffset": .number(-top),
      "pages[0].scrollView.maxOffset": .number(most),
    ])
    Self.inset(&session, .page(0), bottom: 4, by: .safeArea)
    Self.inset(&session, .page(0), by: .header)
    session.expect([
      "pages[0].scrollView.contentInset.top": 7, "pages[0].scrollView.contentInset.bottom": 4,
    ])
  }

  @Test("that grows moves no offset, but at a view's top the safe area's")
  func growing() {
    for writer in InsetWriter.allCases {
      for (place, moved) in [(0.0, -88.0), (100, 100)] {
        for view in [ScrollViewID.main, .page(0)] {
          var session = Session()
          session.jump(view, to: place)
          Self.inset(&session, view, top: 88, by: writer)
          let path = view == .main ? "main.y" : "pages[0].y"
          session.expect([path: .number(writer == .safeArea ? moved : place)], "\(writer)")
        }
      }
    }
  }

  @Test("that shrinks takes along what stands past the new end, in one step")
  func shrinking() {
    for (place, expected) in [(-60.0, -10.0), (-5, -5), (1250, 1216), (1200, 1200)] {
      var session = Session()
      Self.inset(&session, .page(0), top: 60, bottom: 34)
      session.jump(.page(0), to: place)
      Self.inset(&session, .page(0), top: 10)
      // Shown is the nearest of the pixels, three to a point.
      session.expect(["pages[0].y": .number(expected)], within: 0.17)
      #expect(
        session.effects("scrollViewDidScroll")
          == (place == expected ? [] : ["scrollViewDidScroll page 0"]))
    }
  }

  @Test("leaves a held view where it is shown, as if pulled there", arguments: Preset.withOuterView)
  func held(preset: Preset) {
    var session = Session(preset)
    Self.inset(&session, .main, top: 60)
    session.begin(at: Session.onHeader)
    session.move(0, 50)
    session.expect(["main.y": -50])
    Self.inset(&session, .main)
    session.expect(["main.y": -50, "main.minOffset": 0])
    session.move(0, -10)
    let pull = RubberBand.pull(shown: 50, length: 844) - 10
    session.expect(
      ["main.y": .number(-RubberBand.shown(pull: pull, length: 844))], within: 0.17)
    session.lift()
    session.wait(2000)
    session.expect(["main.y": 0])
  }

  @Test("is the same for a finger that has only landed: the view goes back when it lifts")
  func touched() {
    var session = Session()
    Self.inset(&session, .main, top: 60)
    session.jump(.main, to: -60)
    session.send(.touch(.down(Session.onHeader)))
    Self.inset(&session, .main)
    session.expect(["main.y": -60])
    session.send(.touch(.up))
    session.wait(2000)
    session.expect(["main.y": 0])
  }

  @Test("moves the end to which a bounce goes, not the view", arguments: Preset.withOuterView)
  func bounce(preset: Preset) {
    var session = Session(preset)
    session.drag(100, at: Session.onHeader)
    session.visit(frame: 2)
    let shown = session.number("main.y")
    // 51.6 points were pulled out; after 33 ms e^(−0.33), 0.72 of them are left.
    #expect(shown < -30 && shown > -40)
    Self.inset(&session, .main, top: 30)
    session.expect(["main.y": .number(shown), "main.isDecelerating": true])
    session.visit(frame: 3)
    #expect(session.number("main.y") > shown && session.number("main.y") < -30)
    session.wait(2000)
    session.expect(["main.y": -30, "main.isDecelerating": false])
  }

  @Test("is read afresh by a gliding pair: the page goes to its new top before main opens")
  func pairGlide() {
    for (top, page) in [(0.0, 0.0), (60, -60)] {
      var session = Session()
      session.drag(-340)
      session.drag(1, vy: 2000)
      session.visit(frame: 1)
      Self.inset(&session, .page(0), top: top)
      for k in 2...Int64(60) where session["main.y"] == 240 { session.visit(frame: k) }
      session.expect(["pages[0].y": .number(page), "main.isDecelerating": true])
      #expect(session.number("main.y") < 240)
    }
  }

  @Test("whose end a gliding page is past makes it bounce from where it is, and main stays")
  func pairPastItsEnd() {
    var session = Session()
    Self.inset(&session, .page(0), top: 60)
    session.jump(.main, to: 240)
    session.jump(.page(0), to: -20)
    session.drag(5, vy: 400)
    session.visit(frame: 1)
    let shown = session.number("pages[0].y")
    #expect(shown < -30 && shown > -33)  // −25, and 16.7 ms of −0.4 points a millisecond
    Self.inset(&session, .page(0))
    session.expect(["pages[0].y": .number(shown)])
    session.visit(frame: 2)
    #expect((session.number("pages[0].y") - shown).magnitude < 10)
    for k in 3...Int64(120) {
      session.visit(frame: k)
      session.expect(["main.y": 240])
    }
    session.expect(["pages[0].y": 0, "pages[0].scrollView.isDecelerating": false])
  }

  @Test("stops an animation that goes to the old end at the new one")
  func animation() {
    var session = Session()
    Self.inset(&session, .page(0), top: 60)
    session.jump(.page(0), to: 300)
    session.jump(.page(0), to: -60, animated: true)
    session.wait(100)
    Self.inset(&session, .page(0))
    session.wait(300)
    session.expect(["pages[0].y": 0, "pages[0].scrollView.isAnimating": false])
  }

  @Test("is nobody's where there is no such view")
  func ignored() {
    var session = Session()
    Self.inset(&session, .content, top: 5)
    #expect(session.effects == ["ignored wrongAxis"])
    for page in [1, 9, -1] {
      Self.inset(&session, .page(page), top: 5)
      #expect(session.effects == ["ignored pageNotLoaded"])
    }
  }

  @Test("of the safe area is main's at the top and the pages' at the bottom, new ones' too")
  func safeArea() {
    var session = Session()
    let size = Size(width: 390, height: 844)
    session.send(.layout(size, insets: Insets(top: 47, bottom: 34)))
    session.send(.scrollToPage(at: 1, animated: false))
    session.send(.layout(size))
    for page in ["pages[0].scrollView", "pages[1].scrollView"] {
      session.expect(["\(page).contentInset.bottom": 34, "\(page).maxOffset": 1250])
      session.expect(["\(page).contentInset.top": 0])
    }
    session.expect(["main.y": -47, "main.contentInset.top": 47, "main.maxOffset": 240])
    session.send(.layout(size, insets: Insets()))
    session.expect(["main.y": 0, "main.contentInset.top": 0, "main.maxOffset": 240])
    session.expect(["pages[1].scrollView.maxOffset": 1216])
  }

  @Test("is laid to its writer", arguments: InsetWriter.allCases)
  func rules(writer: InsetWriter) {
    var session = Session()
    var trace = TraceProbe()
    let event = PagerEvent.contentInset(.main, Insets(top: 5), by: writer)
    session.pager.apply(TimedEvent(event, at: session.pager.time), &trace)
    let top = trace.steps.filter { $0.wrote == .scrollView(.main, .insetTop) }
    let names: [InsetWriter: String] = [
      .header: "content-inset/header", .safeArea: "content-inset/safe-area",
      .refresh: "content-inset/refresh",
      .pin: "content-inset/pin", .app: "content-inset/app",
    ]
    #expect(top.map(\.rule.rawValue) == [names[writer]])
  }
}
