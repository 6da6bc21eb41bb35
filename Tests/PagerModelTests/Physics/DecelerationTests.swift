import Testing

@testable import PagerModel

/// A page alone, as the scroll view: no header, no bar, content of 20,000 points.
private func scrollView(at offset: Double) -> Session {
  var session = Session(pages: [20_000]) {
    $0.header = nil
    $0.hover = nil
  }
  session.jump(.page(0), to: offset)
  return session
}

@Suite("Free deceleration")
struct DecelerationTests {
  /// The rows of the normal rate, without its name: v0 in points per second, the time to stop, the
  /// frames to stop, the time of the last frame, x then and there, the same in pixels, two
  /// asymptotes, targetContentOffset, the same in pixels.
  static let rows: [[Double]] = zip(
    Vectors.rows("deceleration_summary"), Vectors.numbers("deceleration_summary", from: 1)
  ).filter { $0.0.first == "normal" }.map(\.1)

  @Test("goes as far as was measured")
  func distances() {
    #expect(Self.rows.count == 8)
    for row in Self.rows {
      let v = row[0] / 1000
      #expect((Deceleration.distance(velocity: v, after: row[1]) - row[4]).magnitude < 1e-9)
      #expect((Deceleration.distance(velocity: v, after: row[3]) - row[5]).magnitude < 1e-9)
      #expect((Deceleration.distance(velocity: v, after: 1e5) - row[7]).magnitude < 1e-9)
      #expect((Deceleration.targetDistance(velocity: v) - row[9]).magnitude < 1e-9)
      // At the time to stop, the speed is 10 points per second.
      #expect((v.magnitude * Deceleration.decay(after: row[1]) - 0.01).magnitude < 1e-12)
    }
  }

  @Test("takes the frames that were counted, rests on the pixel, and says its target before")
  func throughTheFold() {
    for row in Self.rows {
      var session = scrollView(at: 5000)
      session.begin()
      let effects = session.lift(0, -row[0])
      let target = "scrollViewWillEndDragging page 0 \(shortest(row[0])) "
      #expect(
        effects.first { $0.hasPrefix(target) } == target
          + shortest(pixelRounded(5000 + row[9], scale: 3)))
      #expect(session.frameAtRest("pages[0].scrollView") == Int64(row[2]))
      session.expect(["pages[0].y": .number(5000 + row[6])])
    }
  }

  @Test(
    "starts from 250 points per second on, whatever the axis they are on",
    arguments: [
      // vx, vy, whether the page glides: vx² + vy² >= 250²
      (0.0, -249.9, false), (0, -250, true), (200, -150, true), (199, -150, false),
      (0, 250, true), (250, -1, true),
    ])
  func threshold(vx: Double, vy: Double, glides: Bool) {
    var session = scrollView(at: 5000)
    session.begin()
    session.lift(vx, vy)
    session.expect(["pages[0].scrollView.isDecelerating": .bool(glides)])
  }

  @Test("goes where the app wants it to", arguments: [5100.0, 4321, 5000])
  func chosenTarget(target: Double) {
    var session = scrollView(at: 5000)
    session.begin()
    session.lift(0, -1000, target: target)
    session.wait(6000)
    // The target is where the closed law says, which the last frame misses by under a third.
    session.expect(["pages[0].y": .number(target)], within: 0.67)
  }

  @Test("the time to an end is the time at which the law is there")
  func timeToTravel() {
    for distance in [1.0, 100, 900] {
      let t = Deceleration.time(toTravel: distance, velocity: 2)
      #expect((Deceleration.distance(velocity: 2, after: t) - distance).magnitude < 1e-9)
    }
  }
}
