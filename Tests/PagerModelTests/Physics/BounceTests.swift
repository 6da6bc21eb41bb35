import Testing

@testable import PagerModel

@Suite("The bounce")
struct BounceTests {
  /// e0, v0 in points per second, frames to stop, when, the peak's frame, the peak, the time to
  /// stop, the end.
  static let rows = Vectors.numbers("bounce_summary")

  @Test("rises to the peak that was computed, at that frame")
  func peak() {
    #expect(Self.rows.count == 9)
    for row in Self.rows where row[1] >= 0 {
      let frames = (0...60).map { Double($0) * 1000 / 60 }
      let offsets = frames.map { Bounce.excess(from: row[0], velocity: row[1] / 1000, after: $0) }
      let peak = offsets.max() ?? 0
      #expect((peak - row[5]).magnitude < 0.02)
      #expect((frames[offsets.firstIndex(of: peak) ?? 0] - row[4]).magnitude < 1e-9)
    }
  }

  @Test("peaks about 33.3 points for each point per millisecond, 91 ms after the edge")
  func rule() {
    let peak = (0...200).map { Bounce.excess(from: 0, velocity: 1, after: Double($0)) }
    #expect(((peak.max() ?? 0) - 33.3).magnitude < 0.2)
    #expect(((peak.firstIndex(of: peak.max() ?? 0) ?? 0) - 91).magnitude <= 1)
  }

  @Test("takes the frames that were counted through the fold, and ends on the pixel")
  func throughTheFold() {
    for row in Self.rows {
      var session = Session(pages: [5000]) {
        $0.header = nil
        $0.hover = nil
      }
      let edge = session.number("pages[0].scrollView.maxOffset")
      session.jump(.page(0), to: edge + row[0])
      session.begin()
      session.lift(0, -row[1])
      // The table's count has the frame after the stop in it where the end snaps to the edge.
      let frames = session.frameAtRest("pages[0].scrollView")
      #expect(frames == Int64((row[3] * 60 / 1000).rounded()), "\(row)")
      session.expect(["pages[0].y": .number(pixelRounded(edge + row[7], scale: 3))])
    }
  }

  @Test("goes through the edge where there is no room to scroll")
  func noRoom() {
    var session = Session(pages: [100]) {
      $0.header = nil
      $0.pageAlwaysBounce = true
    }
    // A pull of 60 shows 784 · (1 − 1/(0.55·60/784 + 1)) = 31.667 before the top. Released with
    // 2 points per ms, by the 6th frame K^100 · (−31.667 + 998·(1 − 0.998^100)) = 55.0 past it.
    session.drag(60, vy: -2000)
    session.expect(["pages[0].y": -31.6666666667], within: 1e-6)
    session.visit(frame: 6)
    session.expect(["pages[0].y": 55], within: 1)
    session.wait(3000)
    session.expect(["pages[0].y": 0, "pages[0].scrollView.isDecelerating": false])
  }

  @Test("does not happen without bounces: a hard stop at the edge")
  func hardStop() {
    var session = Session(pages: [1000]) {
      $0.header = nil
      $0.pageBounces = false
    }
    session.drag(0, vy: -3000)
    var highest = 0.0
    for k in 1...200 {
      session.visit(frame: Int64(k))
      highest = max(highest, session.number("pages[0].y"))
    }
    // The page's maximum: 1000 − (844 − 60).
    #expect(highest == 216)
    session.expect(["pages[0].y": 216, "pages[0].scrollView.velocity": 0])
  }
}
