import PagerModel
import Testing

@Suite("A pin offset")
struct PinOffsetTests {
  /// Main pins at header − y, but not above 0; below the bar there are 844 − y − 60 for a page.
  @Test(
    "pins the bar below the top, and leaves the pages so much less",
    arguments: Preset.withOuterView)
  func geometry(preset: Preset) {
    for (y, main, page) in [(0.0, 240.0, 1216.0), (64, 176, 1280), (240, 0, 1456), (500, 0, 1456)] {
      var session = Session(preset)
      session.send(.pinOffset(y))
      session.expect([
        "main.maxOffset": .number(main), "pages[0].scrollView.maxOffset": .number(page),
      ])
      session.expect(["main.contentInset.top": 0])
      session.begin()
      for _ in 0..<9 { session.move(0, -30) }
      session.expect(["main.y": .number(main), "isPinned": true], "\(y)")
    }
  }

  /// A list stays as high as the bounds and 2000 − 844 its most; 270 up from its top, at −300.
  @Test("under hand-over `inset` pins the bar below the top of a list that is as high as before")
  func inset() {
    for (y, main) in [(0.0, 240.0), (64, 176), (240, 0), (500, 0)] {
      var session = Session(.smooth)
      session.send(.pinOffset(y))
      session.begin()
      for _ in 0..<9 { session.move(0, -30) }
      session.expect(
        [
          "main.y": .number(main), "main.maxOffset": .number(main), "isPinned": true,
          "pages[0].y": -30, "pages[0].scrollView.maxOffset": 1156,
        ], "\(y)")
    }
  }

  @Test("is split at exactly: main to its maximum, the rest is the page's")
  func split() {
    var session = Session()
    session.send(.pinOffset(64))
    session.drag(-300)
    session.expect(["main.y": 176, "pages[0].y": 124])
  }

  @Test("that comes while main stands above it takes main along")
  func clamped() {
    var session = Session()
    session.drag(-240)
    session.send(.pinOffset(64))
    session.expect(["main.y": 176, "isPinned": true])
    session.send(.pinOffset(0))
    session.expect(["main.y": 176, "isPinned": false])
  }

  @Test("acts at once, or under pinChange=atReload at the next reload, the last that was set")
  func pinChange() {
    for (word, most) in [("atOnce", 140.0), ("atReload", 240)] {
      var session = Session(policies: [.pinChange: word])
      session.drag(-240)
      session.send(.pinOffset(64))
      session.send(.pinOffset(100))
      session.expect(["main.y": .number(most), "main.maxOffset": .number(most)], word)
      session.send(.reload(toPageAt: nil))
      session.expect(["main.y": 140, "main.maxOffset": 140], word)
      session.send(.reload(toPageAt: nil))
      session.expect(["main.maxOffset": 140], word)
    }
  }

  @Test("that waits for a reload is forgotten where one is set that acts at once")
  func overtaken() {
    var session = Session(policies: [.pinChange: "atReload"])
    session.send(.pinOffset(64))
    session.set(.pinChange, "atOnce")
    session.send(.pinOffset(100))
    session.send(.reload(toPageAt: nil))
    session.expect(["main.maxOffset": 140])
  }

  @Test("follows the header, and ends with it")
  func header() {
    var session = Session()
    session.send(.pinOffset(64))
    session.send(.header(height: 40))
    session.expect(["main.maxOffset": 0, "pages[0].scrollView.maxOffset": 1256])
    session.send(.header(height: nil))
    session.expect(["main.maxOffset": 0, "pages[0].scrollView.maxOffset": 1216])
    session.send(.header(height: 240))
    session.expect(["main.maxOffset": 176, "pages[0].scrollView.maxOffset": 1280])
  }
}
