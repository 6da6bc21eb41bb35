import PagerModel
import Testing

@testable import Picture

struct InsetPictureTests {
  @Test(
    "A list that carries the header is drawn like one below it",
    arguments: [0.0, 100, 240, 500])
  func sameScreen(scrolled: Double) {
    #expect(Self.screen(.smooth, scrolled) == Self.screen(.reference, scrolled))
  }

  /// The screen's lines without the page's knob, which is as long as the page's own height asks.
  private static func screen(_ preset: Preset, _ scrolled: Double) -> [String] {
    var sketch = Sketch(Sketch.lists, preset: preset)
    sketch.drag(from: Point(x: 195, y: 600), dx: 0, dy: -scrolled)
    sketch.apply(.drag(.cancelled))
    return PagerPicture(of: sketch.pager, glyphs: .ascii, width: columns).lines.map {
      String($0.prefix(32))
    }
  }

  @Test("A list that is pulled past its top takes the header along")
  func pulled() {
    var sketch = Sketch(Sketch.lists, preset: .smooth)
    sketch.drag(from: Point(x: 195, y: 600), dx: 0, dy: 400)
    let rows = PagerPicture(of: sketch.pager, glyphs: .ascii, width: columns).lines
    // 844 · (1 − 1 / (0.55 · 400 / 844 + 1)) is 174.5, at a third of a point 174.7: three rows of 56.
    #expect(rows[3].contains("174.7 past the top"), "\(rows)")
    #expect(rows[5...8].contains { $0.contains("header 240") }, "\(rows)")
    #expect(rows.filter { $0.contains("row 0") }.count == 1, "\(rows)")
  }

  @Test("A main that hand-over `offsets` leaves a point past its maximum is drawn as pinned")
  func slack() {
    var sketch = Sketch(Sketch.lists, preset: .jxPagingView)
    sketch.set(.main, y: 241)
    let rows = PagerPicture(of: sketch.pager, glyphs: .ascii, width: columns).lines
    sketch.set(.main, y: 240)
    let pinned = PagerPicture(of: sketch.pager, glyphs: .ascii, width: columns).lines
    #expect(rows.dropFirst().map { $0.prefix(34) } == pinned.dropFirst().map { $0.prefix(34) })
  }

  @Test("A list that the header left behind shows a gap below the bar")
  func gap() {
    var sketch = Sketch(Sketch.lists, preset: .smooth)
    var change = PagerEvent.Setting()
    var payloads = sketch.pager.payloads
    let rule = PolicyChange.Value(.otherPagesOnReveal, "keepUntilTouch")
    change.policy = payloads.add(PolicyChange(values: [rule].compactMap(\.self)))
    sketch.pager.payloads = payloads
    sketch.apply(.setting(change))
    sketch.apply(.scrollToPage(at: 1, animated: false))
    sketch.apply(.scrollToPage(at: 0, animated: false))
    sketch.drag(from: Point(x: 195, y: 600), dx: 0, dy: -240)
    sketch.apply(.drag(.cancelled))
    sketch.apply(.scrollToPage(at: 1, animated: false))
    let rows = PagerPicture(of: sketch.pager, glyphs: .ascii, width: columns).lines
    // A row of the picture is 844 / 15 points, a gap of 240 four of them below the bar's two.
    #expect(rows[4...7].allSatisfy { !$0.contains("row") })
    #expect(rows[8].contains("row 0"))
  }
}
