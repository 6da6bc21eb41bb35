import Inspection
import PagerModel
import Testing
import Timeline

/// Node 1 is the reload; a drag is a node for its beginning, each move, and its end.
@Suite("An invariant is broken")
struct InvariantTests {
  private func expect(
    _ drill: Drill, breaks wanted: [(Invariant, Int)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var drill = drill
    let found = try drill.broken()
    let text = found.map { "\($0.invariant) #\($0.node)" }
    #expect(text == wanted.map { "\($0.0) #\($0.1)" }, sourceLocation: sourceLocation)
  }

  @Test("by nothing that a finger does under reference")
  func reference() throws {
    var drill = Drill()
    drill.drag(-740, moves: 20)
    drill.send(.selectTab(at: 1, animated: true), after: 50_000)
    drill.drag(100, moves: 4, at: Point(x: 195, y: 300))
    drill.send(.selectTab(at: 0, animated: false), after: 500_000)
    drill.swipe(-200)
    try expect(drill, breaks: [])
  }

  @Test("where two views follow one finger by the whole move")
  func travel() throws {
    var drill = Drill([.handOver: "flags", .newPageWhilePinned: "free"])
    drill.drag(-329, moves: 7)
    // Six moves of 47 take main to 240 of 282, and the page by what the last one went too far:
    // the rows went 240 - 235 + 47 = 52 in one move of 47.
    try expect(drill, breaks: [(.fingerTravelKept, 8)])
  }

  @Test("where a page is thrown to its top at its first touch")
  func thrown() throws {
    var drill = Drill([.otherPagesOnReveal: "keepUntilTouch"])
    drill.drag(-740, moves: 20)
    drill.send(.selectTab(at: 1, animated: false), after: 50_000)
    drill.drag(100, moves: 4)
    drill.send(.selectTab(at: 0, animated: false), after: 50_000)
    drill.drag(-10)
    // 1 reload, 22 of the first drag, a tap, 6 of the second, a tap: taking hold is node 32.
    try expect(drill, breaks: [(.fingerTravelKept, 32)])
  }

  @Test("where a move without animation never becomes the index")
  func index() throws {
    var drill = Drill([.indexCommit: "requestIfLazy"]) { $0.loading = .eager }
    drill.send(.scrollToPage(at: 1, animated: false), after: 50_000)
    try expect(drill, breaks: [(.contentAtIndex, 2), (.visiblePageIsIndex, 2)])
  }

  @Test("where lifting on a page's edge is missed")
  func edge() throws {
    var drill = Drill([.boundaryRelease: "missed"])
    drill.swipe(-390)
    try expect(drill, breaks: [(.contentAtIndex, 4), (.visiblePageIsIndex, 4)])
  }

  @Test("where no pages are page -1")
  func minusOne() throws {
    var drill = Drill([.emptyReload: "minusOne"])
    var payloads = drill.replay.payloads
    let none = payloads.add([])
    drill.replay.payloads = payloads
    drill.send(.pages(none), after: 50_000)
    drill.send(.reload(toPageAt: nil), after: 50_000)
    drill.send(.scrollToPage(at: 0, animated: false), after: 50_000)
    try expect(drill, breaks: [(.offsetsInReach, 3), (.indexExists, 4), (.pageReportedOnce, 4)])
  }

  @Test("where every page that is passed is reported, and then the first again")
  func reports() throws {
    var drill = Drill([.indexCommit: "offset"])
    drill.send(.selectTab(at: 2, animated: true), after: 50_000)
    // Each page is a change of its own: that is no violation.
    try expect(drill, breaks: [])
  }

  @Test("where pages are as high as the bounds: their last rows stay below")
  func rows() throws {
    try expect(Drill([.pageHeight: "full"]), breaks: [(.rowsReachable, 1)])
  }

  @Test("where a page made while the header is gone is dead")
  func dead() throws {
    var drill = Drill([.newPageWhilePinned: "locked"]) { $0.mainBounces = false }
    drill.drag(-240)
    drill.send(.selectTab(at: 1, animated: false), after: 50_000)
    try expect(drill, breaks: [(.rowsReachable, 5)])
  }

  @Test("where lists are dead when the header is taken away")
  func noHeader() throws {
    var drill = Drill(preset: .clNestedSlide)
    drill.send(.header(height: nil), after: 50_000)
    try expect(drill, breaks: [(.rowsReachable, 2)])
  }

  @Test("not by what code places, and not by what a header excuses")
  func excused() throws {
    var drill = Drill()
    drill.send(.setContentOffset(.page(0), x: nil, y: 5000, animated: false), after: 50_000)
    drill.send(.setContentOffset(.content, x: 100, y: nil, animated: true), after: 50_000)
    try expect(drill, breaks: [])
    var search = InvariantSearch(exempt: [.rowsReachable])
    var dead = Drill([.pageHeight: "full"])
    try search.searchAll(&dead.replay)
    #expect(search.findings.isEmpty)
  }

  @Test("the trial at the end of thousands of pages ends where the user wants it to")
  func interruptedTrial() throws {
    let session = StopSession([(0, .reload(toPageAt: nil))], pages: 5000)
    var replay = session.replay
    var search = InvariantSearch(unless: { true })
    #expect(throws: ReplayError.interrupted) { try search.searchAll(&replay) }
  }

  @Test("once for each, and once for what two branches share")
  func branches() throws {
    var drill = Drill([.boundaryRelease: "missed"])
    drill.swipe(-390)
    let leaf = drill.replay.tree.count
    let time = drill.replay.tree[leaf].time
    for _ in 0..<2 { drill.replay.append(.wait, at: time + 1000, below: leaf) }
    try expect(drill, breaks: [(.contentAtIndex, 4), (.visiblePageIsIndex, 4)])
  }
}
