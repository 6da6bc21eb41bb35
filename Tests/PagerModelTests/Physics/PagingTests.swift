import Testing

@testable import PagerModel

@Suite("Paging")
struct PagingTests {
  @Test("picks the page that was measured")
  func targets() {
    let rows = Vectors.numbers("paging_targets_w390_5pages")
    #expect(rows.count > 90)
    for row in rows {
      let target = PageSnap.target(from: row[0], velocity: row[1] / 1000, width: 390, max: 1560)
      #expect((target ?? row[0]) == row[2], "\(row)")
    }
  }

  @Test("settles in the frames that were counted, give or take one, without overshoot")
  func curve() {
    let rows = Vectors.numbers("paging_curve_summary_w390")
    #expect(rows.count == 8)
    for row in rows {
      let snap = PageSnap(
        from: row[0], velocity: row[1] / 1000, to: row[2], width: 390, at: 0)
      var (previous, frame) = (row[0], Int64(0))
      var position = FramePosition(offset: row[0], velocity: 0, hasEnded: false)
      while !position.hasEnded, frame < 100 {
        frame += 1
        position = snap.position(at: (frame * 1_000_000 + 59) / 60, previous: previous)
        previous = position.offset
        let isPast = row[0] < row[2] ? position.offset > row[2] : position.offset < row[2]
        #expect(!isPast, "frame \(frame) of \(row)")
      }
      #expect((frame - Int64(row[3])).magnitude <= 1, "\(frame) frames for \(row)")
    }
  }

  @Test("is the closed form of its steps")
  func steps() {
    // v ← (v + (target − x)·k)·f; x ← x + v, 0.96 steps a millisecond: 96 steps in 100 ms.
    let (k, f) = (0.000359090909 - 1.84659091e-7 * 390, 0.966818182 + 9.94318182e-6 * 390)
    var (x, v) = (250.0, 0.2)
    for _ in 0..<96 {
      v = (v + (390 - x) * k) * f
      x += v
    }
    let snap = PageSnap(from: 250, velocity: 0.2, to: 390, width: 390, at: 0)
    #expect((snap.position(at: 100_000, previous: 0).offset - x).magnitude < 1e-6)
  }

  @Test(
    "a harder flick still moves one page, and never leaves the content", arguments: [2e3, 2e4, 9e5])
  func hardFlick(speed: Double) {
    for (from, sign, page) in [(0, -1.0, 1.0), (2, 1, 1), (1, -1, 2), (1, 1, 0)] {
      var session = Session()
      session.send(.scrollToPage(at: from, animated: false))
      session.swipe(sign * 300, vx: sign * speed)
      var offsets: [Double] = []
      for k in 1...90 {
        session.visit(frame: Int64(k))
        offsets.append(session.number("content.x"))
      }
      #expect((offsets.min() ?? -1) >= 0 && (offsets.max() ?? 781) <= 780)
      session.expect(["content.x": .number(page * 390), "currentPageIndex": .number(page)])
    }
  }

  @Test("does not happen without a width")
  func noWidth() {
    #expect(PageSnap.target(from: 10, velocity: 1, width: 0, max: 100) == nil)
  }
}
