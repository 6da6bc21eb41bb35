import PagerModel
import Testing

@testable import Picture

/// On 390 x 800, rows of text are 50 points high: a header of 5 · (54 + 8) = 310 has six of them,
/// the bar of 54 two, and rows of 52 are 60 apart.
struct StickyPictureTests {
  private static let size = Size(width: 390, height: 800)
  private static let pages = [
    PageSpec(title: "First", content: .rows(1000, rowHeight: 52)),
    PageSpec(title: "第二", content: .rows(125, rowHeight: 52)),
    PageSpec(title: "Third", content: .rows(123, rowHeight: 52)),
  ]

  private static func sketch(
    _ pages: [PageSpec] = pages, bounds: Size? = size, preset: Preset = .asWritten
  ) -> Sketch {
    Sketch(.sticky, pages, bounds: bounds, preset: preset) {
      $0.sticky.headerRowHeight = 54
      $0.sticky.stickyHeight = 54
    }
  }

  /// 310 + 54 + 8 + 1000 · 60 − 8 are 60364 points, 59564 more than fit. Of the header 150 points
  /// are left, in three rows. Below the bar are 11 for 596 points: row 7 begins 428 after the bar, in
  /// the eighth of them, row 8 at 488 in the tenth.
  @Test("The picture of a header partly scrolled away, above a bar in its place")
  func inPlace() {
    var sketch = Self.sketch()
    sketch.set(.main, y: 160)
    sketch.expect(
      """
       ░░░░░░░░░░ 160 above ░░░░░░░░░░░
      ┌────────────────────────────────┐  bounds 390 × 800
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▐│
      │▒▒▒▒▒▒ header 150 of 310 ▒▒▒▒▒▒▒│  main.y 160 of 59564
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  tab 0 of 3, First
      │ [First]     第二       Third   │  first row 0, last appeared 9
      ├────────────────────────────────┤  no finger
      │  row 0                         │
      │  row 1                         │  ▸ tabs[0].anchor 9
      │  row 2                         │    tabs[1].anchor 0, 0 observers
      │  row 3                         │    tabs[2].anchor 0, 0 observers
      │  row 4                         │
      │  row 5                         │
      │  row 6                         │
      │  row 7                         │
      │                                │
      │  row 8                         │
      │  row 9                         │
      └────────────────────────────────┘
      """)
  }

  /// The observer that the first visit left scrolls the row that came last, 52, to the top: 372 +
  /// 52 · 60 = 3492, where the bar hides all its 52 points. The row after it begins 6 points below.
  @Test("The picture of a row that a restore put behind the bar")
  func behindTheBar() {
    var sketch = Self.sketch()
    sketch.set(.main, y: 2720)
    sketch.apply(.selectTab(at: 1, animated: true))
    sketch.apply(.selectTab(at: 0, animated: true))
    sketch.apply(.wait, after: 400_000)
    sketch.expect(
      """
       ░░░░░░░░░░ 3492 above ░░░░░░░░░░
      ┌────────────────────────────────┐  bounds 390 × 800
      │ [First]     第二       Third   │
      ├──────── row 52 behind ────────▐┤  main.y 3492 of 59564, pinned
      │  row 53                        │  tab 0 of 3, First
      │  row 54                        │  first row 53, last appeared 65
      │  row 55                        │  row 52 behind the bar
      │  row 56                        │  no finger
      │  row 57                        │
      │  row 58                        │  ▸ tabs[0].anchor 65, 2 observers
      │  row 59                        │    tabs[1].anchor 52
      │  row 60                        │    tabs[2].anchor 0, 0 observers
      │                                │
      │  row 61                        │
      │  row 62                        │
      │  row 63                        │
      │  row 64                        │
      │  row 65                        │
      └────────────────────────────────┘
      """)
  }

  /// The bar ends at 2774; row 39 stands on 2712..<2764, row 40 on 2772..<2824.
  @Test("A row of which the bar hides a part is said to be partly behind it")
  func partlyBehind() {
    var sketch = Self.sketch()
    sketch.set(.main, y: 2720)
    #expect(sketch.lines[3].contains("─ row 39 behind ─"))
    #expect(sketch.lines.contains { $0.hasSuffix("  row 39 behind the bar, 40 partly") })
    // The bar ends at 2880, row 41 stands on 2832..<2884, and row 40 ends at 2824, above the top.
    sketch.set(.main, y: 2826)
    #expect(sketch.lines[3].contains("─ row 41 partly behind ─"))
    #expect(sketch.lines.contains { $0.hasSuffix("  row 41 partly behind the bar") })
  }

  /// The bar stands on 59..<113 of the screen, over 2779..<2833 of the content: row 40 ends at 2824,
  /// and row 41 begins at 2832.
  @Test("A bar sticks below the inset, and what is above it is blank")
  func inset() {
    var sketch = Self.sketch()
    sketch.apply(.layout(Self.size, insets: Insets(top: 59)))
    sketch.set(.main, y: 2720)
    let lines = sketch.lines
    #expect(lines[2] == "│                                │")
    #expect(lines[3].contains("[First]"), "\(lines)")
    #expect(lines[4].contains("─ row 40 behind ─"), "\(lines)")
    #expect(lines[5].contains("│  row 41 "), "\(lines)")
    #expect(lines.contains { $0.hasSuffix("  first row 41, last appeared 52") }, "\(lines)")
  }

