import PagerModel
import Testing

/// Where a rule's values differ, and how.
@Suite("Each policy")
struct PolicyTests {
  @Test("handOver: exact shares a delta, flags doubles it at the pin")
  func handOver() {
    // Nine moves of −30 are 270: exact 240 + 30. With flags main is pinned by the eighth, in which
    // the page, free already, moves by the whole 30, and by the ninth again.
    for (word, page) in [("exact", 30.0), ("flags", 60)] {
      var session = Session(policies: [.handOver: word])
      session.begin()
      for _ in 0..<9 { session.move(0, -30) }
      session.expect(["main.y": 240, "pages[0].y": .number(page)], word)
    }
  }

  @Test("otherPagesOnReveal, flags: a page below its top is kept, or thrown to it, when touched")
  func otherPagesFlags() {
    for (word, page) in [("keep", 260.0), ("keepUntilTouch", 0)] {
      var session = Self.otherPageRevealed(.clNestedSlide, [.otherPagesOnReveal: word])
      session.expect(["main.y": 140, "pages[0].y": 260], word)
      session.begin()
      session.move(0, -10)
      session.expect(["main.y": 150, "pages[0].y": .number(page)], word)
    }
  }

  @Test("otherPagesOnReveal, exact: a page is kept, or goes to its top when it is grabbed")
  func otherPagesExact() {
    for (word, page) in [("keep", 260.0), ("keepUntilTouch", 0)] {
      var session = Self.otherPageRevealed(.reference, [.otherPagesOnReveal: word])
      session.expect(["main.y": 140, "pages[0].y": 260], word)
      session.begin()
      session.expect(["pages[0].y": .number(page)], word)
      session.move(0, -10)
      session.expect(["main.y": 150, "pages[0].y": .number(page)], word)
    }
  }

  /// Page 0 at 260, and the header pulled out to 140 on page 1; page 0 is shown again.
  private static func otherPageRevealed(
    _ preset: Preset, _ policies: [PolicyName: String]
  ) -> Session {
    var session = Session(preset, policies: policies)
    session.drag(-240)
    session.drag(session.number("pages[0].y") - 260)
    session.send(.scrollToPage(at: 1, animated: false))
    session.drag(100, at: Session.onHeader)
    session.send(.scrollToPage(at: 0, animated: false))
    return session
  }

  @Test("indexCommit: a call commits at once, or, eager, when the animation ends")
  func indexCommit() {
    for (word, atOnce) in [("request", 2.0), ("requestIfLazy", 0)] {
      var session = Session(policies: [.indexCommit: word]) { $0.loading = .eager }
      session.send(.scrollToPage(at: 2, animated: true))
      session.expect(["currentPageIndex": .number(atOnce)], word)
      session.wait(400)
      session.expect(["currentPageIndex": 2], word)
      session.send(.scrollToPage(at: 0, animated: false))
      session.expect(["currentPageIndex": .number(2 - atOnce)], word)
    }
  }

  @Test(
    "headerDrag: past the pin it carries into the page, or stops", arguments: ["exact", "flags"])
  func headerDrag(handOver: String) {
    for (word, page) in [("carries", 60.0), ("stops", 0)] {
      var session = Session(policies: [.handOver: handOver, .headerDrag: word])
      session.begin(at: Session.onHeader)
      session.move(0, -240)
      let before = session.number("pages[0].y")
      session.move(0, -60)
      session.expect(["pages[0].y": .number(before + page)], word)
      session.lift()
      session.wait(1000)
      session.expect(["main.y": 240], word)
    }
  }

  @Test("pinRelease: any drag pulls the header out, or only one of the page")
  func pinRelease() {
    for handOver in ["exact", "flags"] {
      for (word, main) in [("anyDrag", 190.0), ("pageOnly", 240)] {
        var session = Session(policies: [.handOver: handOver, .pinRelease: word])
        session.drag(-240)
        session.send(.scrollToPage(at: 1, animated: false))
        session.expect(["main.y": 240, "pages[1].y": 0])
        session.drag(50, at: Session.onHeader)
        session.expect(["main.y": .number(main)], "\(handOver) \(word)")
      }
    }
  }

