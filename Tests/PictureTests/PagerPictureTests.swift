import PagerModel
import Testing

@testable import Picture

struct PagerPictureTests {
  @Test func collapsing() {
    var sketch = Sketch(Sketch.lists)
    sketch.set(.main, y: 150)
    sketch.expect("")
  }
}
