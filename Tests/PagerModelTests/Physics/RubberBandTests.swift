import Testing

@testable import PagerModel

@Suite("The rubber band")
struct RubberBandTests {
  @Test("shows what was measured, in views of 390, 844 and 874 points")
  func shown() {
    let rows = Vectors.numbers("rubberband")
    #expect(rows.count > 100)
    for row in rows {
      for (length, wanted) in [(390.0, row[1]), (844, row[2]), (874, row[3])] {
        let shown = RubberBand.shown(pull: row[0], length: length)
        #expect((shown - wanted).magnitude <= 1e-9, "pull \(row[0]) in \(length)")
      }
      #expect(pixelRounded(RubberBand.shown(pull: row[0], length: 844), scale: 3) == row[4])
    }
  }

  @Test("has an inverse")
  func pull() {
    for row in Vectors.numbers("rubberband") {
      let pull = RubberBand.pull(shown: row[2], length: 844)
      #expect((pull - row[0]).magnitude <= 1e-6 * max(1, row[0]))
    }
  }

  @Test("stays at the end in a view without length, and gives as much as it is asked past it")
  func withoutLength() {
    #expect(RubberBand.shown(pull: 100, length: 0) == 0)
    #expect(RubberBand.pull(shown: 100, length: 0) == 100)
    #expect(RubberBand.pull(shown: 900, length: 844) == 900)
  }

  @Test("is a function of the whole translation, whatever the moves it came in")
  func wholeTranslation() {
    var (one, many) = (Session(), Session())
    one.begin()
    one.move(0, 120)
    many.begin()
    for _ in 0..<12 { many.move(0, 10) }
    // 844 · (1 − 1/(0.55·120/844 + 1)) = 61.213... past the top
    one.expect(["main.y": -61.3333333333], within: 1e-6)
    #expect(one["main.y"] == many["main.y"])
  }

  @Test("a view without bounces is clamped, and turning back answers at once")
  func withoutBounces() {
    for preset in Preset.withOuterView {
      var session = Session(preset) { $0.mainBounces = false }
      session.begin()
      session.move(0, 100)
      session.expect(["main.y": 0])
      session.move(0, -10)
      session.expect(["main.y": 10])
    }
  }
}
