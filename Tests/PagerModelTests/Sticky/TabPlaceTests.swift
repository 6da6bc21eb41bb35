import Testing

@testable import PagerModel

@Suite("A sticky pager's tab")
struct TabPlaceTests {
  /// Rows 40 to 52 are in sight below the bar, the second tab is chosen, and then the first again.
  private static func thereAndBack(_ session: inout StickySession) {
    session.scroll(to: StickySession.offset(ofRow: 40))
    session.tap(1)
    session.tap(0)
  }

  @Test("comes back on the row it was left with, whole below the bar")
  func reference() {
    var session = StickySession()
    Self.thereAndBack(&session)
    session.expect([
      "firstVisibleItem": 40, "main.y": .number(StickySession.offset(ofRow: 40)),
      "tabs[0].anchor": 40, "isPinned": true,
    ])
    #expect(session.effects == ["didScrollToPage 0", "scrollTo 40", "scrollViewDidScroll main"])
  }

  @Test("as the article has it comes back on another row")
  func asWritten() {
    var session = StickySession(.asWritten)
    session.scroll(to: StickySession.offset(ofRow: 40))
    // The screen ends at 2718 + 800, where row 52 (from 3492 on) shows in part.
    session.expect(["firstVisibleItem": 40, "lastAppearedItem": 52, "tabs[0].anchor": 52])
    session.tap(1)
    session.tap(0)
    #expect(session.effects.prefix(2) == ["didScrollToPage 0", "scrollTo 52"])
    // Row 52 stands at the top, behind the bar of 54; 53 begins 60 further down.
    session.expect(["firstVisibleItem": 53, "main.y": 3492, "lastAppearedItem": 65])
  }

  @Test("remembers the highest row when going up, the lowest when going down")
  func directions() {
    var session = StickySession(policies: [.anchor: "lastAppeared"])
    session.scroll(to: 3000)
    // 3000 + 800 = 3800: row 57 begins at 3792.
    session.expect(["tabs[0].anchor": 57])
    session.scroll(to: 2000)
    // Row 27 ends at 372 + 27 · 60 + 52 = 2044, row 26 at 1984.
    session.expect(["tabs[0].anchor": 27, "lastAppearedItem": 27])
  }

  @Test("is restored under the bar, which covers its row")
  func underHeader() {
    var session = StickySession(policies: [.restore: "underHeader"])
    Self.thereAndBack(&session)
    session.expect(["main.y": .number(372 + 40 * 60), "firstVisibleItem": 41])
    session.tap(1)
    session.tap(0)
    session.expect(["firstVisibleItem": 42])
  }

  @Test("is restored by nobody at its first visit, and by two at the third")
  func leaked() {
    var session = StickySession(policies: [.observers: "leaked"])
    session.expect(["handlers[0]": 1, "handlers[1]": 0])
    session.scroll(to: StickySession.offset(ofRow: 40))
    session.tap(1)
    #expect(session.effects == ["pageAt 1", "didScrollToPage 1"])
    session.expect(["firstVisibleItem": 40, "handlers[1]": 1])
    session.tap(0)
    session.tap(1)
    #expect(session.effects.filter { $0 == "scrollTo 40" }.count == 1)
    session.tap(0)
    #expect(session.effects.filter { $0 == "scrollTo 40" }.count == 2)
    session.expect(["handlers[0]": 3])
  }

  @Test("with one observer starts at its row 0")
  func firstVisit() {
    var session = StickySession()
    session.scroll(to: StickySession.offset(ofRow: 40))
    session.tap(1)
    session.expect(["firstVisibleItem": 0, "main.y": .number(StickySession.offset(ofRow: 0))])
  }

  @Test("keeps its offset to the point, or shares one")
  func offsets() {
    var exact = StickySession(policies: [.anchor: "exactOffset"])
    exact.scroll(to: 1234)
    exact.tap(1)
    exact.expect(["main.y": 0, "tabs[0].offset": 1234])
    exact.tap(0)
    exact.expect(["main.y": 1234])

    var shared = StickySession(policies: [.anchor: "shared"])
    shared.scroll(to: 1234)
    shared.tap(1)
    shared.expect(["main.y": 1234, "tabs[0].anchor": .null])
  }

  @Test("of equal rows finds the first, where rows are told apart by value")
  func equalRows() {
    for (word, row) in [("position", 40), ("value", 14)] {
      var session = StickySession(policies: [.rowIdentity: word], rows: [125, 10]) {
        $0.pages[0].rowValues.count = 26
      }
      Self.thereAndBack(&session)
      // 40 − 26 = 14: the same letter.
      session.expect(["firstVisibleItem": .number(Double(row))])
    }
  }

  @Test("with rows put in above its place comes back on another, unless rows have values")
  func insertedAbove() {
    for (word, row) in [("position", 40), ("value", 50)] {
      var session = StickySession(policies: [.rowIdentity: word])
      session.scroll(to: StickySession.offset(ofRow: 40))
      session.tap(1)
      var page = PageSpec(content: .rows(1010, rowHeight: 52))
      page.rowValues.first = -10
      var payloads = session.pager.payloads
      let id = payloads.add([page, PageSpec(content: .rows(125, rowHeight: 52))])
      session.pager.payloads = payloads
      session.send(.pages(id))
      session.send(.reload(toPageAt: nil))
      session.tap(0)
      session.expect(["firstVisibleItem": .number(Double(row))])
    }
  }

