import Testing

@testable import PagerModel

@Suite("An animated scroll")
struct ScrollAnimationTests {
  @Test("follows the curve that was measured, on the pixel at each frame")
  func curve() {
    let rows = Vectors.numbers("set_content_offset_animated")
    #expect(rows.count == 19)
    var session = Session()
    session.jump(.content, to: 390, animated: true)
    for (frame, row) in rows.enumerated() {
      session.visit(frame: Int64(frame))
      // In the middle between two pixels, the last place of the curve decides.
      let thirds = row[2] * 3
      let isTie = (thirds - thirds.rounded(.down) - 0.5).magnitude < 1e-9
      session.expect(
        ["content.x": .number(row[3])], within: isTie ? 0.334 : 1e-9, "frame \(frame)")
      let progress = sineSquared(row[0] / 300 * Double.pi / 2)
      #expect((progress - row[1]).magnitude <= 2 * (1.0).ulp)
    }
  }

  @Test("takes 0.3 s whatever the distance", arguments: [1.0, 390, 780])
  func duration(distance: Double) {
    var session = Session()
    session.jump(.content, to: distance, animated: true)
    session.send(.wait, after: 299_999)
    session.expect(["content.isAnimating": true])
    session.send(.wait, after: 1)
    session.expect(["content.isAnimating": false, "content.x": .number(distance)])
    #expect(session.effects("scrollViewDidEndScrollingAnimation").count == 1)
  }

  @Test("starts from where an earlier one has come to, which then ends")
  func replacement() {
    var session = Session()
    session.jump(.main, to: 200, animated: true)
    session.wait(150)
    // sin²(π/4) = 0.5
    session.expect(["main.y": 100])
    session.jump(.main, to: 0, animated: true)
    #expect(session.effects == ["scrollViewDidEndScrollingAnimation main"])
    session.wait(150)
    session.expect(["main.y": 50])
    session.wait(150)
    session.expect(["main.y": 0, "main.isAnimating": false])
  }

  @Test("to where the view stands is nothing")
  func nowhere() {
    var session = Session()
    #expect(session.jump(.main, to: 0.1, animated: true) == [])
    session.expect(["main.isAnimating": false])
  }

  @Test("is no drag and no deceleration to anybody")
  func callbacks() {
    var session = Session()
    session.jump(.main, to: 100, animated: true)
    session.wait(400)
    let names = Set(session.effects.compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(names == ["scrollViewDidScroll", "scrollViewDidEndScrollingAnimation"])
    #expect(session.effects.last == "scrollViewDidEndScrollingAnimation main")
  }
}