  @Test("pinRelease: what the pin holds does not glide either")
  func heldPinGlides() {
    var session = Session(policies: [.pinRelease: "pageOnly"])
    session.drag(-240)
    session.drag(50, at: Session.onHeader, vy: 2000)
    #expect(session.effects("scrollViewDidEndDragging").allSatisfy { $0.hasSuffix("false") })
    #expect(!session.pager.isMoving)
  }

  @Test("pageHeight: a page fills what is below the bar, or the whole bounds")
  func pageHeight() {
    for (word, most) in [("belowHover", 1216.0), ("full", 1156)] {
      let session = Session(policies: [.pageHeight: word])
      session.expect(["pages[0].scrollView.maxOffset": .number(most)], word)
    }
  }

  @Test("axisLock: a sideways gesture moves main never, never, or as well")
  func axisLock() {
    for (word, main, isEnabled) in [
      ("gesture", 0.0, true), ("mainOff", 0, false), ("none", 40, true),
    ] {
      var session = Session(policies: [.axisLock: word])
      session.begin(sideways: true)
      session.expect(["main.isScrollEnabled": .bool(isEnabled)], word)
      session.move(-50, -40)
      session.expect(["content.x": 50, "main.y": .number(main)], word)
      session.lift()
      session.expect(["main.isScrollEnabled": true], word)
    }
  }

  @Test("shortPage acts under hand-over `inset` only: here its values do the same")
  func shortPage() {
    var sessions = ["pad", "clamp"].map { Session(policies: [.shortPage: $0], pages: [100]) }
    for index in sessions.indices {
      sessions[index].drag(-300, vy: -1000)
      sessions[index].wait(2000)
      sessions[index].expect(["main.y": 240, "pages[0].y": 0])
    }
  }

  @Test("emptyReload: silent, or −1 and content one page to the left")
  func emptyReload() {
    for (word, x, reports) in [("silent", 0.0, []), ("minusOne", -390, ["didScrollToPage -1"])] {
      var session = Session(policies: [.emptyReload: word])
      session.answer([])
      session.send(.reload(toPageAt: nil))
      #expect(session.effects("didScrollToPage") == reports)
      session.expect(["content.x": .number(x)], word)
    }
  }

  @Test("emptyReload: without pages, what code animates reports −1 at its end, or nothing")
  func emptyAnimation() {
    for (word, pending, index) in [("silent", nil, 0), ("minusOne", -1, -1)]
      as [(String, Value, Value)]
    {
      var session = Session(policies: [.emptyReload: word], pages: [])
      session.jump(.content, to: 100, animated: true)
      session.expect(["pendingPageIndex": pending], word)
      session.wait(1000)
      let reports = word == "silent" ? [] : ["didScrollToPage -1"]
      #expect(session.effects("didScrollToPage") == reports)
      session.expect(["currentPageIndex": index, "pendingPageIndex": nil], word)
    }
  }

  @Test("newPageWhilePinned: a page made at the pin scrolls, or is dead until main moves")
  func newPage() {
    for handOver in ["exact", "flags"] {
      for (word, page) in [("free", 30.0), ("locked", 0)] {
        var session = Session(policies: [.handOver: handOver, .newPageWhilePinned: word]) {
          $0.mainBounces = false
        }
        session.drag(-240)
        session.send(.scrollToPage(at: 1, animated: false))
        session.expect(["pages[1].isSwipeEnabled": .bool(word == "free")], "\(handOver) \(word)")
        session.begin()
        session.move(0, -30)
        session.expect(["main.y": 240, "pages[1].y": .number(page)], "\(handOver) \(word)")
      }
    }
  }

  @Test("newPageWhilePinned: main's excess frees a locked page, which shows none of its own")
  func lockedPage() {
    var session = Session(policies: [.newPageWhilePinned: "locked"])
    session.drag(-240)
    session.send(.scrollToPage(at: 1, animated: false))
    session.begin()
    session.move(0, -30)
    // 844 · (1 − 1/(0.55·30/844 + 1)) = 16.1836
    session.expect(["main.y": 256.1836, "pages[1].y": 0], within: 0.17)
    session.move(0, -30)
    session.expect(["pages[1].y": 30])
  }

  @Test("newPageWhilePinned: a locked page is free when the rule is no more")
  func unlockedByPolicy() {
    var session = Session(policies: [.newPageWhilePinned: "locked"])
    session.drag(-240)
    session.send(.scrollToPage(at: 1, animated: false))
    session.set(.newPageWhilePinned, "free")
    session.expect(["pages[1].isSwipeEnabled": true])
    session.drag(-30)
    session.expect(["main.y": 240, "pages[1].y": 30])
  }

