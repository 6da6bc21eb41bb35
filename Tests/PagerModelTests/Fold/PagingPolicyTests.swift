import PagerModel
import Testing

/// Rules about a new width, pages made ahead, reloads, taps and axes, where their values differ.
@Suite("Each policy of paging")
struct PagingPolicyTests {
  static let landscape = Size(width: 844, height: 390)
  static let portrait = Size(width: 390, height: 844)

  // MARK: boundsChange

  @Test("boundsChange: the index stays, or is what the old offset makes of the new width")
  func boundsChange() {
    for (word, turned, back) in [("index", 2.0, 2.0), ("offset", 1, 2)] {
      var session = Session(policies: [.boundsChange: word])
      session.send(.scrollToPage(at: 2, animated: false))
      session.send(.layout(Self.landscape))
      // 780 / 844 = 0.92
      session.expect(
        ["currentPageIndex": .number(turned), "content.x": .number(turned * 844)], word)
      let told = word == "index" ? [] : ["pageAt 1", "didScrollToPage 1"]
      #expect(session.effects("pageAt", "didScrollToPage") == told)
      session.send(.layout(Self.portrait))
      // 844 / 390 = 2.16
      session.expect(["currentPageIndex": .number(back), "content.x": .number(back * 390)], word)
    }
  }

  @Test("boundsChange: a new height keeps all; the first width is one, too")
  func firstWidth() {
    for (word, index) in [("index", 2.0), ("offset", 0)] {
      var session = Session(policies: [.boundsChange: word]) { $0.bounds = nil }
      session.send(.scrollToPage(at: 2, animated: false))
      session.send(.layout(Self.portrait))
      session.expect(["currentPageIndex": .number(index), "content.x": .number(index * 390)], word)
      session.send(.scrollToPage(at: 1, animated: false))
      session.send(.layout(Size(width: 390, height: 600)))
      session.expect(["currentPageIndex": 1, "content.x": 390], word)
      session.send(.hover(height: 20))
      session.expect(["currentPageIndex": 1, "content.x": 390], word)
    }
  }

  @Test("boundsChange, offset: content stays in the finger's hold, the index does not")
  func boundsUnderFinger() {
    var session = Session(policies: [.boundsChange: "offset"]) {
      $0.bounds = Size(width: 780, height: 844)
    }
    session.send(.scrollToPage(at: 1, animated: false))
    session.begin(sideways: true)
    session.send(.layout(Self.portrait))
    session.expect(["content.x": 780, "currentPageIndex": 2])
    #expect(session.effects("didScrollToPage") == ["didScrollToPage 2"])
  }

  // MARK: passedPages, preload

  private static let four = [2000.0, 2000, 2000, 2000]

