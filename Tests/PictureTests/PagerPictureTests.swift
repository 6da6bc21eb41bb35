import PagerModel
import Testing

@testable import Picture

struct PagerPictureTests {
  @Test("The picture of a header half scrolled away")
  func collapsing() {
    var sketch = Sketch(Sketch.lists)
    sketch.set(.main, y: 150)
    sketch.expect(
      """
       ░░░░░░░░░░ 150 above ░░░░░░░░░░░
      ┌────────────────────────────────┐  bounds 390 × 844
      │▒▒▒▒▒▒▒ header 90 of 240 ▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  main.y 150 of 240
      │  [推荐]     热门       关注    │  content.x 0 of 780
      ├─━━━━━━━━━──────────────────────┤  index 0, page 0, tab 0
      │  row 0                        ▐│  no finger
      │  row 1                        ▐│
      │  row 2                        ▐│  ▸ pages[0].y 0 of 2256
      │  row 3                         │    pages[1] not loaded
      │                                │    pages[2] not loaded
      │  row 4                         │
      │  row 5                         │
      │  row 6                         │
      │                                │
      │  row 7                         │
      │  row 8                         │
      │  row 9                         │
      └────────────────────────────────┘
      """)
  }

  @Test("The picture of a drag, with the finger where it landed")
  func dragging() {
    var sketch = Sketch(Sketch.lists)
    sketch.drag(from: Point(x: 195, y: 600), dx: 0, dy: -72)
    sketch.expect(
      """
       ........... 72 above ...........
      +--------------------------------+  bounds 390 x 844
      |::::::::::::::::::::::::::::::::|
      |:::::: header 168 of 240 :::::::|  main.y 72 of 240, dragged
      |::::::::::::::::::::::::::::::::|  content.x 0 of 780
      |   [0]         1          2     |  index 0, page 0, tab 0
      +-=========----------------------+  finger from 195, 600, moves main
      |  row 0                        #|
      |  row 1                        #|  > pages[0].y 0 of 2256, dragged
      |  row 2                        #|    pages[1] not loaded
      |                                |    pages[2] not loaded
      |  row 3                         |
      |  row 4                         |
      |  row 5         @               |
      |                                |
      |  row 6                         |
      |  row 7                         |
      |  row 8                         |
      +--------------------------------+
      """, ascii: true)
  }

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

  @Test("The picture of a header pulled past its top")
  func pulled() {
    var sketch = Sketch(Sketch.lists)
    sketch.drag(from: Point(x: 195, y: 100), dx: 0, dy: 200)
    sketch.expect(
      """

      ┌────────────────────────────────┐  bounds 390 × 844
      │       97.3 past the top        │
      │                                │  main.y -97.3 of 240, dragged
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  content.x 0 of 780
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒◉▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  index 0, page 0, tab 0
      │▒▒▒▒▒▒▒▒▒▒ header 240 ▒▒▒▒▒▒▒▒▒▒│  finger from 195, 100, moves main
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │  [推荐]     热门       关注    │  ▸ pages[0].y 0 of 2256, dragged
      ├─━━━━━━━━━──────────────────────┤    pages[1] not loaded
      │  row 0                        ▐│    pages[2] not loaded
      │  row 1                        ▐│
      │  row 2                         │
      │                                │
      │  row 3                         │
      │  row 4                         │
      │  row 5                         │
      │                                │
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

  @Test("The picture of code that scrolls past the pin")
  func pastThePin() {
    var sketch = Sketch(Sketch.lists)
    sketch.set(.main, y: 300)
    sketch.expect(
      """
       ░░░░░░░░░░ 300 above ░░░░░░░░░░░
      ┌────────────────────────────────┐  bounds 390 × 844
      ├─━━━━━━━━━──────────────────────┤
      │  row 0                        ▐│  main.y 300 of 240, pinned
      │  row 1                        ▐│  content.x 0 of 780
      │  row 2                        ▐│  index 0, page 0, tab 0
      │                               ▐│  no finger
      │  row 3                         │
      │  row 4                         │  ▸ pages[0].y 0 of 2256
      │  row 5                         │    pages[1] not loaded
      │                                │    pages[2] not loaded
      │  row 6                         │
      │  row 7                         │
      │  row 8                         │
      │                                │
      │  row 9                         │
      │  row 10                        │
      │        60 past the end         │
      └────────────────────────────────┘
      """)
  }
}
