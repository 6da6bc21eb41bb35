import PagerModel
import Testing

/// Page 0 stands below its top, the header is pulled out on page 1.
@Suite("When the header comes out on one page, the others")
struct RevealTests {
  /// Page 0 at `place`, page 1 current, main at its maximum.
  private static func session(_ preset: Preset, _ word: String, place: Double) -> Session {
    var session = Session(preset, policies: [.otherPagesOnReveal: word])
    session.drag(-240)
    session.drag(session.number("pages[0].y") - place)
    session.send(.scrollToPage(at: 1, animated: false))
    session.expect(["main.y": 240, "pages[0].y": .number(place), "pages[1].y": 0])
    return session
  }

  static let rows: [(String, at140: Double, at190: Double)] = [
    ("keep", 260, 260), ("reset", 0, 0), ("shift", 160, 160), ("synchronise", 0, 0),
  ]

  @Test(
    "keep their offsets, go to their top, fall by what is revealed, or share the current one",
    arguments: [Preset.reference, .clNestedSlide], rows)
  func revealed(preset: Preset, row: (String, at140: Double, at190: Double)) {
    var session = Self.session(preset, row.0, place: 260)
    session.drag(100, at: Session.onHeader)
    session.expect(["main.y": 140, "pages[0].y": .number(row.at140)], row.0)
    session.drag(-50, at: Session.onHeader)
    session.expect(["main.y": 190, "pages[0].y": .number(row.at190)], row.0)
  }

  @Test("fall no further than to their top")
  func shiftedToTop() {
    var session = Self.session(.reference, "shift", place: 60)
    session.drag(100, at: Session.onHeader)
    session.expect(["main.y": 140, "pages[0].y": 0])
  }

  @Test("share an offset below the top, too, and go to their top when the bar pins")
  func shared() {
    var session = Self.session(.reference, "synchronise", place: 260)
    session.drag(-30)
    session.expect(["pages[1].y": 30, "pages[0].y": 260])
    session.drag(100, at: Session.onHeader)
    session.expect(["main.y": 140, "pages[1].y": 30, "pages[0].y": 30])
    session.drag(-100, at: Session.onHeader)
    session.expect(["main.y": 240, "pages[1].y": 30, "pages[0].y": 0])
  }

  @Test("glide on from where they are put")
  func gliding() {
    var session = Session(policies: [.otherPagesOnReveal: "reset"])
    session.drag(-740, vy: -3000)
    session.send(.scrollToPage(at: 1, animated: false))
    session.drag(100, at: Session.onHeader)
    session.wait(4000)
    #expect(!session.pager.isMoving)
    session.drag(-10, at: Session.onHeader)
    session.expect(["main.y": 150, "pages[0].y": 0])
  }

  @Test(
    "are where two presets part: JXPagingView sends the list to its top, CLNestedSlide keeps it")
  func presets() {
    var sessions = [Preset.clNestedSlide, .jxPagingView].map { Session($0) }
    for index in sessions.indices {
      sessions[index].begin()
      for _ in 0..<20 { sessions[index].move(0, -30) }
      sessions[index].lift()
      sessions[index].send(.selectTab(at: 1, animated: false))
      sessions[index].begin()
    }
    func difference() -> Set<String> {
      let paths = sessions[0].pager.paths.filter {
        if case .policy = $0 { false } else { true }
      }
      return Set(
        paths.filter { sessions[0].pager.value($0) != sessions[1].pager.value($0) }
          .map(\.description))
    }
    #expect(difference().isEmpty)
    for index in sessions.indices { sessions[index].move(0, 100) }
    sessions[0].expect(["main.y": 140, "pages[0].y": 390, "pages[1].y": 0])
    sessions[1].expect(["main.y": 140, "pages[0].y": 0, "pages[1].y": 0])
    #expect(
      difference() == ["pages[0].scrollView.contentOffset.y", "pages[0].isSwipeEnabled"])
  }
}