  @Test("A bar in its place hides no row")
  func nothingBehind() {
    var sketch = Self.sketch()
    sketch.set(.main, y: 309)
    #expect(!sketch.lines.contains { $0.contains("behind") })
  }

  /// 800 · (1 − 1 / (0.55 · 200 / 800 + 1)) is 96.7 points: two rows, and the bar goes along.
  @Test("The picture of rows pulled past the top")
  func pulled() {
    var sketch = Self.sketch(preset: .reference)
    sketch.drag(from: Point(x: 195, y: 700), dx: 0, dy: 200)
    sketch.expect(
      """

      +--------------------------------+  bounds 390 x 800
      |       96.7 past the top       #|
      |                                |  main.y -96.7 of 59564, dragged
      |::::::::::::::::::::::::::::::::|  tab 0 of 3, First
      |::::::::::::::::::::::::::::::::|  first row 0, last appeared 7
      |:::::::::: header 310 ::::::::::|  finger from 195, 700, moves main
      |::::::::::::::::::::::::::::::::|
      |::::::::::::::::::::::::::::::::|  > tabs[0].anchor 0
      |::::::::::::::::::::::::::::::::|    tabs[1].anchor 0
      | [First]       1        Third   |    tabs[2].anchor 0
      +--------------------------------+
      |  row 0                         |
      |  row 1                         |
      |  row 2                         |
      |  row 3                         |
      |  row 4         @               |
      |  row 5                         |
      +--------------------------------+
      """, ascii: true)
  }

  @Test("Rows pulled past their end leave a gap, with how far they are pulled in it")
  func pastTheEnd() {
    var sketch = Self.sketch()
    sketch.set(.main, y: 59564)
    sketch.drag(from: Point(x: 195, y: 700), dx: 0, dy: -300)
    let lines = sketch.lines
    #expect(lines.count { $0.contains("past the end") } == 1, "\(lines)")
    #expect(lines.last { $0.contains("row ") }?.contains("row 999") == true, "\(lines)")
  }

  @Test("A short tab, a tab without rows, and no tab")
  func few() {
    var sketch = Self.sketch([
      PageSpec(content: .rows(1, rowHeight: 52)), PageSpec(content: .rows(0, rowHeight: 52)),
    ])
    #expect(sketch.lines.count { $0.contains("row 0 ") } == 1)
    sketch.apply(.selectTab(at: 1, animated: true))
    #expect(sketch.lines.filter { $0.contains("no rows") }.count == 2)
    #expect(Self.sketch([]).lines.count { $0.contains("no tabs") } == 2)
  }

  @Test("A tab's line has its offset where the rules go by that")
  func offsets() throws {
    var sketch = Self.sketch(preset: .reference)
    var payloads = sketch.pager.payloads
    var change = PagerEvent.Setting()
    let rule = PolicyChange.Value(.anchor, "exactOffset")
    change.policy = payloads.add(PolicyChange(values: [try #require(rule)]))
    sketch.pager.payloads = payloads
    sketch.apply(.setting(change))
    sketch.set(.main, y: 500)
    #expect(sketch.lines.contains { $0.hasSuffix("  ▸ tabs[0].offset 500") })
  }

  @Test("Of many tabs those near the chosen one have lines, and the rest a count")
  func manyTabs() {
    let pages = (0..<40).map { _ in PageSpec(content: .rows(9, rowHeight: 52)) }
    var sketch = Self.sketch(pages, preset: .reference)
    sketch.apply(.selectTab(at: 20, animated: true))
    let picture = PagerPicture(of: sketch.pager, width: columns)
    #expect(picture.notes.count == picture.screen.count)
    #expect(picture.notes.contains("▸ tabs[20].anchor 0"))
    // 19 lines, 8 above the tabs' and one for the rest: 10 of 40 are shown.
    #expect(picture.notes.last == "  30 more")
  }

  @Test("The picture of a sticky pager before its first layout")
  func notLaidOut() {
    let lines = Self.sketch(bounds: nil).lines
    #expect(lines.contains { $0.contains("nothing is laid out yet") })
  }

  @Test(
    "Ten million rows are drawn by the rows of text", .timeLimit(.minutes(1)),
    arguments: [(0.0, 8.0), (0.001, 0), (0, 0)])
  func tenMillion(rowHeight: Double, spacing: Double) {
    let pages = [PageSpec(content: .rows(10_000_000, rowHeight: rowHeight))]
    var sketch = Sketch(.sticky, pages, bounds: Self.size) {
      $0.sticky.spacing = spacing
      $0.sticky.stickyHeight = 54
    }
    #expect(sketch.lines.contains { $0.contains("│  rows 0 to ") }, "\(sketch.lines)")
    sketch.set(.main, y: 5000)
    _ = sketch.lines
  }
}
