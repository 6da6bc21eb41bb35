import PagerModel
import Testing

@testable import Picture

/// On 390 x 600, rows of text are 37.5 points high: a header of 160 has four of them, of which the
/// labels and the line are the last two, and a cell of 160 and the 6 points to the next one have
/// four or five.
struct GridPictureTests {
  private static let size = Size(width: 390, height: 600)
  private static let pages = [
    PageSpec(title: "首页", content: .cells(6)), PageSpec(title: "B", content: .cells(5)),
    PageSpec(title: "C", content: .cells(100)),
  ]

  private static func sketch(
    _ pages: [PageSpec] = pages, bounds: Size? = size, preset: Preset = .reference,
    _ change: (inout Initial) -> Void = { _ in }
  ) -> Sketch {
    var sketch = Sketch(.grid, pages, bounds: bounds, preset: preset, change)
    sketch.apply(.wait, after: 400_000)
    return sketch
  }

  /// Content is 160 + 8 + 3 · 166 + 15 = 681 points high, 81 more than fit. The first label is 16
  /// points from the left, a column and a third, and 28 wide.
  @Test("The picture of a grid at rest")
  func atRest() {
    Self.sketch().expect(
      """

      ┌────────────────────────────────┐  bounds 390 × 600
      │▒▒▒▒▒▒▒▒▒▒ header 160 ▒▒▒▒▒▒▒▒▒▐│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▐│  main.y 0 of 81
      │[首页]B  C                     ▐│  tab 0 of 3, 首页
      │ ━━━                           ▐│  cells 0 to 5 of 6
      │ ┌─────────────┐┌─────────────┐▐│  line.x 16
      │ │             ││             │▐│  no finger
      │ │      0      ││      1      │▐│
      │ │             ││             │▐│
      │ └─────────────┘└─────────────┘▐│
      │ ┌─────────────┐┌─────────────┐▐│
      │ │      2      ││      3      │▐│
      │ │             ││             │▐│
      │ └─────────────┘└─────────────┘▐│
      │ ┌─────────────┐┌─────────────┐▐│
      │ │      4      ││      5      │ │
      │ │             ││             │ │
      └────────────────────────────────┘
      """)
  }

  /// Content is 160 + 8 + 2 · 166 + 160 + 15 = 675 points high: the last cell ends 15 points above
  /// its end. Of the header 85 points are left, which the strip takes.
  @Test("The picture of a grid whose last row has one cell, at its end")
  func oddAtItsEnd() {
    var sketch = Self.sketch()
    sketch.apply(.selectTab(at: 1, animated: true))
    sketch.apply(.wait, after: 400_000)
    sketch.set(.main, y: 75)
    sketch.expect(
      """
       ░░░░░░░░░░░ 75 above ░░░░░░░░░░░
      ┌────────────────────────────────┐  bounds 390 × 600
      │ 首页[B] C                      │
      │      ━                         │  main.y 75 of 75
      │ ┌─────────────┐┌─────────────┐▐│  header 85 of 160
      │ │             ││             │▐│  tab 1 of 3, B
      │ │      0      ││      1      │▐│  cells 0 to 4 of 5
      │ │             ││             │▐│  line.x 72
      │ └─────────────┘└─────────────┘▐│  no finger
      │ ┌─────────────┐┌─────────────┐▐│
      │ │      2      ││      3      │▐│
      │ │             ││             │▐│
      │ └─────────────┘└─────────────┘▐│
      │ ┌─────────────┐               ▐│
      │ │             │               ▐│
      │ │      4      │               ▐│
      │ │             │               ▐│
      │ └─────────────┘               ▐│
      └────────────────────────────────┘
      """)
  }

  /// Cells are (390 − 30) / 2 = 180 wide, and in a view of 844 no row ever breaks; the content is
  /// 160 + 8 + 15 high. The header stays as wide as the screen was.
  @Test("Cells that lie on one another after a rotation are one box that says so")
  func rotated() {
    var sketch = Self.sketch(preset: .asWritten)
    sketch.apply(.selectTab(at: 2, animated: true))
    sketch.apply(.wait, after: 400_000)
    sketch.apply(.layout(Size(width: 844, height: 390)))
    sketch.expect(
      """

      ┌──────────────────────────────────────────┐  bounds 844 × 390
      │▒▒▒ header 160 ▒▒▒▒                       │
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒                       │  main.y 0 of 0
      │ …  BC                                    │  tab 2 of 3, C
      │     ━                                    │  cells 0 to 99 of 100
      │ ┌───────┐┌───────┐                       │  1 to 99 lie on one another
      │ │   0   ││1 … 99 │╌ content ends         │  content to 183, cells to 328
      │ │       ││       │                       │  line.x 108
      │ └───────┘└───────┘                       │  no finger
      │                                          │
      │                                          │
      └──────────────────────────────────────────┘
      """)
  }

  @Test("Cells made for the view's own width have places of their own after a rotation")
  func rotatedByReference() {
    var sketch = Self.sketch()
    sketch.apply(.layout(Size(width: 844, height: 390)))
    let lines = sketch.lines
    #expect(lines.contains { $0.contains("cells 0 to 3 of 6") })
    #expect(!lines.contains { $0.contains("one another") || $0.contains("content ends") })
  }

  @Test("A line that is not shown yet is not drawn, and a note says so")
  func hiddenLine() {
    var sketch = Sketch(.grid, Self.pages, bounds: Self.size)
    sketch.apply(.wait, after: 150_000)
    let lines = sketch.lines
    #expect(!lines.contains { $0.contains("━") })
    // The frame before 150 ms: half of the way is done there, by the sine's law.
    #expect(lines.contains { $0.hasSuffix("  line.x 8 → 16, hidden") }, "\(lines)")
  }

