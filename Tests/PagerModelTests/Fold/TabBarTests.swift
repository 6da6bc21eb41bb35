import PagerModel
import Testing

/// Widths: 14 a wide character, 8 a narrow one; 16 before the first tab, 28 between, 16 after the
/// last.
@Suite("The tab bar")
struct TabBarTests {
  private static func pager(_ titles: [String?], _ policies: [PolicyName: String] = [:]) -> Session
  {
    Session(policies: policies) {
      $0.pages = titles.map { PageSpec(title: $0, content: .height(2000)) }
    }
  }

  @Test(
    "lays tabs side by side, as wide as their titles",
    arguments: [
      (0, 16.0, 28.0),  // 推荐
      (1, 72, 32),  // Live: 16 + 28 + 28
      (2, 132, 8),  // its index, 2: 72 + 32 + 28
      (3, 168, 38),  // 新 3é: 14 + 3 · 8
    ])
  func tabs(index: Int, x: Double, width: Double) {
    var session = Self.pager(["推荐", "Live", nil, "新 3é"])
    session.send(.scrollToPage(at: index, animated: false))
    session.expect(["tabBar.indicator.x": .number(x), "tabBar.indicator.width": .number(width)])
    session.expect(["tabBar.contentOffset.x": 0], "all fit in 390")
  }

  @Test("has its indicator and emphasis where progress is, between two tabs")
  func between() {
    var session = Self.pager(["推荐", "Live", nil])
    session.begin(sideways: true)
    session.move(-78)
    // A fifth of the way from 16 to 72, and from 28 to 32.
    session.expect([
      "progress": 0.2, "tabBar.indicator.x": 27.2, "tabBar.indicator.width": 28.8,
      "tabBar.emphasis[0]": 0.8, "tabBar.emphasis[1]": 0.2, "tabBar.emphasis[2]": 0,
      "tabBar.emphasis[3]": nil, "tabBar.selectedIndex": 0,
    ])
  }

  /// Ten tabs of 56: tab i at 16 + 84 · i, in all 844 wide. In 390, the offset is at most 454.
  private static let long = Array(repeating: Optional("推荐推荐"), count: 10)

  @Test(
    "brings the selected tab into the middle of its bounds, or as near as it can",
    arguments: [(0, 0.0), (1, 0), (5, 269), (8, 454), (9, 454)])  // 16 + 84 · 5 + 28 − 195 = 269
  func sight(index: Int, offset: Double) {
    var session = Self.pager(Self.long)
    session.send(.selectTab(at: index, animated: true))
    // At once, while content is still where it was.
    session.expect(["tabBar.contentOffset.x": .number(offset), "tabBar.indicator.x": 16])
    session.wait(400)
    session.expect(["tabBar.indicator.x": .number(16 + 84 * Double(index))])
    session.send(.layout(Size(width: 844, height: 390)))
    session.expect(["tabBar.contentOffset.x": 0])
  }

  @Test("may say another tab than the content, until that has settled")
  func differs() {
    var session = Self.pager(["a", "b", "c"], [.indexCommit: "settle"])
    session.send(.selectTab(at: 2, animated: true))
    session.expect(["tabBar.selectedIndex": 2, "currentPageIndex": 0, "tabBar.emphasis[0]": 1])
    session.wait(400)
    session.expect(["tabBar.selectedIndex": 2, "currentPageIndex": 2, "tabBar.emphasis[2]": 1])
  }

  @Test("has the tabs of the last reload, and none without pages")
  func reloads() {
    var session = Self.pager(Self.long)
    session.send(.scrollToPage(at: 9, animated: false))
    session.answer([2000, 2000])
    session.expect(["tabBar.emphasis[9]": 1])
    session.send(.reload(toPageAt: nil))
    // Tabs of one digit: 16 + 8 + 28.
    session.expect([
      "tabBar.indicator.x": 52, "tabBar.indicator.width": 8, "tabBar.emphasis[1]": 1,
      "tabBar.emphasis[2]": nil, "tabBar.contentOffset.x": 0,
    ])
    session.answer([])
    session.send(.reload(toPageAt: nil))
    session.expect([
      "tabBar.indicator.x": nil, "tabBar.indicator.width": nil, "tabBar.emphasis[0]": nil,
      "tabBar.contentOffset.x": 0,
    ])
  }
}
