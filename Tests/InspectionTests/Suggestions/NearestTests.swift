import PagerModel
import Testing

@testable import Inspection

@Suite struct NearestTests {
  @Test(
    "A distance counts what is put in, left out, exchanged and swapped",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "abcd", 1), ("abc", "ac", 1), ("abc", "axc", 1),
      ("abc", "acb", 1), ("ca", "abc", 2), ("kitten", "sitting", 3), ("", "ab", 2),
      ("标记", "标题", 1),
    ])
  func distances(a: String, b: String, slips: Int) {
    #expect(distance(from: Array(a), to: Array(b)) == slips)
    #expect(distance(from: Array(b), to: Array(a)) == slips)
  }

  @Test("The nearest word is at most two slips away, and fewer than it has letters")
  func nearestWord() {
    let words = ["step", "stop", "state", "y", "id"]
    #expect(nearest(to: "step", among: words) == "step")
    #expect(nearest(to: "setp", among: words) == "step")
    #expect(nearest(to: "stap", among: words) == "step")
    #expect(nearest(to: "statte", among: words) == "state")
    #expect(nearest(to: "stumble", among: words) == nil)
    #expect(nearest(to: "x", among: words) == nil)
    #expect(nearest(to: "ad", among: words) == "id")
    #expect(nearest(to: "xx", among: words) == nil)
    #expect(nearest(to: "", among: words) == nil)
    #expect(nearest(to: "step", among: []) == nil)
  }

  @Test("Of two equally near words the first is taken")
  func ties() {
    #expect(nearest(to: "stp", among: ["stop", "step"]) == "stop")
    #expect(nearest(to: "stp", among: ["step", "stop"]) == "step")
  }

  @Test("A wrong path is answered by the nearest one", arguments: NearestTests.paths)
  func path(wrong: String, right: String?) throws {
    #expect(StatePath.nearest(to: wrong) == right)
    guard let right else { return }
    _ = try StatePath.parse(right.first == "." ? "pages[0]\(right)" : right)
  }

  static let paths: [(String, String?)] = [
    ("main.yy", "main.y"),
    ("main.x", "main.y"),
    ("mainScrollview.contentOffset.y", "mainScrollView.contentOffset.y"),
    ("mainscrollview.contentoffset.y", "mainScrollView.contentOffset.y"),
    ("mainScrollveiw.velocty", "mainScrollView.velocity"),
    ("man.isDraging", "main.isDragging"),
    ("mian.isDrgaing", "main.isDragging"),
    ("mainScrolview.isTrackng", "mainScrollView.isTracking"),
    ("main.contentOffset", "main.contentOffset.y"),
    ("main", "main.y"),
    ("pages[12].contentOffset.y", "pages[12].y"),
    ("pages[3].scrolView.contentOffset.y", "pages[3].scrollView.contentOffset.y"),
    ("pages[3].isloaded", "pages[3].isLoaded"),
    ("page[3].y", "pages[3].y"),
    ("pages[2]", "pages[2].y"),
    ("handOver", "policy.handOver"),
    ("isDragging", "main.isDragging"),
    ("polcy.handover", "policy.handOver"),
    ("bounds", "bounds.width"),
    ("currentPageIndx", "currentPageIndex"),
    (".isLoded", ".isLoaded"),
    (".contentOffset.y", ".y"),
    (".scrollView.isDragin", ".scrollView.isDragging"),
    (".scrollView", ".scrollView.y"),
    ("nothingLikeIt.here", nil),
    ("", nil),
  ]
}