  @Test("passedPages: a jump loads its page alone, or what lies between first")
  func passedPages() {
    for (word, passed) in [("skip", []), ("load", [1, 2])] as [(String, [Int])] {
      var session = Session(policies: [.passedPages: word], pages: Self.four)
      session.send(.scrollToPage(at: 3, animated: true))
      #expect(
        session.effects("pageAt", "didScrollToPage") == passed.map { "pageAt \($0)" } + [
          "pageAt 3", "didScrollToPage 3",
        ])
      for index in [0, 3] {
        session.send(.reload(toPageAt: index))
        #expect(session.effects("pageAt") == ["pageAt \(index)"], "a reload passes nothing")
      }
      session.send(.scrollToPage(at: 0, animated: false))
      #expect(session.effects("pageAt") == passed.reversed().map { "pageAt \($0)" } + ["pageAt 0"])
    }
  }

  @Test("passedPages: what a call does not commit is passed where it settles")
  func passedAtRest() {
    var session = Session(
      policies: [.passedPages: "load", .indexCommit: "settle"], pages: Self.four)
    session.send(.scrollToPage(at: 2, animated: true))
    #expect(session.effects("pageAt") == [])
    session.wait(400)
    #expect(session.effects("pageAt") == ["pageAt 1", "pageAt 2"])
  }

  @Test("preload, neighbours: the pages beside the one that is loaded, those that are there")
  func neighbours() {
    var session = Session(policies: [.preload: "neighbours"], pages: Self.four, reloaded: false)
    session.send(.reload(toPageAt: nil))
    #expect(session.effects("pageAt") == ["pageAt 0", "pageAt 1"])
    session.send(.scrollToPage(at: 1, animated: true))
    #expect(session.effects("pageAt", "didScrollToPage") == ["pageAt 2", "didScrollToPage 1"])
    session.expect(["currentPage": 1, "pages[3].isLoaded": false])
    session.send(.reload(toPageAt: 2))
    #expect(session.effects("pageAt") == ["pageAt 2", "pageAt 1", "pageAt 3"])
  }

  @Test("preload, onShow: a page is made when a hundredth of it shows")
  func onShow() {
    var session = Session(policies: [.preload: "onShow"]) {
      $0.bounds = Size(width: 400, height: 844)
    }
    session.expect(["pages[1].isLoaded": false])
    session.begin(sideways: true)
    session.move(-3.5)
    #expect(session.effects("pageAt") == [])
    #expect(session.move(-0.5) == ["scrollViewDidScroll content", "didScroll 0.01", "pageAt 1"])
    session.expect(["currentPage": 0, "currentPageIndex": 0])
    // The other page is gone but for 4 points, and page 2 shows 4.
    session.move(-400)
    #expect(session.effects("pageAt") == ["pageAt 2"])
  }

  @Test("preload, onShow: what an animation passes is made as well, and not reported")
  func onShowInPassing() {
    var session = Session(policies: [.preload: "onShow"], pages: Self.four)
    session.send(.scrollToPage(at: 3, animated: true))
    #expect(session.effects("pageAt") == ["pageAt 3"])
    session.wait(400)
    #expect(session.effects("pageAt", "didScrollToPage") == ["pageAt 1", "pageAt 2"])
  }

  @Test("preload: eager loading has all, and without a data source nothing is made")
  func preloadElsewhere() {
    for word in ["neighbours", "onShow"] {
      var session = Session(policies: [.preload: word], reloaded: false) { $0.loading = .eager }
      session.send(.reload(toPageAt: nil))
      #expect(session.effects("pageAt") == ["pageAt 0", "pageAt 1", "pageAt 2"])
      session = Session(policies: [.preload: word, .indexCommit: "arrive"])
      session.set { $0.dataSource = false }
      session.begin(sideways: true)
      #expect(session.move(-100) == ["scrollViewDidScroll content", "didScroll \(100.0 / 390)"])
    }
  }

  // MARK: reloadOffset, reloadIndex

  @Test("reloadOffset: main stays, or goes to its minimum", arguments: ["exact", "flags"])
  func reloadOffset(handOver: String) {
    for release in ["anyDrag", "pageOnly"] {
      for (word, main) in [("keep", 240.0), ("reset", 0)] {
        var session = Session(policies: [
          .reloadOffset: word, .handOver: handOver, .pinRelease: release,
        ])
        session.drag(-240)
        session.send(.reload(toPageAt: nil))
        session.expect(["main.y": .number(main)], "\(word) \(release)")
        #expect(session.effects.contains("scrollViewDidScroll main") == (word == "reset"))
        guard word == "reset" else { continue }
        session.drag(-100)
        session.expect(["main.y": 100], release)
      }
    }
  }

  @Test("reloadOffset, reset: new pages are not made at the pin, and a finger keeps its hold")
  func resetUnderFinger() {
    var session = Session(policies: [.reloadOffset: "reset", .newPageWhilePinned: "locked"])
    session.begin()
    session.move(0, -240)
    session.send(.reload(toPageAt: nil))
    session.expect(["main.y": 0, "main.isDragging": true])
    session.move(0, -50)
    session.expect(["main.y": 50])
    session.lift()
    session.drag(-250)
    session.expect(["main.y": 240, "pages[0].y": 60])
  }

  @Test("reloadIndex: where the index is gone, the last page or page 0", arguments: [false, true])
  func reloadIndex(isEager: Bool) {
    for (word, index) in [("clamp", 1.0), ("zero", 0)] {
      var session = Session(policies: [.reloadIndex: word]) {
        $0.loading = isEager ? .eager : .lazy
      }
      session.send(.scrollToPage(at: 2, animated: false))
      session.answer([2000, 2000])
      session.send(.reload(toPageAt: nil))
      #expect(session.effects("didScrollToPage") == ["didScrollToPage \(Int(index))"])
      session.expect(["currentPageIndex": .number(index), "content.x": .number(index * 390)], word)
      session.expect(["currentPage": .number(index)], word)
      // An index that is still there stays, and so does one that is asked for.
      session.send(.reload(toPageAt: 1))
      session.send(.reload(toPageAt: nil))
      session.expect(["currentPageIndex": 1], word)
    }
  }

  // MARK: sameTab

  @Test("sameTab: nothing, or the page goes to its top, and the next time main")
  func sameTab() {
    for (word, isAnimated) in [("nothing", true), ("scrollToTop", true), ("scrollToTop", false)] {
      var session = Session(policies: [.sameTab: word])
      session.drag(-740)
      session.expect(["main.y": 240, "pages[0].y": 500])
      let tap = PagerEvent.selectTab(at: 0, animated: isAnimated)
      session.send(tap)
      guard word == "scrollToTop" else {
        #expect(session.effects == ["ignored sameTab"])
        continue
      }
      session.expect(["pages[0].y": isAnimated ? 500 : 0])
      session.wait(400)
      session.expect(["main.y": 240, "pages[0].y": 0])
      session.send(tap)
      session.expect(["main.y": isAnimated ? 240 : 0])
      session.wait(400)
      session.expect(["main.y": 0, "pages[0].y": 0])
      #expect(session.send(tap) == ["ignored sameTab"])
    }
  }

  // MARK: axisLock

  @Test("axisLock: main is off until the finger lifts, or until the pages rest")
  func paging() {
    for (word, isOff) in [("gesture", false), ("mainOff", false), ("paging", true)] {
      var session = Session(policies: [.axisLock: word])
      session.begin(sideways: true)
      session.move(-50, -40)
      session.expect(["main.isScrollEnabled": .bool(word == "gesture"), "main.y": 0], word)
      session.lift(-600)
      session.expect(["main.isScrollEnabled": .bool(!isOff)], word)
      // On the header, which does not stop the pages.
      session.drag(-30, at: Session.onHeader)
      session.expect(["main.y": isOff ? 0 : 30, "content.isDecelerating": true], word)
      session.wait(1000)
      session.expect(["main.isScrollEnabled": true, "currentPageIndex": 1], word)
    }
  }

  @Test("axisLock, paging: a lift on a page, a jump and another rule give main back")
  func pagingEnds() {
    var session = Session(policies: [.axisLock: "paging"])
    session.swipe(-390)
    session.expect(["main.isScrollEnabled": true])
    session.swipe(-100)
    session.expect(["main.isScrollEnabled": false])
    session.send(.scrollToPage(at: 0, animated: false))
    session.expect(["main.isScrollEnabled": true])
    session.swipe(-100)
    session.set(.axisLock, "gesture")
    session.expect(["main.isScrollEnabled": true])
    session.set(.axisLock, "paging")
    session.expect(["main.isScrollEnabled": false])
    session.wait(1000)
    session.expect(["main.isScrollEnabled": true])
  }

  // 390 points are the next page, where no glide follows; 100 go back to it.
  @Test("axisLock, decelerated: a lift on a page and a jump leave main off until a glide ends")
  func decelerated() {
    var session = Session(policies: [.axisLock: "decelerated"])
    session.swipe(-390)
    session.expect(["main.isScrollEnabled": false, "currentPageIndex": 1])
    session.drag(-100)
    session.expect(["main.y": 0, "main.isScrollEnabled": false])
    session.swipe(-100)
    session.wait(1000)
    session.expect(["main.isScrollEnabled": true])
    session.drag(-100)
    session.expect(["main.y": 100])
    session.swipe(-100)
    session.send(.scrollToPage(at: 0, animated: false))
    session.expect(["main.isScrollEnabled": false])
    session.set(.axisLock, "gesture")
    session.expect(["main.isScrollEnabled": true])
  }

  @Test(
    "axisLock, paging: a finger that moves main does not move content, whose switch is the app's",
    arguments: Preset.withOuterView)
  func contentOff(preset: Preset) {
    var session = Session(preset, policies: [.axisLock: "paging"])
    session.begin()
    session.move(-50, -100)
    session.expect(["content.x": 0, "content.isDragging": false, "content.isScrollEnabled": true])
    session.lift(0, -1000)
    session.expect(["main.isDecelerating": true, "content.isScrollEnabled": true])
    session.wait(50)
    // The finger's landing ends the glide.
    session.begin(sideways: true)
    session.expect(["main.isDecelerating": false, "owner": "content"])
    session.move(-50)
    session.expect(["content.x": 50])
    session.lift()
    session.wait(1000)
    session.set { $0.isHorizontalScrollEnabled = false }
    session.expect(["content.isScrollEnabled": false])
  }
}
