import PagerModel
import Testing

@Suite("A state path")
struct StatePathTests {
  private var pager: Pager {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 240
    initial.hover = 60
    initial.pages = [
      PageSpec(id: "a", title: "首页", content: .height(2000)),
      PageSpec(content: .rows(40, rowHeight: 48)),
    ]
    var pager = Pager(initial, policies: Preset.reference.policies)
    pager.apply(TimedEvent(.reload(toPageAt: nil), at: 0))
    return pager
  }

  @Test("reads back as it is spelt, in full and in short")
  func roundTrip() throws {
    for path in pager.paths {
      #expect(try StatePath.parse(path.description) == path)
      #expect(try StatePath.parse(path.shortDescription) == path)
    }
  }

  @Test(
    "has short spellings",
    arguments: [
      ("main.y", "mainScrollView.contentOffset.y"),
      ("content.x", "contentScrollView.contentOffset.x"),
      ("pages[1].y", "pages[1].scrollView.contentOffset.y"),
      ("main.isDragging", "mainScrollView.isDragging"),
      ("tabBar.emphasis[1]", "tabBar.emphasis[1]"),
    ])
  func short(_ short: String, _ full: String) throws {
    #expect(try StatePath.parse(short).description == full)
  }

  @Test(
    "that is none is refused",
    arguments: [
      "", "main", "main.", "main.x", "content.y", "pages", "pages[", "pages[0]", "pages[0].",
      "pages[-1].y", "pages[01].y", "pages[0].x", "pages[9999999999].y", "policy", "policy.x",
      "policy[handOver", "tabBar", "tabBar.emphasis", "tabBar.emphasis[", "tabBar.emphasis[]",
      "tabBar.emphasis[-1]", "tabBar.emphasis[1].x", "tabBar[1]", "mainScrollview.contentOffset.y",
      "time ", "é",
    ])
  func unknown(_ text: String) {
    #expect(throws: StatePath.ParseError.unknown) { try StatePath.parse(text) }
  }

  @Test(
    "of another container says so",
    arguments: [
      "pages[0].anchor", "cells[7].x", "visibleCells.first", "line.shown.x", "handlers[2]",
      "tabs[0].anchor", "firstVisibleItem", "policy.anchor",
    ])
  func foreign(_ text: String) {
    #expect(throws: StatePath.ParseError.foreign) { try StatePath.parse(text) }
  }

  @Test(
    "of a page that is not loaded, or not there",
    arguments: [
      ("pages[0].isLoaded", .bool(true)), ("pages[0].title", .string("首页")),
      ("pages[0].lifecycle", .string("loaded")), ("pages[1].isLoaded", .bool(false)),
      ("pages[1].lifecycle", .string("none")), ("pages[1].contentHeight", .number(1920)),
      ("pages[1].title", .null), ("pages[1].y", .null), ("pages[1].isSwipeEnabled", .null),
      ("pages[2].isLoaded", .bool(false)), ("pages[2].contentHeight", .null),
      ("pages[2].lifecycle", .null), ("pages[2].y", .null),
    ] as [(String, Value)])
  func pages(_ text: String, _ value: Value) throws {
    #expect(pager.value(try StatePath.parse(text)) == value)
  }
}
