import PagerModel
import Testing

/// What single pages, callbacks and the screen mean to each hand-over.
@Suite("Pages that come and go under a hand-over")
struct HandOverPagesTests {
  static let handOvers = Policies.entry(.handOver).values

  /// Page 1 is the current one and at its top; page 0, which code scrolled last, holds main.
  @Test("keep the list that scrolled last")
  func lastScrolled() {
    var session = Session(.jxPagingView)
    session.drag(-340)
    session.send(.scrollToPage(at: 1, animated: false))
    session.jump(.page(0), to: 300)
    session.insert(0)
    session.drag(100)
    session.expect(["main.y": 240, "pages[1].y": 300, "currentPageIndex": 2])
  }

  /// A list that is taken out gives its place to the current one, which is at its top.
  @Test("hold main no longer by a list that is taken out")
  func scrolledListTakenOut() {
    var session = Session(.jxPagingView, policies: [.handOver: "offsets"])
    session.drag(-340)
    session.delete(0)
    session.drag(100)
    session.expect(["main.y": 140, "pages[0].y": 0])
  }

  /// A list of −300 at its top is dragged by 340, the header's 240 and 100 of its own.
  @Test("carry the header with the list that carried it", arguments: [true, false])
  func carried(isInsertion: Bool) {
    var session = Session(.smooth)
    session.send(.scrollToPage(at: 1, animated: false))
    session.drag(-340)
    if isInsertion { session.insert(0) } else { session.delete(0) }
    let page = isInsertion ? "pages[2].y" : "pages[0].y"
    session.expect(["main.y": 240, page: 40])
    session.drag(150)
    session.expect(["main.y": 190, page: -110])
  }

  @Test("are put in where the header stands")
  func madeUnderHeader() {
    var session = Session(.smooth) { $0.loading = .eager }
    session.drag(-100)
    session.insert(1)
    session.expect(["main.y": 100, "pages[1].y": -200])
  }

  @Test("may be taken out by who hears that they scroll", arguments: handOvers)
  func takenOut(handOver: String) {
    var session = Session(policies: [.handOver: handOver])
    session.drag(-300)
    session.on("pageDidScroll 0", do: .pageDelete(at: 0, follow: false))
    session.drag(-50, vy: -900)
    session.wait(5000)
    session.expect([
      "numberOfPages": 2, "currentPage": 0, "pages[0].y": handOver == "inset" ? -60 : 0,
      "owner": "none", "main.isDecelerating": false, "pages[0].scrollView.isDecelerating": false,
    ])
    #expect(session.number("main.y") <= 240)
  }

  /// Pinned, then dragged down by 100 with the list at its top.
  static let observations: [(handOver: String, policy: String, main: Double)] = [
    ("offsets", "kept", 140), ("offsets", "byDelegate", 240), ("inset", "kept", 140),
    ("inset", "byDelegate", 240),
  ]

  @Test("pull the header out only where the pager observes them", arguments: observations)
  func observed(handOver: String, policy: String, main: Double) {
    var session = Session(policies: [.handOver: handOver, .pageObservation: policy])
    if handOver == "inset" { session.drag(-240) } else { session.jump(.main, to: 240) }
    session.send(.pageDelegate(page: 0, to: .replaced))
    session.drag(100)
    session.expect(["main.y": .number(main)])
    session.send(.layout(Size(width: 390, height: 800)))
    session.expect(["main.y": .number(main)])
  }
}
