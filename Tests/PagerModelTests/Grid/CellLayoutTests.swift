import SeededRandom
import Testing

@testable import PagerModel

/// The layout's law, cell by cell, as a collection view's layout object runs through it.
private struct CellByCell {
  var frames: [CellLayout.Frame] = []
  var contentHeight = 0.0

  init(
    count: Int, header: Double, screen: Double, view: Double, _ measures: GridMeasures
  ) {
    let insets = measures.insets
    let width = (screen - insets.left - insets.right - measures.gap.column) / 2
    var (x, y) = (insets.left, header + insets.top)
    for _ in 0..<count {
      frames.append(.init(x: x, y: y, width: width, height: measures.cellHeight))
      if x + 2 * width + measures.gap.column + insets.right < view + 1 {
        x = insets.left + width + measures.gap.column
      } else {
        x = insets.left
        y += measures.cellHeight + measures.gap.row
      }
    }
    if count % 2 == 1 { y += measures.cellHeight }
    contentHeight = y + insets.bottom
  }
}

@Suite("A grid's cells")
struct CellLayoutTests {
  @Test("stand where a run through all of them puts them", arguments: UInt64(0)..<40)
  func law(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<50 {
      var measures = GridMeasures()
      if random.below(2) == 0 {
        measures.insets.left = random.between(0, 60).rounded()
        measures.insets.right = random.between(0, 60).rounded()
        measures.insets.top = random.between(0, 60).rounded()
        measures.insets.bottom = random.between(0, 60).rounded()
        measures.gap.column = random.between(0, 40).rounded()
        measures.gap.row = random.between(0, 40).rounded()
        measures.cellHeight = random.between(1, 300).rounded()
      }
      let screen = random.pick([390, 375, random.between(0, 1200).rounded()])
      let view = random.pick([screen, 844, random.between(0, 1200).rounded()])
      let (count, header) = (random.below(60), random.between(0, 300).rounded())
      let right = CellByCell(
        count: count, header: header, screen: screen, view: view, measures)
      let layout = CellLayout(
        count: count, header: header, widthSource: screen, viewWidth: view, measures)
      #expect(layout.contentHeight == right.contentHeight)
      for index in 0..<count { #expect(layout.frame(ofCell: index) == right.frames[index]) }
      Self.expectVisible(layout, right, from: random.between(-200, 6000), 700)
    }
  }

  private static func expectVisible(
    _ layout: CellLayout, _ right: CellByCell, from: Double, _ height: Double
  ) {
    let shown = right.frames.indices.filter { index in
      right.frames[index].y < from + height
        && right.frames[index].y + right.frames[index].height > from
    }
    #expect(layout.cells(showing: from, from + height)?.lowerBound == shown.first)
    #expect(layout.cells(showing: from, from + height)?.upperBound == shown.last)
  }

  /// 160 + 8 to the first row, 166 from row to row, 15 below the last.
  @Test(
    "of 180 x 160 fill a screen of 390 two by two, and the content ends below the last",
    arguments: [(6, 681), (5, 675), (1, 343), (0, 183)] as [(Int, Double)])
  func screen(count: Int, contentHeight: Double) {
    let session = GridSession(cells: [count])
    session.expect([
      "main.contentSize.height": .number(contentHeight),
      "cells[0].x": count > 0 ? 12 : .null, "cells[0].y": count > 0 ? 168 : .null,
      "cells[1].x": count > 1 ? 198 : .null, "cells[1].y": count > 1 ? 168 : .null,
      "cells[4].x": count > 4 ? 12 : .null, "cells[4].y": count > 4 ? 500 : .null,
      "cells[4].width": count > 4 ? 180 : .null, "cells[4].height": count > 4 ? 160 : .null,
    ])
  }

  @Test("made for a screen of 390 lie on one another in a view of 844")
  func overlap() {
    var session = GridSession(policies: [.cellWidth: "screen"])
    session.send(.layout(Size(width: 844, height: 390)))
    session.expect([
      "cells[0].x": 12, "cells[1].x": 198, "cells[1].y": 168,
      // 160 + 8 + 15, as no row ever ends, and six are no odd number.
      "main.contentSize.height": 183,
    ])
    for index in 2..<6 {
      session.expect(["cells[\(index)].x": 198, "cells[\(index)].y": 168])
    }
    var whole = GridSession()
    whole.send(.layout(Size(width: 844, height: 390)))
    // (844 − 30) / 2 = 407 wide.
    whole.expect(["cells[2].x": 12, "cells[2].y": 334, "cells[3].x": 425, "cells[3].width": 407])
  }

  @Test("made for a wider screen have a row each")
  func narrow() {
    var session = GridSession(policies: [.cellWidth: "screen"])
    session.send(.layout(Size(width: 320, height: 600)))
    session.expect([
      "cells[1].x": 12, "cells[1].y": 334, "main.contentSize.height": .number(168 + 6 * 166 + 15),
    ])
  }

  @Test("ten million of them cost what ten do")
  func many() {
    let clock = ContinuousClock()
    var session = GridSession(cells: [10_000_000])
    let time = clock.measure {
      for _ in 0..<100 {
        session.send(.setContentOffset(.main, x: nil, y: 4e8, animated: false))
        session.send(.setContentOffset(.main, x: nil, y: 0, animated: false))
      }
    }
    #expect(time < .seconds(1))
    session.send(.setContentOffset(.main, x: nil, y: 168 + 1_000_000 * 166, animated: false))
    session.expect(["visibleCells.first": 2_000_000, "visibleCells.last": 2_000_007])
  }
}
