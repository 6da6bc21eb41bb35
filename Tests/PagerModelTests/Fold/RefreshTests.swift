import PagerModel
import Testing

@Suite("A refresh")
struct RefreshTests {
  private static func began(
    _ session: inout Session, _ view: ScrollViewID = .main, height: Double = 54
  ) {
    session.send(.refresh(view, .began(height: height)))
  }

  @Test(
    "scrolls a view at its top to its inset, and gives it back", arguments: Preset.withOuterView)
  func atTop(preset: Preset) {
    for (view, path) in [(ScrollViewID.main, "main"), (.page(0), "pages[0].scrollView")] {
      // Under `flags` a page that goes past 0 is put back there.
      if view == .page(0), preset.policies.handOver == .flags { continue }
      var session = Session(preset)
      Self.began(&session, view)
      session.expect(["\(path).contentInset.top": 54, "\(path).contentOffset.y": 0])
      session.expect(["\(path).isAnimating": true])
      session.wait(300)
      // Under `offsets` a list that moves while the header shows is put to its top at once.
      let isPut = view == .page(0) && preset.policies.handOver == .offsets
      #expect(
        session.effects("scrollViewDidEndScrollingAnimation")
          == (isPut ? [] : ["scrollViewDidEndScrollingAnimation \(view)"]))
      session.expect(["\(path).contentOffset.y": -54])
      session.send(.refresh(view, .ended))
      #expect(session.effects("scrollViewDidScroll") == ["scrollViewDidScroll \(view)"])
      session.expect(["\(path).contentInset.top": 0, "\(path).contentOffset.y": 0])
    }
  }

  @Test("under hand-over `inset` is a list's, above its header")
  func inList() {
    var session = Session(.smooth)
    Self.began(&session)
    #expect(session.effects == ["ignored nothingToScroll"])
    Self.began(&session, .page(0))
    session.wait(300)
    session.expect([
      "pages[0].scrollView.contentInset.top": 354, "pages[0].y": -354, "main.y": 0,
    ])
    session.send(.refresh(.page(0), .ended))
    session.expect(["pages[0].scrollView.contentInset.top": 300, "pages[0].y": -300, "main.y": 0])
  }

  @Test("leaves a view below its top alone")
  func belowTop() {
    var session = Session()
    session.jump(.main, to: 100)
    Self.began(&session)
    session.wait(500)
    session.expect(["main.y": 100, "main.contentInset.top": 54])
    session.send(.refresh(.main, .ended))
    session.expect(["main.y": 100, "main.contentInset.top": 0])
  }

  @Test("under a finger waits for its release", arguments: Preset.withOuterView)
  func pulled(preset: Preset) {
    var session = Session(preset)
    session.begin(at: Session.onHeader)
    session.move(0, 200)
    let shown = session.number("main.y")
    // 844 · (1 − 1 / (0.55 · 200 / 844 + 1)) is 97.3.
    #expect((shown + 97.3).magnitude < 0.5)
    Self.began(&session)
    session.expect(["main.y": .number(shown), "main.isDragging": true])
    session.lift()
    session.wait(2000)
    session.expect(["main.y": -54])
  }

  @Test("takes a view over that bounces back", arguments: Preset.withOuterView)
  func bouncing(preset: Preset) {
    var session = Session(preset)
    session.drag(200, at: Session.onHeader)
    session.visit(frame: 3)
    Self.began(&session)
    session.expect(["main.isAnimating": true, "main.isDecelerating": false])
    session.wait(300)
    session.expect(["main.y": -54])
  }

  @Test("that ends on its way leaves nothing behind", arguments: [0, 10, 100, 290])
  func endedEarly(milliseconds: Int64) {
    var session = Session()
    Self.began(&session)
    session.wait(milliseconds)
    session.send(.refresh(.main, .ended))
    session.expect(["main.y": 0, "main.isAnimating": false])
    session.wait(500)
    session.expect(["main.y": 0, "main.contentInset.top": 0])
  }

  @Test("that begins again takes its new height, and ends once")
  func again() {
    var session = Session()
    Self.began(&session)
    session.wait(400)
    Self.began(&session, height: 80)
    session.wait(400)
    session.expect(["main.contentInset.top": 80, "main.y": -80])
    session.send(.refresh(.main, .ended))
    session.send(.refresh(.main, .ended))
    #expect(session.effects == ["ignored notRefreshing"])
  }

  @Test("needs a view")
  func ignored() {
    var session = Session()
    Self.began(&session, .page(1))
    #expect(session.effects == ["ignored pageNotLoaded"])
    session.send(.refresh(.content, .ended))
    #expect(session.effects == ["ignored wrongAxis"])
  }
}
