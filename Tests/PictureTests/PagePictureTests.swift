import PagerModel
import Testing

@testable import Picture

struct PagePictureTests {
  @Test("The picture of a swipe to a page that is not loaded")
  func placeholder() {
    var sketch = Sketch(Sketch.lists)
    sketch.set(.main, y: 240)
    sketch.drag(from: Point(x: 300, y: 600), dx: -120, dy: 0)
    sketch.expect(
      """
       ░░░░░░░░░░ 240 above ░░░░░░░░░░░
      ┌────────────────────────────────┐  bounds 390 × 844
      │  [推荐]     热门       关注    │
      ├────━━━━━━━━━───────────────────┤  main.y 240 of 240, pinned
      │ page 0 推荐         ▐┃·········│  content.x 120 of 780, dragged
      │  row 1              ▐┃·········│  index 0, page 0, tab 0
      │  row 2              ▐┃·········│  finger from 300, 600, moves content
      │                     ▐┃·········│
      │  row 3               ┃·········│  ▸ pages[0].y 0 of 2256
      │  row 4               ┃·········│    pages[1] not loaded
      │  row 5               ┃ page 1 ·│    pages[2] not loaded
      │                      ┃·········│
      │  row 6               ┃·········│
      │  row 7               ┃·◉·······│
      │  row 8               ┃·········│
      │                      ┃·········│
      │  row 9               ┃·········│
      │  row 10              ┃·········│
      └────────────────────────────────┘
      """)
  }

  @Test("The picture of a swipe between two pages")
  func swiping() {
    var sketch = Sketch(Sketch.lists)
    sketch.apply(.scrollToPage(at: 1, animated: false))
    sketch.set(.page(1), y: 100)
    sketch.set(.content, x: 195)
    sketch.expect(
      """

      ┌────────────────────────────────┐  bounds 390 × 844
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  main.y 0 of 240
      │▒▒▒▒▒▒▒▒▒▒ header 240 ▒▒▒▒▒▒▒▒▒▒│  content.x 195 of 780
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  index 1, page 1, tab 1
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  no finger
      │   推荐     [热门]      关注    │
      ├──────━━━━━━━━━─────────────────┤    pages[0].y 0 of 2256
      │ page 0 推荐   ▐┃ page 1 热门  ▐│  ▸ pages[1].y 100 of 1016
      │  row 1        ▐┃  row 3       ▐│    pages[2] not loaded
      │  row 2         ┃  row 4       ▐│
      │  row 3         ┃  row 5       ▐│
      │                ┃  row 6        │
      │  row 4         ┃  row 7        │
      │  row 5         ┃  row 8        │
      │  row 6         ┃  row 9        │
      │  row 7         ┃  row 10       │
      └────────────────────────────────┘
      """)
  }

  @Test("The picture of a page pulled past its end")
  func pagePastItsEnd() {
    var sketch = Sketch(Sketch.lists)
    sketch.set(.main, y: 240)
    sketch.set(.page(0), y: 2256)
    sketch.drag(from: Point(x: 195, y: 600), dx: 0, dy: -300)
    sketch.expect(
      """
       ░░░░░░░░░░ 240 above ░░░░░░░░░░░
      ┌────────────────────────────────┐  bounds 390 × 844
      │  [推荐]     热门       关注    │
      ├─━━━━━━━━━──────────────────────┤  main.y 240 of 240, pinned, dragged
      │  row 32                        │  content.x 0 of 780
      │                                │  index 0, page 0, tab 0
      │  row 33                        │  finger from 195, 600, moves page 0
      │  row 34                        │
      │  row 35                        │  ▸ pages[0].y 2392.3 of 2256, dragged
      │                                │    pages[1] not loaded
      │  row 36                        │    pages[2] not loaded
      │  row 37                        │
      │  row 38                        │
      │                ◉               │
      │  row 39                       ▐│
      │                               ▐│
      │       136.3 past the end      ▐│
      │                               ▐│
      └────────────────────────────────┘
      """)
  }

  @Test("The picture of a hundred pages")
  func manyPages() {
    var sketch = Sketch(Array(repeating: PageSpec(content: .height(2000)), count: 100))
    sketch.apply(.scrollToPage(at: 50, animated: false))
    sketch.expect(
      """

      ┌────────────────────────────────┐  bounds 390 × 844
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  main.y 0 of 240
      │▒▒▒▒▒▒▒▒▒▒ header 240 ▒▒▒▒▒▒▒▒▒▒│  content.x 19500 of 38610
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  index 50, page 50, tab 50
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  no finger
      │… 48    49   [50]    51    52  …│
      ├──────────────━━━━──────────────┤    pages[0].y 0 of 1216
      │  ╌ 0                          ▐│  ▸ pages[50].y 0 of 1216
      │  ╌ 100                        ▐│    98 more, none loaded
      │                               ▐│
      │  ╌ 200                        ▐│
      │  ╌ 300                         │
      │                                │
      │  ╌ 400                         │
      │                                │
      │  ╌ 500                         │
      └────────────────────────────────┘
      """)
  }
}
