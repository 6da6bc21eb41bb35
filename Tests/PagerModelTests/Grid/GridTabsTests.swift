import Testing

@testable import PagerModel

@Suite("A grid's tabs")
struct GridTabsTests {
  @Test("stand side by side, 16 from the left, 28 apart, as wide as given or as their titles")
  func labels() {
    let session = GridSession { initial in
      initial.pages = ["首页", "News", "x"].map { PageSpec(title: $0, content: .cells(6)) }
      initial.grid.labelWidths = [40]
    }
    session.expect([
      "tabs[0].x": 16, "tabs[0].width": 40, "tabs[1].x": 84, "tabs[1].width": 32,
      "tabs[2].x": 144, "tabs[2].width": 8, "tabs[3].x": .null,
    ])
  }

  @Test("change the cells; the one collection view stays where it is, or at its new end")
  func sharedOffset() {
    var session = GridSession()
    session.tap(2)
    session.expect(["visibleCells.last": 5, "currentPageIndex": 2, "tabBar.selectedIndex": 2])
    session.send(.setContentOffset(.main, x: nil, y: 2000, animated: false))
    session.tap(0)
    // 681 of content less 600 of bounds.
    session.expect(["main.y": 81, "visibleCells.first": 0])
    #expect(session.effects.contains("scrollViewDidScroll main"))
    session.tap(2)
    session.expect(["main.y": 81])
  }

  @Test("or each has an offset of its own")
  func ownOffset() {
    var session = GridSession(policies: [.tabOffset: "ownKept"])
    session.tap(2)
    session.expect(["main.y": 0])
    session.send(.setContentOffset(.main, x: nil, y: 2000, animated: false))
    session.tap(0)
    session.expect(["main.y": 0])
    session.tap(2)
    session.expect(["main.y": 2000])
  }

  @Test("answer a tap once, or once for each configuration so far")
  func handlers() {
    var renewed = GridSession()
    renewed.send(.reload(toPageAt: nil))
    renewed.tap(1)
    #expect(renewed.effects.filter { $0 == "didScrollToPage 1" }.count == 1)
    renewed.expect(["handlers[1]": 1])

    var session = GridSession(policies: [.handlers: "accumulated"])
    session.expect(["handlers[1]": 1])
    session.send(.reload(toPageAt: nil))
    session.expect(["handlers[1]": 2])
    session.tap(1)
    #expect(session.effects.filter { $0 == "didScrollToPage 1" }.count == 2)
    // One configuration more, however many answered.
    session.expect(["handlers[0]": 3, "handlers[1]": 3])
  }

  @Test("a tap on the chosen one, or past the last, does nothing")
  func ignored() {
    var session = GridSession()
    session.tap(0)
    #expect(session.effects == ["ignored sameTab"])
    session.tap(3)
    #expect(session.effects == ["ignored noSuchPage"])
    session.send(.reload(toPageAt: 7))
    session.expect(["currentPageIndex": 0, "line.x": 16])
    #expect(session.effects.contains("ignored noSuchPage"))
  }

  @Test("off the strip are scrolled into it, no further than needed")
  func strip() {
    var session = GridSession(cells: [1, 1, 1]) { $0.grid.labelWidths = [200, 200, 200] }
    session.expect(["tabBar.contentOffset.x": 0])
    session.tap(1)
    // 244 to 444 in a strip of 390.
    session.expect(["tabBar.contentOffset.x": 54])
    session.tap(0)
    session.expect(["tabBar.contentOffset.x": 16])
    session.tap(2)
    session.expect(["tabBar.contentOffset.x": .number(672 - 390)])
  }