  @Test("is gone to in 0.35 s, slow at both ends, and a finger stops that")
  func animated() {
    var session = StickySession(policies: [.restoreMotion: "animated"])
    session.scroll(to: StickySession.offset(ofRow: 40))
    session.send(.selectTab(at: 1, animated: true), after: 1000)
    session.expect(["main.isAnimating": true, "main.y": .number(StickySession.offset(ofRow: 40))])
    session.send(.wait, after: 175)
    // Half of the way, within a frame: sin² is steepest there, 2400 · π/2 · 16.7/350 = 180 a frame.
    let middle = (StickySession.offset(ofRow: 40) + StickySession.offset(ofRow: 0)) / 2
    #expect((session.number("main.y") - middle).magnitude <= 180)
    session.send(.wait, after: 174)
    session.expect(["main.isAnimating": true])
    // It began with a frame; the twenty-first after it stands at 350 ms.
    session.send(.wait, after: 1)
    session.expect(["main.isAnimating": false, "firstVisibleItem": 0])
    #expect(session.effects.last == "scrollViewDidEndScrollingAnimation main")

    session.send(.selectTab(at: 0, animated: true))
    session.send(.drag(.began(at: Point(x: 195, y: 400), velocity: nil)), after: 100)
    session.expect(["main.isAnimating": false, "owner": "main"])
  }

  @Test("shorter than the screen stands at its end")
  func short() {
    var session = StickySession(rows: [1000, 5])
    session.scroll(to: StickySession.offset(ofRow: 40))
    session.tap(1)
    // 372 + 5 · 60 − 8 = 664 of content in 800 of bounds.
    session.expect(["main.y": 0, "main.maxOffset": 0, "firstVisibleItem": 0])
    session.tap(0)
    session.expect(["firstVisibleItem": 40])
  }

  @Test("with its header partly scrolled comes back with row 0 below the bar")
  func partly() {
    var session = StickySession()
    session.scroll(to: 100)
    session.expect(["isPinned": false, "firstVisibleItem": 0])
    session.tap(1)
    session.expect(["main.y": .number(StickySession.offset(ofRow: 0)), "isPinned": true])
  }

  @Test("comes back on its row below a safe area, too, at each visit")
  func safeArea() {
    var session = StickySession()
    session.send(.layout(Size(width: 390, height: 800), insets: Insets(top: 44, bottom: 34)))
    session.scroll(to: StickySession.offset(ofRow: 40) - 44)
    session.expect(["firstVisibleItem": 40])
    for _ in 0..<3 {
      session.tap(1)
      session.tap(0)
      session.expect(["firstVisibleItem": 40])
    }
  }

  @Test("remembers its row anew after a reload that put rows above it")
  func reloadedInSight() {
    var session = StickySession(policies: [.rowIdentity: "value"])
    session.scroll(to: StickySession.offset(ofRow: 40))
    var page = PageSpec(content: .rows(1010, rowHeight: 52))
    page.rowValues.first = -10
    var payloads = session.pager.payloads
    let id = payloads.add([page, PageSpec(content: .rows(125, rowHeight: 52))])
    session.pager.payloads = payloads
    session.send(.pages(id))
    session.send(.reload(toPageAt: nil))
    // Row 40 is another one now, and it is what the reader sees.
    session.tap(1)
    session.tap(0)
    session.expect(["firstVisibleItem": 40])
  }

  @Test("going up from where no row shows remembers the highest")
  func fromBelow() {
    var session = StickySession(policies: [.anchor: "lastAppeared"], rows: [100])
    session.send(.setContentOffset(.main, x: nil, y: 9000, animated: false))
    session.send(.setContentOffset(.main, x: nil, y: 5000, animated: false))
    // Row 77 ends at 372 + 77 · 60 + 52 = 5044.
    session.expect(["tabs[0].anchor": 77])
  }

  @Test("whose section ends takes the bar along")
  func barLeaves() {
    var session = StickySession(rows: [0])
    session.send(.setContentOffset(.main, x: nil, y: 310, animated: false))
    session.expect(["isPinned": true])
    session.send(.setContentOffset(.main, x: nil, y: 400, animated: false))
    session.expect(["isPinned": false])
  }

  @Test("that is chosen already and has nobody to restore it says so")
  func sameTab() {
    var session = StickySession(policies: [.anchor: "shared"])
    #expect(session.send(.selectTab(at: 0, animated: true)) == ["ignored sameTab"])
    #expect(session.send(.setCurrentPageIndex(to: 0)) == ["ignored sameIndex"])
  }

  @Test("that is shown again after another screen has one observer more, if none goes")
  func appears() {
    var session = StickySession(.asWritten)
    session.send(.disappear(animated: false))
    session.send(.drag(.began(at: Point(x: 1, y: 400), velocity: nil)))
    #expect(session.effects == ["ignored isHidden"])
    session.send(.appear(animated: false))
    session.expect(["handlers[0]": 2])
  }
}
