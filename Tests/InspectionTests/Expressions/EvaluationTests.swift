import Inspection
import PagerModel
import Testing

@Suite struct EvaluationTests {
  @Test(
    "A value follows from the state, the event and the effects",
    arguments: EvaluationTests.values)
  func value(text: String, value: Value) throws {
    #expect(try Expression(parsing: text).evaluate(in: FakeContext()) == value)
  }

  static let values: [(String, Value)] = [
    ("main.y", .number(20)),
    ("mainScrollView.contentOffset.y", .number(20)),
    ("before.main.y", .number(60)),
    ("before.main.y - main.y + event.dy", .number(0)),
    ("main.y@#3", .number(1)),
    ("main.y@start", .number(1)),
    (#"main.y@"标记 1""#, .number(1)),
    ("policy.handOver", .string("exact")),
    ("headerHeight", .null),
    ("event.phase", .string("changed")),
    ("event.width", .null),
    ("count(effects, didScrollToPage)", .number(3)),
    (#"count(effects, "didScrollToPage 1")"#, .number(2)),
    ("count(effects, willAppear)", .number(0)),
    ("1 + 2 * 3 - 4 / 2", .number(5)),
    ("8 - 4 - 2", .number(2)),
    ("8 / 4 / 2", .number(1)),
    ("--3", .number(3)),
    ("-0", .number(0)),
    ("abs(-2.5)", .number(2.5)),
    ("min(3, 1, 2)", .number(1)),
    ("max(3, 1, 2)", .number(3)),
    ("round(2.5)", .number(3)),
    ("round(-2.5)", .number(-3)),
    ("count(pages, .y == 0)", .number(2)),
    ("count(pages, before..y == 7)", .number(1)),
    (#""é" == "e\u0301""#, .bool(true)),
  ]

  @Test("A condition holds", arguments: EvaluationTests.truths)
  func holds(text: String) throws {
    #expect(try Expression(parsing: text).holds(in: FakeContext()))
  }

  static let truths = [
    "1 == 1.000001", "1 != 1.0000011", "0.1 + 0.2 == 0.3",
    "1 <= 0.9999995", "1 >= 1.0000005", "!(1 < 1.0000005)", "!(1.0000005 > 1)",
    "1 < 2", "2 > 1", "1 <= 2", "2 >= 1", "!(2 < 1)", "!(1 >= 2)", "!(1 > 2)", "!(2 <= 1)",
    "1e300 == 1e300", "1e300 != 2e300",
    "1 ~= 1.5", "1.5 ~= 1", "!(1 ~= 1.6)", "1 ~= 3 within 2", "!(1 ~= 3 within 1.9)",
    "1.1 ~= 1 within 0.1", "1 ~= 1 within 0",
    "null == null", "headerHeight == null", "null != 0", "false != 0", #""1" != 1"#,
    #"owner == "main""#, #"owner != "content""#, "true == true", "true != false",
    "true || false", "!(true && false)", "isSwipeEnabled && !isPinned",
    "all(pages, .y <= 40)", "!all(pages, .y == 0)", "any(pages, .y > 0)", "!any(pages, .y > 40)",
    "any(pages, .scrollView.isDragging)", "!all(pages, .isLoaded)",
    "any(pages, .firstVisibleItem == null)", "pages[9].y == null",
  ]

  @Test("Of no pages everything is true of all and nothing of any")
  func noPages() throws {
    let context = FakeContext(numberOfPages: 0)
    #expect(try Expression(parsing: "all(pages, .y == 1)").holds(in: context))
    #expect(try !Expression(parsing: "any(pages, true)").holds(in: context))
    #expect(try Expression(parsing: "count(pages, true)").evaluate(in: context) == .number(0))
  }

  @Test(
    "What has no value says which part, where and what was found",
    arguments: EvaluationTests.failures)
  func failure(text: String, sentence: String) throws {
    let expression = try Expression(parsing: text)
    let error = #expect(throws: EvaluationError.self) {
      try expression.evaluate(in: FakeContext())
    }
    #expect(error?.description == sentence)
  }

  static let failures: [(String, String)] = [
    (
      "1 == 1 && main.y + owner > 0",
      #"column 11: main.y + owner: numbers are needed, found 20 and "main""#
    ),
    ("1 + 2 + (null) + 3", "column 1: 1 + 2 + (null): numbers are needed, found 3 and null"),
    ("headerHeight < 3", "column 1: headerHeight < 3: numbers are needed, found null and 3"),
    (#""a" < "b""#, #"column 1: "a" < "b": numbers are needed, found "a" and "b""#),
    ("true >= 1", "column 1: true >= 1: numbers are needed, found true and 1"),
    (
      "headerHeight ~= 1",
      "column 1: headerHeight ~= 1: numbers are needed, found null and 1"
    ),
    ("1 ~= 1 within owner", #"column 15: owner: numbers are needed, found "main""#),
    ("1 ~= 1 within -1", "column 15: -1: a tolerance is not negative, found -1"),
    ("-owner", #"column 2: owner: numbers are needed, found "main""#),
    ("min(1, null)", "column 8: null: numbers are needed, found null"),
    ("4 / (2 - 2)", "column 1: 4 / (2 - 2): division by zero, found 4 and 0"),
    ("4 / -0", "column 1: 4 / -0: division by zero, found 4 and 0"),
    (
      "1e308 + 1e308",
      "column 1: 1e308 + 1e308: the result is too large, found 1e+308 and 1e+308"
    ),
    (
      "1e308 * -10",
      "column 1: 1e308 * -10: the result is too large, found 1e+308 and -10"
    ),
    ("1 / 1e-320", "column 1: 1 / 1e-320: the result is too large, found 1 and 1e-320"),
    ("true && main.y", "column 9: main.y: true or false is needed, found 20"),
    ("null || true", "column 1: null: true or false is needed, found null"),
    ("!1", "column 2: 1: true or false is needed, found 1"),
    ("all(pages, .y)", "column 12: .y (page 0): true or false is needed, found 0"),
    (
      "all(pages, .firstVisibleItem != null || 1 < .firstVisibleItem)",
      "column 41: 1 < .firstVisibleItem (page 0): numbers are needed, found 1 and null"
    ),
    ("1 + main.y@nowhere", #"column 5: main.y@nowhere: no node or mark named "nowhere""#),
    ("time@#7", "column 1: time@#7: no node #7"),
  ]

  @Test("A condition is true or false, nothing else")
  func conditionIsBoolean() throws {
    let expression = try Expression(parsing: " main.y")
    let error = #expect(throws: EvaluationError.self) {
      try expression.holds(in: FakeContext())
    }
    #expect(error?.description == "column 2: main.y: true or false is needed, found 20")
  }

  @Test(
    "Numbers of the context that are not finite are errors", arguments: [Double.nan, .infinity])
  func notFinite(number: Double) throws {
    let expression = try Expression(parsing: "time")
    let error = #expect(throws: EvaluationError.self) {
      try expression.evaluate(in: FakeContext(now: [.time: .number(number)]))
    }
    #expect(error?.reason == .tooLarge)
  }

  @Test(
    "What the result no longer depends on is not looked at",
    arguments: [
      ("false && 1 / 0 == 1", false), ("true || 1 / 0 == 1", true),
      ("true && false && time@nowhere == 1", false),
      ("any(pages, .y == 0 || 1 / .y > 0)", true), ("all(pages, .y != 0 && 1 / .y > 0)", false),
    ])
  func shortCircuit(text: String, value: Bool) throws {
    #expect(try Expression(parsing: text).holds(in: FakeContext()) == value)
  }
}