  /// Three rows are left of the header, one of them above the strip. Below are 13 for 480 points:
  /// a cell begins 8, 174 and 340 points after the header, in row 0, 5 and 9 of them.
  @Test("The picture of a drag, with what is left of the header")
  func dragging() {
    var sketch = Self.sketch()
    sketch.drag(from: Point(x: 195, y: 412), dx: 0, dy: -40)
    sketch.expect(
      """
       ........... 40 above ...........
      +--------------------------------+  bounds 390 x 600
      |:::::: header 120 of 160 :::::::|
      |[0]   B  C                     #|  main.y 40 of 81, dragged
      | ===                           #|  tab 0 of 3
      | +-------------++-------------+#|  cells 0 to 5 of 6
      | |             ||             |#|  line.x 16
      | |      0      ||      1      |#|  finger from 195, 412, moves main
      | |             ||             |#|
      | +-------------++-------------+#|
      | +-------------++-------------+#|
      | |      2      ||      3      |#|
      | |             |@             |#|
      | +-------------++-------------+#|
      | +-------------++-------------+#|
      | |             ||             |#|
      | |      4      ||      5      |#|
      | |             ||             | |
      +--------------------------------+
      """, ascii: true)
  }

  @Test("Past an end stands how far", arguments: [(200.0, "past the top"), (-400, "past the end")])
  func past(distance: Double, text: String) {
    var sketch = Self.sketch()
    sketch.drag(from: Point(x: 195, y: 412), dx: 0, dy: distance)
    let lines = sketch.lines
    #expect(lines.count { $0.contains(text) } == 1, "\(lines)")
  }

  @Test("The picture of a grid before its first layout")
  func notLaidOut() {
    let lines = Self.sketch(bounds: nil).lines
    #expect(lines.contains { $0.contains("nothing is laid out yet") })
    #expect(lines.contains { $0.contains("bounds 0 × 0") })
  }

  @Test("A note has room for a part of a long title")
  func longTitle() {
    let title = "一二三四五六七八九十"
    let lines = Self.sketch([PageSpec(title: title, content: .cells(2))]).lines
    #expect(lines.contains { $0.hasSuffix("  tab 0 of 1, 一二三四五六七…") }, "\(lines)")
  }

  @Test(
    "In a narrow window the notes stand above the screen", arguments: [Container.grid, .sticky])
  func narrow(container: Container) {
    let sketch = Sketch(container, [])
    let picture = PagerPicture(of: sketch.pager, width: columns)
    let lines = picture.lines(columns: 40, rows: 40)
    let notes = picture.notes.filter { !$0.isEmpty }
    #expect(Array(lines.prefix(notes.count)) == notes)
    #expect(lines.count == notes.count + picture.screen.count)
    #expect(picture.lines(columns: 33, rows: 40).first == "too narrow: needs 34 columns")
  }

  /// Labels of 80 are 108 apart: the tenth ends at 16 + 9 · 108 + 80, and the strip shows the 390
  /// points before that, in which it begins at column 25; the seventh begins a column left of them.
  @Test("Labels off the strip are left out, and what leaves them out says so")
  func scrolledStrip() {
    let pages = (0..<12).map { PageSpec(title: "Tab \($0)", content: .cells(2)) }
    var sketch = Self.sketch(pages) { $0.grid.labelWidths = Array(repeating: 80, count: 12) }
    sketch.apply(.selectTab(at: 9, animated: true))
    sketch.apply(.wait, after: 400_000)
    let strip = sketch.lines[4...5].map { $0.dropFirst().prefix(32) }
    let line = String(repeating: " ", count: 25) + String(repeating: "━", count: 7)
    #expect(strip == ["…b 6    Tab 7    Tab 8  [Tab 9]…", line[...]])
  }

  @Test("Labels that more than one handler answers for are noted")
  func handlers() throws {
    var sketch = Self.sketch()
    var payloads = sketch.pager.payloads
    var change = PagerEvent.Setting()
    let rule = PolicyChange.Value(.handlers, "accumulated")
    change.policy = payloads.add(PolicyChange(values: [try #require(rule)]))
    sketch.pager.payloads = payloads
    sketch.apply(.setting(change))
    sketch.apply(.selectTab(at: 2, animated: true))
    // One configuration at the reload, one at the tap.
    #expect(sketch.lines.suffix(10).contains { $0.hasSuffix("  handlers[0] 2") })
  }

  /// 1,000,000 rows of cells in 1000 points, of which 432 below the header and the edge show: a row
  /// of text stands for 37,500 rows of cells, of two each.
  @Test("Millions of cells are drawn by the rows of text", .timeLimit(.minutes(1)))
  func millions() {
    let sketch = Self.sketch([PageSpec(content: .cells(2_000_000))]) {
      $0.grid.cellHeight = 0.001
      $0.grid.gap.row = 0
    }
    let lines = sketch.lines
    #expect(lines.count { $0.contains(" … ") } == 12, "\(lines)")
    #expect(lines.contains { $0.contains("│         0 … ") }, "\(lines)")
  }

  @Test(
    "Ten million cells on one another are one box, in which no number has room",
    .timeLimit(.minutes(1)))
  func tenMillionOnOneAnother() {
    var sketch = Self.sketch([PageSpec(content: .cells(10_000_000))], preset: .asWritten)
    sketch.apply(.layout(Size(width: 844, height: 390)))
    let lines = sketch.lines
    #expect(lines.contains { $0.contains("1 to 9999999 lie on one another") }, "\(lines)")
    #expect(lines.contains { $0.contains("│   0   ││   …   │") }, "\(lines)")
  }
}
