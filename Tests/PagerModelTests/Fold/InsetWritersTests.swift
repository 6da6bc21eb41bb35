import PagerModel
import Testing

@Suite("insetWriters:")
struct InsetWritersTests {
  private static func session(_ word: String) -> Session {
    Session(policies: [.insetWriters: word])
  }

  @Test("the pin takes a refresh's inset, but where each has its share, or the repair sees it")
  func refreshAndPin() {
    let rows: [(String, height: Double, inset: Double)] = [
      ("named", 54, 54), ("last", 54, 0), ("guarded", 54, 54), ("readjusted", 54, 54),
      ("subtracted", 54, 54), ("named", 64, 64), ("last", 64, 0), ("guarded", 64, 0),
    ]
    for row in rows {
      var session = Self.session(row.0)
      session.send(.pinOffset(64))
      session.send(.refresh(.main, .began(height: row.height)))
      session.wait(2000)
      session.expect(
        ["main.contentInset.top": .number(row.inset), "main.y": .number(-row.inset)],
        "\(row.0) \(row.height)")
    }
  }

  @Test("under last the pin is an inset from the pin offset on, while the list is at its top")
  func pinInset() {
    var session = Self.session("last")
    session.send(.pinOffset(64))
    for (offset, inset) in [(63.0, 0.0), (64, 64), (176, 64), (10, 0)] {
      session.jump(.main, to: offset)
      session.expect(["main.contentInset.top": .number(inset), "main.y": .number(offset)])
    }
    session.jump(.page(0), to: 5)
    session.jump(.main, to: 100)
    session.expect(["main.contentInset.top": 0])
  }

  @Test("under last one writer's inset is gone with the next one's")
  func last() {
    for (word, top) in [("named", 108.0), ("last", 88)] {
      var session = Session(policies: [.insetWriters: word]) { $0.pageInsetTop = 20 }
      session.send(.contentInset(.page(0), Insets(top: 88), by: .safeArea))
      session.expect(["pages[0].scrollView.contentInset.top": .number(top)], word)
    }
  }

  @Test("readjusted: each reload moves main by the pin offset, to its maximum")
  func readjusted() {
    for (word, places) in [("readjusted", [164.0, 176, 176]), ("named", [100, 100, 100])] {
      var session = Self.session(word)
      session.send(.pinOffset(64))
      session.jump(.main, to: 100)
      for place in places {
        session.send(.reload(toPageAt: nil))
        session.expect(["main.y": .number(place)], word)
      }
    }
  }

  /// The report's figures: 107 is the safe area's, 60 the refresh's, so −167 is the top; −47 is
  /// −107 − (107 − 167).
  @Test("subtracted: the safe area takes the refresh's inset for a change of its own")
  func subtracted() {
    for (word, y) in [("subtracted", -47.0), ("named", -167)] {
      var session = Self.session(word)
      session.send(.refresh(.page(0), .began(height: 60)))
      session.wait(300)
      session.send(.contentInset(.page(0), Insets(top: 107), by: .safeArea))
      session.expect(["pages[0].y": .number(y)], word)
      session.expect(["pages[0].scrollView.contentInset.top": 167], word)
    }
  }

  @Test("subtracted: a safe area at the bottom moves no top", arguments: ["subtracted", "named"])
  func subtractedBottom(word: String) {
    var session = Self.session(word)
    session.send(.refresh(.page(0), .began(height: 60)))
    session.wait(300)
    let bounds = Size(width: 390, height: 844)
    session.send(.layout(bounds, insets: Insets(top: 0, bottom: 34)))
    session.expect(["pages[0].y": -60, "pages[0].scrollView.contentInset.bottom": 34])
  }

  @Test("subtracted: without another's inset there is nothing to take")
  func subtractedAlone() {
    for word in ["subtracted", "named"] {
      var session = Self.session(word)
      session.send(.contentInset(.page(0), Insets(top: 107), by: .safeArea))
      session.expect(["pages[0].y": -107], word)
    }
  }
}
