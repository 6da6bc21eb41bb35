import SeededRandom
import Testing

@testable import PagerModel

@Suite("A sticky pager's rows")
struct RowLayoutTests {
  @Test("stand and show where a run through all of them finds them", arguments: UInt64(0)..<40)
  func law(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<50 {
      let (count, height) = (random.below(80), random.between(1, 200).rounded())
      let (barTop, bar) = (random.between(0, 400).rounded(), random.between(0, 100).rounded())
      let spacing = random.pick([8, 0, random.between(0, 30).rounded()])
      let tab = ItemTab(
        PageSpec(content: .rows(count, rowHeight: height)), source: PageSource())
      let layout = RowLayout(tab, barTop: barTop, barHeight: bar, spacing: spacing)
      var tops: [Double] = []
      var y = barTop + bar
      for _ in 0..<count {
        tops.append(y + spacing)
        y += spacing + height
      }
      #expect(layout.contentHeight == y)
      let from = random.between(-300, 8000)
      let shown = tops.indices.filter { tops[$0] < from + 700 && tops[$0] + height > from }
      #expect(layout.rows(showing: from, from + 700)?.lowerBound == shown.first)
      #expect(layout.rows(showing: from, from + 700)?.upperBound == shown.last)
      let edge = max(from, barTop) + bar
      let first = tops.indices.first { tops[$0] + height > edge + 1.0 / 6 } ?? count - 1
      #expect(layout.firstVisible(below: from, pixel: 1.0 / 3) == (count == 0 ? nil : first))
    }
  }

  @Test("a million of them cost what ten do")
  func many() {
    let clock = ContinuousClock()
    var session = StickySession(rows: [1_000_000, 10]) {
      $0.pages[0].content = .rows(1_000_000, rowHeight: 10)
    }
    let time = clock.measure {
      for _ in 0..<100 {
        session.send(.setContentOffset(.main, x: nil, y: 9e6, animated: false))
        session.send(.setContentOffset(.main, x: nil, y: 0, animated: false))
      }
    }
    #expect(time < .seconds(1))
    // Row i at 372 + 18 i.
    session.send(
      .setContentOffset(.main, x: nil, y: 372 + 18 * 500_000 - 54, animated: false))
    session.expect(["firstVisibleItem": 500_000])
  }

  @Test("are equal by value where there are only so many")
  func values() {
    var page = PageSpec(content: .rows(125, rowHeight: 52))
    page.rowValues.count = 26
    let tab = ItemTab(page, source: PageSource())
    #expect(tab.value(ofRow: 27) == 1 && tab.row(ofValue: 1) == 1)
    page.rowValues.first = -10
    let shifted = ItemTab(page, source: PageSource())
    // −10 mod 26 = 16, so the first row is the seventeenth letter.
    #expect(shifted.value(ofRow: 0) == 16 && shifted.row(ofValue: 16) == 0)
    #expect(shifted.value(ofRow: 10) == 0 && shifted.row(ofValue: 0) == 10)
    page.rowValues.count = nil
    let distinct = ItemTab(page, source: PageSource())
    #expect(distinct.row(ofValue: 40) == 50 && distinct.row(ofValue: 115) == nil)
  }
}
