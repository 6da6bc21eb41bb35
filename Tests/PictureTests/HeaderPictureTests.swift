import PagerModel
import Testing

@testable import Picture

struct HeaderPictureTests {
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

  @Test("The picture of a header taller than the screen")
  func tallHeader() {
    var sketch = Sketch(Sketch.lists, header: 3000)
    sketch.set(.main, y: 1000)
    sketch.expect(
      """
       ░░░░░░░░░░ 1000 above ░░░░░░░░░░
      ┌────────────────────────────────┐  bounds 390 × 844
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  main.y 1000 of 3000
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  content.x 0 of 780
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  index 0, page 0, tab 0
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  no finger
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  ▸ pages[0].y 0 of 2256
      │▒▒▒▒▒▒ header 844 of 3000 ▒▒▒▒▒▒│    pages[1] not loaded
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│    pages[2] not loaded
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      └────────────────────────────────┘
      """)
  }
}