  @Test("newPageWhilePinned: a lock of hand-over exact ends with it, and flags sets none")
  func lockEndsWithHandOver() {
    for preset in Container.pinned.presets {
      var session = Session(preset, policies: [.newPageWhilePinned: "locked"])
      session.drag(-240, at: Session.onHeader)
      session.send(.scrollToPage(at: 1, animated: false))
      session.expect(["pages[1].isSwipeEnabled": false], preset.rawValue)
      session.set(.handOver, "flags")
      session.set(.handOver, "exact")
      session.expect(["pages[1].isSwipeEnabled": true], preset.rawValue)
      session.drag(-30)
      session.expect(["main.y": 240, "pages[1].y": 30], preset.rawValue)
    }
  }

  @Test("offscreenScroll: a hidden page's scrolling is ignored, or takes the lock off")
  func offscreenScroll() {
    for (word, unlocks) in [("ignored", false), ("counts", true)] {
      var session = Session(
        .clNestedSlide, policies: [.offscreenScroll: word, .newPageWhilePinned: "free"])
      session.drag(-300)
      session.jump(.page(0), to: 100)
      session.send(.scrollToPage(at: 1, animated: false))
      session.expect(["isSwipeEnabled": false], word)
      session.jump(.page(0), to: 0)
      session.expect(["isSwipeEnabled": .bool(unlocks)], word)
    }
  }

  @Test("boundaryRelease: lifted exactly on a page, the index is committed, or missed")
  func boundaryRelease() {
    for (word, index) in [("commits", 1.0), ("missed", 0)] {
      var session = Session(policies: [.boundaryRelease: word])
      session.swipe(-390)
      session.wait(500)
      session.expect(["content.x": 390, "currentPageIndex": .number(index)], word)
    }
  }

  @Test("headerSource: before a layout pass, the pin is where the header says, or nowhere yet")
  func headerSource() {
    // A pass ends each event: only in the first one, without bounds, is it still to come.
    for (word, main) in [("declared", 100.0), ("laidOut", 0)] {
      var session = Session(.clNestedSlide, policies: [.headerSource: word], reloaded: false) {
        $0.bounds = nil
      }
      session.jump(.main, to: 100)
      session.expect(["main.y": .number(main)], word)
    }
  }

  @Test("pageInset: the top of a page is before its inset, or 0")
  func pageInset() {
    for (word, top) in [("respected", -20.0), ("ignored", 0)] {
      var session = Session(.clNestedSlide, policies: [.pageInset: word]) { $0.pageInsetTop = 20 }
      session.expect(["pages[0].y": -20], word)
      session.begin()
      session.move(0, -10)
      session.expect(["main.y": 10, "pages[0].y": .number(top)], word)
    }
  }

  @Test("pageInset: an inset between two pixels lets the pin go like any other")
  func insetBetweenPixels() {
    // −20.1 shows as −20, the nearest third.
    var session = Session(policies: [.handOver: "flags", .headerDrag: "stops"]) {
      $0.pageInsetTop = 20.1
    }
    session.drag(-240, at: Session.onHeader)
    session.expect(["main.y": 240, "pages[0].y": -20])
    session.drag(50, at: Session.onHeader)
    session.expect(["main.y": 190, "pages[0].y": -20])
  }

  @Test("panOrder: the view that hears first decides whether the page moves at the pin")
  func panOrder() {
    for (word, page) in [("mainFirst", 30.0), ("pageFirst", 0)] {
      var session = Session(.clNestedSlide, policies: [.panOrder: word])
      session.begin()
      for _ in 0..<8 { session.move(0, -30) }
      session.expect(["main.y": 240, "pages[0].y": .number(page)], word)
    }
  }

