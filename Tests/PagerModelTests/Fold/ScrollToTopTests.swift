import PagerModel
import Testing

@Suite("A tap on the status bar")
struct ScrollToTopTests {
  @Test(
    "scrolls the page to its top, then main; at the top nothing", arguments: Preset.withOuterView)
  func twice(preset: Preset) {
    var session = Session(preset)
    session.jump(.main, to: 240)
    session.jump(.page(0), to: 500)
    session.send(.scrollToTop)
    session.expect(["pages[0].scrollView.isAnimating": true, "main.isAnimating": false])
    session.wait(300)
    session.expect(["pages[0].y": 0, "main.y": 240])
    #expect(Self.ends(session) == ["scrollViewDidScrollToTop page 0"])
    session.send(.scrollToTop)
    session.wait(300)
    session.expect(["pages[0].y": 0, "main.y": 0])
    #expect(Self.ends(session) == ["scrollViewDidScrollToTop main"])
    session.send(.scrollToTop)
    #expect(session.effects == ["ignored alreadyAtTop"])
  }

  @Test("under hand-over `inset` scrolls the list to its top, and the header comes with it")
  func withHeader() {
    var session = Session(.smooth)
    session.jump(.page(0), to: 500)
    session.expect(["main.y": 240])
    session.send(.scrollToTop)
    session.wait(300)
    session.expect(["pages[0].y": -300, "main.y": 0])
    #expect(Self.ends(session) == ["scrollViewDidScrollToTop page 0"])
    session.send(.scrollToTop)
    #expect(session.effects == ["ignored alreadyAtTop"])
  }

  /// With `keepUntilTouch` the header stays where another list has left it.
  @Test("under hand-over `inset` leaves a header away that no list at its top carries")
  func headerLeftAway() {
    var session = Session(.smooth, policies: [.otherPagesOnReveal: "keepUntilTouch"])
    session.send(.scrollToPage(at: 1, animated: false))
    session.send(.scrollToPage(at: 0, animated: false))
    session.drag(-100)
    session.send(.scrollToPage(at: 1, animated: false))
    session.expect(["pages[1].y": -300, "main.y": 100])
    session.send(.scrollToTop)
    #expect(session.effects == ["ignored alreadyAtTop"])
    session.wait(300)
    session.expect(["main.y": 100])
  }

  private static func ends(_ session: Session) -> [String] {
    session.effects("scrollViewDidScrollToTop", "scrollViewDidEndScrollingAnimation")
  }

  @Test("takes 0.3 s, as sin² has it: half the way at half the time")
  func curve() {
    var session = Session()
    session.jump(.page(0), to: 500)
    session.send(.scrollToTop)
    session.visit(frame: 9)
    session.expect(["pages[0].y": 250])
  }

  @Test("goes to the top that an inset makes")
  func inset() {
    var session = Session { $0.pageInsetTop = 20 }
    session.send(.scrollToTop)
    #expect(session.effects == ["ignored alreadyAtTop"])
    session.jump(.page(0), to: 0)
    session.send(.scrollToTop)
    session.wait(300)
    session.expect(["pages[0].y": -20])
  }

  @Test("takes a glide's and an animation's place, and goes on where it is on its way already")
  func moving() {
    var session = Session()
    session.drag(-500, vy: -3000)
    session.visit(frame: 3)
    session.send(.scrollToTop)
    session.expect(["pages[0].scrollView.isDecelerating": false, "main.isDecelerating": false])
    session.send(.scrollToTop)
    #expect(session.effects == ["ignored scrollsToTop"])
    session.wait(300)
    session.expect(["pages[0].y": 0, "main.y": 240])

    session.jump(.page(0), to: 300, animated: true)
    session.wait(100)
    session.send(.scrollToTop)
    #expect(session.effects == ["scrollViewDidEndScrollingAnimation page 0"])
    session.wait(100)
    session.jump(.page(0), to: 300, animated: true)
    #expect(session.effects == ["scrollViewDidEndScrollingAnimation page 0"])
    session.wait(300)
    #expect(Self.ends(session) == ["scrollViewDidEndScrollingAnimation page 0"])
  }

  @Test("does nothing under a finger, nor in an empty pager")
  func ignored() {
    var session = Session()
    session.jump(.page(0), to: 500)
    session.send(.touch(.down(Session.onPage)))
    session.send(.scrollToTop)
    #expect(session.effects == ["ignored fingerIsDown"])
    var empty = Session(pages: [])
    empty.send(.scrollToTop)
    #expect(empty.effects == ["ignored alreadyAtTop"])
    empty.jump(.main, to: 100)
    empty.send(.scrollToTop)
    empty.wait(300)
    empty.expect(["main.y": 0])
  }
}
