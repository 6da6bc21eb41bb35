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

  /// Of a header of 200 the bar pins after 100, 100 below the top; page 0 has gone by 1500 points.
  private static func farDown(_ word: String, header: Double = 200) -> Session {
    var session = Session(policies: [.insetWriters: word], pages: [9000]) { $0.header = header }
    session.send(.pinOffset(100))
    session.drag(100 - header - 1500)
    session.expect(["main.y": .number(header - 100), "pages[0].y": 1500])
    return session
  }

  /// 3.6 points a millisecond are less than 60 a frame: after one of them main, which came down by
  /// the 100 of the inset, is still below its maximum, and after five it is back there.
  @Test("unguarded: in a fling far down the list the header flashes up")
  func unguarded() {
    for (word, flash) in [("unguarded", 0.0), ("last", 100)] {
      var session = Self.farDown(word)
      session.begin()
      session.move(0, -60)
      session.expect(["main.y": 100, "pages[0].y": 1560, "main.contentInset.top": 100], word)
      session.lift(0, -3600)
      session.wait(17)
      session.expect(["main.y": .number(flash), "main.contentInset.top": 100], word)
      session.wait(83)
      session.expect(["main.y": 100], word)
      session.wait(5000)
      session.expect(["main.y": 100, "main.contentInset.top": 100], word)
    }
  }

  @Test("unguarded: what lifts slowly takes the inset back, and the list's next scroll writes it")
  func takenBack() {
    var session = Self.farDown("unguarded")
    session.expect(["main.contentInset.top": 0])
    session.jump(.page(0), to: 1400)
    session.expect(["main.contentInset.top": 100, "main.y": 0, "pages[0].y": 1400])
  }

  /// The header of 240 pins at 140, so main's maximum, 100, is short of the inset: it is 0 until the
  /// bounds change. Nine writes and as many scrolls, then the inset stands and main is 140 lower.
  @Test(
    "looped: new bounds in a fling send main round until callbacks end, and the fling with them")
  func looped() {
    for word in ["looped", "last"] {
      var session = Session(policies: [.insetWriters: word], pages: [9000])
      session.send(.pinOffset(140))
      session.drag(-600, vy: -1800)
      session.wait(50)
      let y = session.number("pages[0].y")
      session.send(.layout(Size(width: 844, height: 390), insets: nil))
      let loops = word == "looped"
      #expect(session.effects("scrollViewDidScroll").count == (loops ? 9 : 0), "\(word)")
      #expect(session.effects("ignored") == (loops ? ["ignored callbackDepth"] : []), "\(word)")
      session.expect(
        [
          "main.y": loops ? -40 : 100, "main.contentInset.top": loops ? 140 : 0,
          "pages[0].y": .number(y), "pages[0].scrollView.isDecelerating": .bool(!loops),
        ], word)
      session.wait(5000)
      #expect((session.number("pages[0].y") == y) == loops, "\(word)")
    }
  }

  @Test("looped: new bounds while nothing glides write the inset no more than once")
  func loopedAtRest() {
    var session = Session(policies: [.insetWriters: "looped"], pages: [9000])
    session.send(.pinOffset(140))
    session.drag(-600)
    session.send(.layout(Size(width: 844, height: 390), insets: nil))
    #expect(session.effects("ignored", "scrollViewDidScroll") == [])
    session.expect(["main.y": 100, "pages[0].y": 500])
  }
}
