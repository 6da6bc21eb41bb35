import Inspection
import Testing

@Suite struct SyntaxErrorTests {
  static let wrongSigns: [(String, String)] = [
    ("", #"column 1: found the end, expected a value"#),
    ("1 +", #"column 4: found the end, expected a value"#),
    ("1 2", #"column 3: found "2", expected an operator or the end"#),
    ("(1", #"column 3: found the end, expected an operator or ")""#),
    ("1)", #"column 2: found ")", expected an operator or the end"#),
    ("main.y = 5", #"column 8: found "=", expected an operator or the end; did you mean ==?"#),
    ("1 & 2", #"column 3: found "&", expected an operator or the end; did you mean &&?"#),
    (
      "true and true",
      #"column 6: found "and", expected an operator or the end; did you mean &&?"#
    ),
    (
      "true or true",
      #"column 6: found "or", expected an operator or the end; did you mean ||?"#
    ),
    ("true | true", #"column 6: found "|", expected an operator or the end; did you mean ||?"#),
    ("1 ~ 2", #"column 3: found "~", expected an operator or the end; did you mean ~=?"#),
    ("not isPinned", #"column 1: found "not", expected a state path; did you mean !?"#),
    (
      "1 == 1 within 2",
      #"column 8: found "within", expected an operator or the end; "within" follows "~=""#
    ),
    ("1 === 2", #"column 5: found "=", expected a value"#),
    ("true && != 2", #"column 9: found "!=", expected a value"#),
    ("main.y > （1）", #"column 10: found "（", expected a value; did you mean (?"#),
    (
      "main.y ＞ 1",
      #"column 8: found "＞", expected an operator or the end; did you mean >?"#
    ),
    ("owner == 'main'", #"column 10: found "'", expected a value; strings stand in "...""#),
    ("owner == “main”", #"column 10: found "“", expected a value; strings stand in "...""#),
    ("页 ? 1", #"column 1: found "页", expected a state path"#),
  ]

  @Test(
    "An error says where it is, what stands there and what could",
    arguments: wrongSigns)
  func signs(text: String, sentence: String) { expectError(text, sentence) }

  @Test(
    "Comparisons do not chain",
    arguments: [
      ("1 < 2 < 3", 7, "<"), ("1 == 2 != 3", 8, "!="), ("1 ~= 2 within 3 == 4", 17, "=="),
      ("1 < 2 ~= 3", 7, "~="), ("(1 < 2 >= 3)", 8, ">="),
    ])
  func chains(text: String, column: Int, sign: String) {
    expectError(
      text,
      #"column \#(column): found "\#(sign)", expected "&&", "||" or the end; "#
        + "comparisons do not chain")
  }

  static let wrongNames: [(String, String)] = [
    ("1 + main.yy", #"column 5: found "main.yy", expected a state path; did you mean main.y?"#),
    (
      "pages[7].contentOffset.y",
      #"column 1: found "pages[7].contentOffset.y", expected a state path; "#
        + "did you mean pages[7].y?"
    ),
    (
      "before.man.y",
      #"column 8: found "man.y", expected a state path; did you mean main.y?"#
    ),
    ("tru", #"column 1: found "tru", expected a state path; did you mean true?"#),
    ("xyzzy", #"column 1: found "xyzzy", expected a state path"#),
    (
      "tabBar.emphasi[1]",
      #"column 1: found "tabBar.emphasi[1]", expected a state path; "#
        + "did you mean tabBar.emphasis[1]?"
    ),
    (
      "pages[0].anchor",
      #"column 1: found "pages[0].anchor", expected a state path; "#
        + "container `pinned` does not have it"
    ),
    (
      "all(pages, .isLoded)",
      #"column 12: found ".isLoded", expected a state path of a page; did you mean .isLoaded?"#
    ),
    (
      "all(pages, .anchor == 1)",
      #"column 12: found ".anchor", expected a state path of a page; "#
        + "container `pinned` does not have it"
    ),
    (
      "event.dyy",
      #"column 7: found "dyy", expected a parameter of an event; did you mean dy?"#
    ),
    ("event.", #"column 7: found the end, expected a parameter of an event"#),
    ("event", #"column 6: found the end, expected ".""#),
    ("before.", #"column 8: found the end, expected a state path"#),
    (
      "count(effects, didScrolToPage)",
      #"column 16: found "didScrolToPage", expected an effect; did you mean didScrollToPage?"#
    ),
    (
      #"count(effects, "pageA 1")"#,
      #"column 16: found """, expected an effect; did you mean pageAt?"#
    ),
    ("abss(1)", #"column 1: found "abss", expected a function; did you mean abs?"#),
    ("sin(1)", #"column 1: found "sin", expected a function; did you mean min?"#),
    ("all(page, true)", #"column 5: found "page", expected pages; did you mean pages?"#),
    ("count(1, true)", #"column 7: found "1", expected pages or effects"#),
    ("any(effects, didScroll)", #"column 5: found "effects", expected pages"#),
  ]

  @Test(
    "A name that does not exist is an error and the nearest one is proposed",
    arguments: wrongNames)
  func names(text: String, sentence: String) { expectError(text, sentence) }

  static let wrongParts: [(String, String)] = [
    ("main.", #"column 6: found the end, expected a name"#),
    ("main..y", #"column 6: found ".", expected a name"#),
    ("pages[i].y", #"column 7: found "i", expected an index, a whole number"#),
    ("pages[-1].y", #"column 7: found "-", expected an index, a whole number"#),
    ("pages[01].y", #"column 7: found "01", expected an index, a whole number"#),
    ("pages[1.5].y", #"column 8: found ".", expected "]""#),
    (
      "pages[1234567890].y",
      #"column 7: found "1234567890", expected an index, a whole number"#
    ),
    ("pages[1", #"column 8: found the end, expected "]""#),
    (
      ".y == 0",
      #"column 1: found ".", expected a value; "#
        + "a path begins with a dot only inside all(pages, ...), any or count"
    ),
    (".5", #"column 1: found ".", expected a value; a number has a digit before its point"#),
    (
      "all(pages, any(pages, .y == 0))",
      #"column 12: found "any", expected a value; "#
        + "all, any and count of pages do not stand within each other"
    ),
    ("time@", ##"column 6: found the end, expected "#" and a node's number, or a name"##),
    ("time@ a", ##"column 6: found " ", expected "#" and a node's number, or a name"##),
    ("time@#", #"column 7: found the end, expected a node's number"#),
    (
      "time@#99999999999999999999",
      #"column 7: found "99999999999999999999", expected a node's number"#
    ),
    (
      "before.time@#1",
      #"column 12: found "@", expected an operator or the end; "#
        + #""before." and "@" do not go together"#
    ),
    ("abs()", #"column 5: found ")", expected a value"#),
    ("abs(1, 2)", #"column 6: found ",", expected an operator or ")""#),
    ("min(1)", #"column 6: found ")", expected an operator or ",""#),
    ("max(1, 2", #"column 9: found the end, expected an operator or "," or ")""#),
    ("count(effects)", #"column 14: found ")", expected ",""#),
    ("count(effects, didScroll 1)", #"column 26: found "1", expected ")""#),
    ("all(pages .y)", #"column 11: found ".", expected ",""#),
  ]

  @Test(
    "Paths, references and calls are checked part by part",
    arguments: wrongParts)
  func parts(text: String, sentence: String) { expectError(text, sentence) }

  static let wrongLiterals: [(String, String)] = [
    ("1.", #"column 3: found the end, expected a digit"#),
    ("1.x", #"column 3: found "x", expected a digit"#),
    ("1e", #"column 2: found "e", expected an operator or the end"#),
    ("1e999", #"column 1: found "1e999", expected a number that is not too large"#),
    ("12abc", #"column 3: found "abc", expected an operator or the end"#),
    (#""abc"#, #"column 5: found the end, expected a quotation mark that ends the string"#),
    ("\"a\nb\"", #"column 3: found " ", expected no control character in a string"#),
    (
      #""\x""#,
      #"column 2: found "\", expected one of \" \\ \/ \b \f \n \r \t \uXXXX"#
    ),
    (
      #""\u12"#,
      #"column 2: found "\", expected one of \" \\ \/ \b \f \n \r \t \uXXXX"#
    ),
    (
      #""\uD800""#,
      #"column 2: found "\", expected one of \" \\ \/ \b \f \n \r \t \uXXXX"#
    ),
  ]

  @Test(
    "Numbers and strings are checked",
    arguments: wrongLiterals)
  func literals(text: String, sentence: String) { expectError(text, sentence) }

  @Test("The caret stands under the column")
  func rendering() {
    expectRendering(
      "main.y = 5",
      """
      main.y = 5
             ^
      column 8: found "=", expected an operator or the end; did you mean ==?
      """)
    expectRendering(
      "1\n+\u{1B}",
      """
      1 + \

         ^
      column 4: found " ", expected a value
      """)
  }

  @Test("Wide characters move the caret by their width, and count as one column")
  func wideRendering() {
    expectRendering(
      "time@标记 = 1",
      """
      time@标记 = 1
                ^
      column 9: found "=", expected an operator or the end; did you mean ==?
      """
    ) { $0.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } }
  }

  @Test("What is found is shown in part where it is long")
  func longWord() {
    expectError(
      "1 " + String(repeating: "a", count: 100),
      "column 3: found \"\(String(repeating: "a", count: 39))…\", "
        + "expected an operator or the end")
  }

  private func expectError(
    _ text: String, _ sentence: String, at place: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: ExpressionSyntaxError.self, sourceLocation: place) {
      try Expression(parsing: text)
    }
    #expect(error?.description == sentence, sourceLocation: place)
    #expect(error?.text == text, sourceLocation: place)
  }

  private func expectRendering(
    _ text: String, _ lines: String, at place: SourceLocation = #_sourceLocation,
    width: (String) -> Int = \.count
  ) {
    let error = #expect(throws: ExpressionSyntaxError.self, sourceLocation: place) {
      try Expression(parsing: text)
    }
    #expect(error?.rendered(width: width) == lines, sourceLocation: place)
  }
}