  @Test("have a line that is hidden until its first way is done, and moves in 0.3 s")
  func line() {
    var session = GridSession { $0.grid.labelWidths = [40, 60, 20] }
    session.expect(["line.x": 16, "line.width": 40, "line.isHidden": true, "line.shown.x": 0])
    session.send(.wait, after: 290)
    session.expect(["line.isHidden": true])
    session.send(.wait, after: 30)
    session.expect(["line.isHidden": false, "line.shown.x": 16])
    session.send(.selectTab(at: 1, animated: true))
    session.expect(["line.x": 84, "line.width": 60, "line.shown.x": 16, "line.isHidden": false])
    session.send(.wait, after: 150)
    let halfway = session.pager.value(.line(.shownX))
    session.send(.wait, after: 200)
    session.expect(["line.shown.x": 84])
    // Frames stand 16.7 ms apart: in the middle it is within a frame of 50.
    guard case .number(let x) = halfway else { return #expect(Bool(false)) }
    #expect((43...57).contains(x))
    #expect(!session.pager.isMoving)
  }

  @Test("are configured when the bounds are known")
  func beforeLayout() {
    var session = GridSession(cells: [1, 1, 1]) { initial in
      initial.bounds = nil
      initial.grid.labelWidths = [200, 200, 200]
    }
    session.send(.selectTab(at: 2, animated: true))
    #expect(session.effects == ["ignored noSuchView"])
    session.send(.scrollToPage(at: 2, animated: false))
    session.expect(["tabs[0].x": .null, "handlers[0]": .null])
    session.send(.layout(Size(width: 390, height: 600)), after: 1000)
    // 472 to 672, and 16 after it, in a strip of 390.
    session.expect([
      "tabBar.contentOffset.x": .number(672 - 390), "line.isHidden": true, "handlers[2]": 1,
    ])
  }

  @Test("a line that sets out again on its way is shown when the first way would have ended")
  func lineTwice() {
    var session = GridSession()
    session.send(.selectTab(at: 1, animated: true), after: 200)
    session.send(.wait, after: 120)
    session.expect(["line.isHidden": false])
    #expect(session.pager.isMoving)
  }

  @Test("a tab put in before the chosen one takes its index along")
  func insertion() {
    var session = GridSession()
    session.tap(1)
    var payloads = session.pager.payloads
    let id = payloads.add([PageSpec(title: "new", content: .cells(2))])
    session.pager.payloads = payloads
    session.send(.pageInsert(at: 0, page: id, follow: false))
    session.expect(["numberOfPages": 4, "currentPageIndex": 2, "tabs[0].width": 24])
    session.send(.pageDelete(at: 2, follow: false))
    session.expect(["numberOfPages": 3, "currentPageIndex": 2, "currentPage": 2])
  }

  @Test("that are chosen late are what the data source says then")
  func lateAnswer() {
    var session = GridSession()
    var payloads = session.pager.payloads
    let id = payloads.add([
      PageSpec(content: .cells(6)), PageSpec(title: "C", content: .cells(10)),
    ])
    session.pager.payloads = payloads
    session.send(.pages(id))
    session.expect(["pages[1].title": "C"])
    session.tap(1)
    // Ten cells: five rows of 166 below 168.
    session.expect(["pages[1].title": "C", "main.contentSize.height": .number(168 + 5 * 166 + 15)])
  }

  @Test("that are left before they come to their own place keep it")
  func leftInACallback() {
    var session = GridSession(policies: [.tabOffset: "ownKept"], cells: [100, 100])
    session.tap(1)
    session.send(.setContentOffset(.main, x: nil, y: 300, animated: false))
    session.tap(0)
    session.send(.setContentOffset(.main, x: nil, y: 100, animated: false))
    var payloads = session.pager.payloads
    let id = payloads.add(
      Callback(
        on: EffectPattern(.didScrollToPage, .page(1)), do: .selectTab(at: 0, animated: true)))
    session.pager.payloads = payloads
    session.send(.callback(id))
    session.tap(1)
    session.expect(["currentPageIndex": 0])
    session.tap(1)
    session.expect(["main.y": 300])
  }

  @Test("answer thousands of taps quickly, however many handlers have accumulated")
  func manyHandlers() {
    var session = GridSession(policies: [.handlers: "accumulated"])
    let clock = ContinuousClock()
    func time(_ taps: Int) -> Duration {
      clock.measure {
        for tap in 0..<taps {
          session.pager.apply(
            TimedEvent(.selectTab(at: tap % 2 + 1, animated: true), at: session.pager.time))
        }
      }
    }
    // Two million answers. Each once chose the tab anew: more than a minute for all.
    #expect(time(2000) < .seconds(5))
  }

  @Test("a safe area that is written as an inset stays")
  func safeAreaInset() {
    var session = GridSession()
    session.send(.contentInset(.main, Insets(top: 44), by: .safeArea))
    session.send(.wait)
    session.expect(["main.contentInset.top": 44, "main.y": -44])
  }

  @Test("the last one taken out with follow leaves the chosen one unreported")
  func deletionOfTheLast() {
    var session = GridSession()
    session.tap(1)
    #expect(session.send(.pageDelete(at: 2, follow: true)) == ["numberOfPages"])
  }

  @Test("what has no meaning here says so")
  func noMeaning() {
    var session = GridSession()
    for event: PagerEvent in [
      .hover(height: 10), .pinOffset(10), .pageDelegate(page: 0, to: .replaced),
      .setContentOffset(.content, x: 0, y: nil, animated: false),
      .contentInset(.page(0), Insets(top: 1), by: .app),
    ] {
      session.send(event)
      #expect(session.effects == ["ignored noSuchView"], "\(event)")
    }
    session.send(.contentSize(page: 0, height: 9))
    #expect(session.effects == ["ignored madeOfItems"])
  }
}
