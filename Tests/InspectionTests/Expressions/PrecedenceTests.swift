import Testing

@testable import Inspection

@Suite struct PrecedenceTests {
  static let parenthesised: [(String, String)] = [
    ("isPinned || isPinned && isPinned", "isPinned || (isPinned && isPinned)"),
    ("isPinned && isPinned == true", "isPinned && (isPinned == true)"),
    ("1 == 2 + 3", "1 == (2 + 3)"),
    ("1 + 2 < 3 - 4", "(1 + 2) < (3 - 4)"),
    ("1 + 2 * 3", "1 + (2 * 3)"),
    ("1 * 2 + 3", "(1 * 2) + 3"),
    ("8 - 4 - 2", "8 - 4 - 2"),
    ("-1 * 2", "(-1) * 2"),
    ("- 1 + 2", "(-1) + 2"),
    ("!isPinned == true", "(!isPinned) == true"),
    ("!isPinned && isPinned", "(!isPinned) && isPinned"),
    ("1 + 2 ~= 3 * 4 within 5 + 6", "(1 + 2) ~= (3 * 4) within (5 + 6)"),
    ("1 ~= 2 within 3 && isPinned", "(1 ~= 2 within 3) && isPinned"),
    ("true||false&&1==1", "true || (false && (1 == 1))"),
  ]

  @Test(
    "Operators hold together as they would with these parentheses",
    arguments: parenthesised)
  func precedence(bare: String, parenthesised: String) throws {
    #expect(try Expression(parsing: bare) == Expression(parsing: parenthesised))
  }

  static let canonicalParentheses: [(String, String)] = [
    ("(1 + 2) * 3", "(1 + 2) * 3"),
    ("((1 * 2)) + 3", "1 * 2 + 3"),
    ("8 - (4 - 2)", "8 - (4 - 2)"),
    ("8/(4/2)", "8 / (4 / 2)"),
    ("(true || false) && true", "(true || false) && true"),
    ("(1 == 1) == true", "(1 == 1) == true"),
    ("!(isPinned && true)", "!(isPinned && true)"),
    ("!!isPinned", "!!isPinned"),
    ("-(1+2)", "-(1 + 2)"),
    ("(((main.y)))", "mainScrollView.contentOffset.y"),
  ]

  @Test(
    "Parentheses that matter are kept, others are not",
    arguments: canonicalParentheses)
  func canonical(text: String, canonical: String) throws {
    #expect(try Expression(parsing: text).description == canonical)
  }

  static let spellings: [(String, String)] = [
    ("pages[0].y", "pages[0].scrollView.contentOffset.y"),
    ("content.x", "contentScrollView.contentOffset.x"),
    ("policy.handOver", "policy.handOver"),
    ("before.main.y", "before.mainScrollView.contentOffset.y"),
    ("isPinned@#12", "isPinned@#12"),
    ("isPinned@a-b_1", "isPinned@a-b_1"),
    ("isPinned@标记", "isPinned@标记"),
    (#"isPinned@"two words""#, #"isPinned@"two words""#),
    (#"isPinned@"plain""#, "isPinned@plain"),
    ("event.dy", "event.dy"),
    ("count( effects,didScrollToPage )", "count(effects, didScrollToPage)"),
    (#"count(effects, "didScrollToPage 1")"#, #"count(effects, "didScrollToPage 1")"#),
    (#"count(effects, "didScroll")"#, "count(effects, didScroll)"),
    ("all(pages,.y==0)", "all(pages, .scrollView.contentOffset.y == 0)"),
    ("any(pages, !.isLoaded)", "any(pages, !.isLoaded)"),
    (
      "count (pages, .y@#3 == before..y)",
      "count(pages, .scrollView.contentOffset.y@#3 == before..scrollView.contentOffset.y)"
    ),
    ("max( 1,2 ,3)", "max(1, 2, 3)"),
    ("1e3", "1000"),
    ("2.50E-1", "0.25"),
    (#""a\u0041\uD83D\uDE00\/\n""#, #""aA😀/\n""#),
    ("1 ~= 2", "1 ~= 2"),
    ("1\t~=\n2\u{3000}within 0.5", "1 ~= 2 within 0.5"),
  ]

  @Test(
    "Everything has a canonical spelling",
    arguments: spellings)
  func spelling(text: String, canonical: String) throws {
    let expression = try Expression(parsing: text)
    #expect(expression.description == canonical)
    #expect(try Expression(parsing: canonical) == expression)
  }

  @Test("A name after @ is the longest that fits")
  func longestReference() throws {
    #expect(try Expression(parsing: "time@a-1").description == "time@a-1")
    #expect(try Expression(parsing: "time@a -1").description == "time@a - 1")
  }

  @Test("The paths it reads are listed once, in their order")
  func paths() throws {
    let expression = try Expression(
      parsing: "main.y == before.main.y && all(pages, .y < time) || isPinned@#1")
    #expect(
      expression.paths == [.scrollView(.main, .contentOffset), .time, .isPinned])
    #expect(
      expression.paths(numberOfPages: 2) == [
        .scrollView(.main, .contentOffset), .scrollView(.page(0), .contentOffset),
        .scrollView(.page(1), .contentOffset), .time, .isPinned,
      ])
  }
}