  @Test("has its documented value in each preset")
  func presets() {
    // Reference, clNestedSlide, jxPagingView, smooth.
    let rows: [(PolicyName, [String])] = [
      (.handOver, ["exact", "flags", "offsets", "inset"]),
      (.otherPagesOnReveal, ["keep", "keepUntilTouch", "reset", "synchronise"]),
      (.indexCommit, ["request", "requestIfLazy", "arrive", "offset"]),
      (.boundsChange, ["index", "index", "index", "offset"]),
      (.headerDrag, ["carries", "stops", "stops", "stops"]),
      (.pinRelease, ["anyDrag", "anyDrag", "anyDrag", "pageOnly"]),
      (.pageHeight, ["belowHover", "belowHover", "belowHover", "belowHover"]),
      (.axisLock, ["gesture", "mainOff", "paging", "none"]),
      (.shortPage, ["pad", "clamp", "clamp", "pad"]),
      (.reloadOffset, ["keep", "keep", "keep", "reset"]),
      (.reloadIndex, ["clamp", "clamp", "zero", "clamp"]),
      (.emptyReload, ["silent", "minusOne", "silent", "silent"]),
      (.newPageWhilePinned, ["free", "locked", "free", "free"]),
      (.offscreenScroll, ["ignored", "counts", "counts", "ignored"]),
      (.passedPages, ["skip", "skip", "skip", "load"]),
      (.preload, ["byLoading", "byLoading", "onShow", "onShow"]),
      (.boundaryRelease, ["commits", "missed", "commits", "commits"]),
      (.sameTab, ["nothing", "nothing", "nothing", "nothing"]),
      (.headerSource, ["declared", "laidOut", "declared", "declared"]),
      (.pageInset, ["respected", "ignored", "respected", "respected"]),
      (.panOrder, ["mainFirst", "mainFirst", "mainFirst", "mainFirst"]),
      (.insetWriters, ["named", "named", "named", "named"]),
      (
        .pageDirection,
        ["layoutDirection", "layoutDirection", "layoutDirection", "layoutDirection"]
      ),
      (.emptyUpdate, ["applies", "applies", "applies", "applies"]),
      (.hiddenAnimation, ["finishes", "finishes", "finishes", "finishes"]),
      (.hiddenLayout, ["realigns", "realigns", "realigns", "realigns"]),
      (.appearanceForwarding, ["once", "once", "once", "once"]),
      (.pageObservation, ["kept", "kept", "kept", "kept"]),
      (.nestedMove, ["supersedes", "resumes", "resumes", "resumes"]),
      (.tabSelection, ["reported", "reported", "reported", "reported"]),
      (.cancelledSwipe, ["withdrawn", "withdrawn", "withdrawn", "withdrawn"]),
      (.replacedAnimation, ["ended", "ended", "ended", "ended"]),
      (.headerSwipe, ["stays", "stays", "stays", "stays"]),
      (.headerGrowth, ["grows", "grows", "grows", "grows"]),
      (.sameCountReload, ["rebuilds", "rebuilds", "rebuilds", "rebuilds"]),
      (.reloadInSwipe, ["renews", "renews", "renews", "renews"]),
      (.firstLayout, ["atIndex", "atIndex", "atIndex", "atIndex"]),
      (.emptyBar, ["scrolls", "scrolls", "scrolls", "scrolls"]),
      (.emptyHeader, ["inPlace", "inPlace", "inPlace", "inPlace"]),
      (.tallHeader, ["stretches", "stretches", "stretches", "stretches"]),
      (.topRest, ["top", "top", "top", "top"]),
      (.hiddenMove, ["moves", "moves", "moves", "moves"]),
      (.pinChange, ["atOnce", "atOnce", "atOnce", "atOnce"]),
    ]
    #expect(rows.map(\.0) == Container.pinned.policyNames)
    for row in rows {
      let entry = Policies.entry(row.0)
      #expect(Container.pinned.presets.map { entry.value($0.policies) } == row.1, "\(row.0)")
    }
  }

  @Test("says what it decides, what each value does, and where pagers differ by it")
  func meanings() {
    for name in PolicyName.allCases {
      let entry = Policies.entry(name)
      #expect(entry.question.contains("?"), "\(name)")
      #expect(entry.meanings.count == entry.values.count)
      #expect(Set(entry.meanings).count == entry.meanings.count, "\(name)")
      #expect(entry.meanings.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") }, "\(name)")
      #expect(!entry.reports.isEmpty && entry.reports.allSatisfy { $0.hasPrefix("https://") })
    }
  }

  @Test("takes only words of its own")
  func words() {
    #expect(PolicyChange.Value(.handOver, "fair") == nil)
    #expect(PolicyChange.Value(.handOver, "") == nil)
    #expect(PolicyChange.Value(.panOrder, "pageFirst") != nil)
  }
}
