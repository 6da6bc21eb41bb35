import PagerModel
import Testing

@Suite("Past the top")
struct OverscrollTests {
  private static func session(
    _ word: String, header: Double = 1000, _ preset: Preset = .reference
  ) -> Session {
    Session(preset, policies: [.tallHeader: word]) {
      $0.header = header
      $0.scale = nil
    }
  }

  /// The report's own series, whose steps are twice the one before and a little more.
  @Test("tallHeader=doubles: the offsets that were reported", arguments: Preset.withOuterView)
  func reported(preset: Preset) {
    var session = Self.session("doubles", preset)
    session.jump(.main, to: -196.3)
    session.begin(at: Session.onHeader)
    for (move, offset) in [
      (88.4, -481.0), (17.0, -979.0), (18.3, -1976.3), (9.7, -3962.3), (20.1, -7944.7),
    ] {
      session.move(0, move)
      session.expect(["main.y": .number(offset)], within: 0.05, "\(preset)")
    }
  }

  /// The first 10 points still show as a rubber band: 844 (1 - 1/(0.55 x 10/844 + 1)).
  @Test("tallHeader: three pulls of 10, and back", arguments: Preset.withOuterView)
  func pulls(preset: Preset) {
    func band(_ pull: Double) -> Double { -844 * (1 - 1 / (0.55 * pull / 844 + 1)) }
    let twice = 2 * band(10) - 10
    for (word, offsets) in [
      ("stretches", [band(10), band(20), band(30)]),
      ("doubles", [band(10), twice, 2 * twice - 10]),
    ] {
      var session = Self.session(word, preset)
      session.begin()
      for offset in offsets {
        session.move(0, 10)
        session.expect(["main.y": .number(offset)], within: 1e-6, "\(preset) \(word)")
      }
      session.lift()
      session.wait(4000)
      session.expect(["main.y": 0, "pages[0].y": 0], "\(preset) \(word)")
    }
  }

  @Test("tallHeader=doubles: a header as high as the bounds, 844, stretches as any other")
  func asHigh() {
    var (tall, other) = (
      Self.session("doubles", header: 844), Self.session("stretches", header: 844)
    )
    for _ in 0..<5 {
      tall.drag(30)
      other.drag(30)
      #expect(tall.pager.value(.scrollView(.main, .contentOffset)) == other["main.y"])
    }
  }

  @Test("tallHeader=doubles: it ends at a thousand million, and comes back from there")
  func farthest() {
    var session = Self.session("doubles")
    session.begin()
    for _ in 0..<60 { session.move(0, 100) }
    session.expect(["main.y": -1e9, "main.isDragging": false])
    session.lift()
    session.wait(4000)
    session.expect(["main.y": 0, "owner": "none"])
  }

  @Test("topRest: where a pull of 80 comes to rest, twice", arguments: Container.pinned.presets)
  func topRest(preset: Preset) {
    for (word, y) in [("top", 0.0), ("pointAway", 1)] {
      var session = Session(preset, policies: [.topRest: word])
      for _ in 0..<2 {
        session.drag(80)
        session.wait(2000)
        session.expect(["main.y": .number(y)], "\(preset) \(word)")
        #expect(!session.pager.isMoving)
      }
    }
  }

  @Test("topRest=pointAway: a header that cannot move away rests at its top")
  func noRoom() {
    var session = Session(policies: [.topRest: "pointAway"]) {
      $0.header = 0.5
      $0.scale = nil
    }
    session.drag(80)
    session.wait(2000)
    session.expect(["main.y": 0.5])
  }
}
