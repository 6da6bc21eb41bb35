import PagerModel
import Testing

@testable import Picture

struct LayoutPictureTests {
  @Test("The picture of no header")
  func noHeader() {
    let sketch = Sketch(Sketch.lists, header: nil)
    sketch.expect(
      """

      ┌────────────────────────────────┐  bounds 390 × 844
      │  [推荐]     热门       关注    │
      ├─━━━━━━━━━──────────────────────┤  main.y 0 of 0
      │  row 0                        ▐│  content.x 0 of 780
      │  row 1                        ▐│  index 0, page 0, tab 0
      │  row 2                        ▐│  no finger
      │                               ▐│
      │  row 3                         │  ▸ pages[0].y 0 of 2256
      │  row 4                         │    pages[1] not loaded
      │  row 5                         │    pages[2] not loaded
      │                                │
      │  row 6                         │
      │  row 7                         │
      │  row 8                         │
      │                                │
      │  row 9                         │
      │  row 10                        │
      └────────────────────────────────┘
      """)
  }

  @Test("The picture of no header and no bar")
  func bare() {
    var sketch = Sketch(Sketch.lists, header: nil, hover: nil)
    sketch.set(.page(0), y: 500)
    sketch.expect(
      """

      ┌────────────────────────────────┐  bounds 390 × 844
      │  row 7                         │
      │                                │  main.y 0 of 0
      │  row 8                         │  content.x 0 of 780
      │  row 9                        ▐│  index 0, page 0, tab 0
      │  row 10                       ▐│  no finger
      │                               ▐│
      │  row 11                       ▐│  ▸ pages[0].y 500 of 2196
      │  row 12                        │    pages[1] not loaded
      │                                │    pages[2] not loaded
      │  row 13                        │
      │  row 14                        │
      │                                │
      │  row 15                        │
      │  row 16                        │
      │                                │
      │  row 17                        │
      └────────────────────────────────┘
      """)
  }

  @Test("The picture of no pages")
  func noPages() {
    let sketch = Sketch([])
    sketch.expect(
      """

      ┌────────────────────────────────┐  bounds 390 × 844
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  main.y 0 of 240
      │▒▒▒▒▒▒▒▒▒▒ header 240 ▒▒▒▒▒▒▒▒▒▒│  content.x 0 of 0
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  index 0, page none, tab 0
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  no finger
      │                                │
      ├────────────────────────────────┤  no pages
      │                                │
      │                                │
      │                                │
      │                                │
      │            no pages            │
      │                                │
      │                                │
      │                                │
      │                                │
      └────────────────────────────────┘
      """)
  }

  @Test("The picture of nothing laid out")
  func notLaidOut() {
    let sketch = Sketch(Sketch.lists, bounds: nil)
    sketch.expect(
      """

      ┌────────────────────────────────┐  bounds 0 × 0
      │                                │
      │                                │  main.y 0 of 240
      │                                │  content.x 0 of 0
      │                                │  index 0, page 0, tab 0
      │    nothing is laid out yet     │  no finger
      │                                │
      │                                │  ▸ pages[0].y 0 of 3040
      │                                │    pages[1] not loaded
      └────────────────────────────────┘    pages[2] not loaded
      """)
  }

  @Test("The picture of rotation")
  func rotated() {
    var sketch = Sketch(Sketch.lists)
    sketch.set(.main, y: 200)
    sketch.apply(.layout(Size(width: 844, height: 390)))
    sketch.expect(
      """
       ░░░░░░░░░░░░░░░ 200 above ░░░░░░░░░░░░░░░░
      ┌──────────────────────────────────────────┐  bounds 844 × 390
      │▒▒▒▒▒▒▒▒▒▒▒▒ header 40 of 240 ▒▒▒▒▒▒▒▒▒▒▒▒│
      │    [推荐]         热门          关注     │  main.y 200 of 240
      ├─━━━━━━━━━━━━─────────────────────────────┤  content.x 0 of 1688
      │  row 0                                  ▐│  index 0, page 0, tab 0
      │  row 1                                   │  no finger
      │                                          │
      │  row 2                                   │  ▸ pages[0].y 0 of 2710
      │                                          │    pages[1] not loaded
      │  row 3                                   │    pages[2] not loaded
      │                                          │
      └──────────────────────────────────────────┘
      """)
  }

  /// Three tabs on 32 columns: the third from the left begins after 21 of them.
  @Test("From right to left the first tab, and the indicator, stand at the right")
  func rightToLeft() {
    let lines = Sketch(Sketch.lists, header: nil, direction: .rtl).lines
    #expect(lines[2].prefix(34).split(separator: " ").prefix(4) == ["│", "关注", "热门", "[推荐]"])
    #expect(lines[3].dropFirst().prefix { $0 != "━" }.count >= 21)
    #expect(lines[4].contains("row 0"))
  }
}
