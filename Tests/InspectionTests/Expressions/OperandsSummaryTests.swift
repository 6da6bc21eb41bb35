import Inspection
import Testing

@Suite struct OperandsSummaryTests {
  @Test(
    "A false expression says what it expected and found",
    arguments: OperandsSummaryTests.summaries)
  func summary(text: String, summary: String) throws {
    let found = try #require(
      try Expression(parsing: text).operandsSummary(in: FakeContext()))
    #expect("\(found.text) (\(found))" == summary)
  }

  static let summaries = [
    ("pages[0].y == 500", "pages[0].y == 500 (500 expected, 0 found)"),
    ("(pages[0].y==250+250)", "pages[0].y==250+250 (500 expected, 0 found)"),
    ("main.y != 20", "main.y != 20 (not 20 expected, 20 found)"),
    ("main.y > 25", "main.y > 25 (> 25 expected, 20 found)"),
    ("main.y ~= 25", "main.y ~= 25 (25 ± 0.5 expected, 20 found)"),
    ("main.y ~= 25 within 2 * 2", "main.y ~= 25 within 2 * 2 (25 ± 4 expected, 20 found)"),
    ("isSwipeEnabled && main.y == 1 && 1 / 0 == 1", "main.y == 1 (1 expected, 20 found)"),
    ("true && (true && main.y == 1)", "main.y == 1 (1 expected, 20 found)"),
    ("all(pages, .isLoaded && .y == 0)", ".isLoaded (true expected, false found on page 2)"),
    ("all(pages, .y == 0)", ".y == 0 (0 expected, 40 found on page 2)"),
    ("isPinned", "isPinned (true expected, false found)"),
    ("!isSwipeEnabled", "!isSwipeEnabled (false expected, true found)"),
  ]

  @Test(
    "What holds, or fails for no single reason, has no summary",
    arguments: ["main.y == 20", "false", "isPinned || main.y == 1", "any(pages, .y == 1)"])
  func noSummary(text: String) throws {
    #expect(try Expression(parsing: text).operandsSummary(in: FakeContext()) == nil)
  }

  @Test("The left side is kept as it was written")
  func left() throws {
    let expression = try Expression(parsing: "pages[0].y + 1 == 500")
    #expect(try expression.operandsSummary(in: FakeContext())?.left == "pages[0].y + 1")
  }
}
