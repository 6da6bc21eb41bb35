import PagerModel
import Testing

@Suite("A hand-over changed in mid-session")
struct ChangeTests {
  static let all = HandOver.allCases.map(\.rawValue)

  @Test("leaves header and lists where they were seen", arguments: all, all)
  func places(from: String, to: String) {
    for (drag, main, page) in [(-100.0, 100.0, 0.0), (-740, 240, 500)] {
      var session = Session(policies: [.handOver: "exact"])
      session.drag(drag)
      for word in [from, to, "exact"] {
        session.set(.handOver, word)
        let top = word == "inset" ? -300 + main : 0
        session.expect(["main.y": .number(main), "pages[0].y": .number(top + page)], word)
      }
    }
  }

  @Test(
    "ends what a finger holds and what glides, and the next finger is free", arguments: all, all)
  func gestures(from: String, to: String) {
    guard from != to else { return }
    var session = Session(policies: [.handOver: from])
    session.drag(-300, vy: -3000)
    session.wait(50)
    session.begin()
    session.move(0, -10)
    session.set(.handOver, to)
    session.expect(["owner": "none"])
    session.move(0, -50)
    session.lift()
    session.wait(3000)
    #expect(!session.pager.isMoving)
    let before = session.number("pages[0].y")
    session.drag(-20)
    session.expect(["pages[0].y": .number(before + 20), "main.y": 240], "\(from) to \(to)")
  }

  @Test("an animation of main ends when the header goes into the lists")
  func animation() {
    var session = Session()
    session.jump(.main, to: 200, animated: true)
    session.wait(150)
    session.set(.handOver, "inset")
    session.expect(["main.isAnimating": false])
    let main = session.number("main.y")
    #expect(session.wait(1000).isEmpty)
    session.expect(["main.y": .number(main), "pages[0].y": .number(main - 300)], within: 1e-6)
  }
}
