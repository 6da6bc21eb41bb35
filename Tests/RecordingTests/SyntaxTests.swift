import SeededRandom
import Testing

@testable import Recording

@Suite struct StrictJSON {
  static let refused: [(String, String)] = [
    (#"{"kind":"note","at":0,"text":"a",}"#, #"2:34: expected a key in quotes"#),
    (#"{"kind":"note","at":0 "text":"a"}"#, "2:23: expected ',' or '}'"),
    (#"{"kind":"note","at" 0}"#, "2:21: expected ':' after the key"),
    (#"{"kind":"note","at":}"#, "2:21: expected a value"),
    (#"{"kind":"note","at":NaN}"#, "2:21: expected a value"),
    (#"{"kind":"note","at":-}"#, "2:22: expected a digit"),
    (#"{"kind":"note","at":1.}"#, "2:23: expected a digit"),
    (#"{"kind":"note","at":1e}"#, "2:23: expected a digit"),
    (#"{"kind":"note","at":+1}"#, "2:21: expected a value"),
    (#"{"kind":"note","at":01}"#, "2:21: a number with a leading zero; drop the zero"),
    (
      #"{"kind":"note","_x":1e999}"#,
      "2:21: the number is infinite as a double; use a smaller one"
    ),
    (
      #"{"kind":"note","_x":9007199254740993}"#,
      "2:21: the integer is past 2^53 and would lose digits; use a smaller one"
    ),
    (
      #"{"kind":"note","_x":-123456789012345678901234567890}"#,
      "2:21: the integer is past 2^53 and would lose digits; use a smaller one"
    ),
    (#"{"kind":"note","_x":[1,2,]}"#, "2:26: expected a value"),
    (#"{"kind":"note","_x":[1 2]}"#, "2:24: expected ',' or ']'"),
    (#"{"kind":"note","_x":tru}"#, "2:21: expected a value"),
    (#"{"kind":"note"} x"#, "2:17: expected the end of the line"),
    (#"{"kind":"note"}{}"#, "2:16: expected the end of the line"),
    ("// a comment", "2:1: expected '{': a record is one JSON object"),
    ("[]", "2:1: expected '{': a record is one JSON object"),
    ("", "2:1: blank line; every line holds one record, delete it"),
    ("  \t", "2:1: blank line; every line holds one record, delete it"),
    (#"{"kind":"note","at":0"#, "2:22: the line ends where ',' or '}' is expected"),
    (#"{"kind":"note"#, "2:14: the line ends where the closing quote of a string is expected"),
    (
      #"{"kind":"note","kind":"note"}"#,
      #"2:16: the key "kind" stands twice in one object; keep one"#
    ),
    (
      #"{"kind":"note","k\u0069nd":"note"}"#,
      #"2:16: the key "kind" stands twice in one object; keep one"#
    ),
    (
      #"{"_x":1,"_x":2}"#,
      #"2:9: the key "_x" stands twice in one object; keep one"#
    ),
    (
      #"{"_x":{"a":1,"\u0061":2}}"#,
      #"2:14: the key "a" stands twice in one object; keep one"#
    ),
    (
      #"{"_x":"\q"}"#,
      #"2:8: unknown escape; JSON has \" \\ \/ \b \f \n \r \t \uXXXX"#
    ),
    (
      #"{"_x":"\u12g4"}"#,
      #"2:8: unknown escape; JSON has \" \\ \/ \b \f \n \r \t \uXXXX"#
    ),
    (
      #"{"_x":"\ud800x"}"#,
      "2:8: half of a surrogate pair; write both halves, or the character itself"
    ),
    (
      #"{"_x":"\udc00"}"#,
      "2:8: half of a surrogate pair; write both halves, or the character itself"
    ),
    (
      #"{"_x":"\ud83d\u0041"}"#,
      "2:8: half of a surrogate pair; write both halves, or the character itself"
    ),
    (
      "{\"_x\":\"a\tb\"}",
      #"2:9: control character 0x09 in a string; write it as \u0009"#
    ),
    (
      "{\"_x\":\"a\0b\"}",
      "2:9: NUL byte; text has none, restore the line from a copy"
    ),
    ("{\"_x\":\0}", "2:7: NUL byte; text has none, restore the line from a copy"),
  ]

  @Test(arguments: refused)
  func `A line that is not JSON is refused at its column`(line: String, message: String) {
    #expect(refusal([header, line]) == "r.jsonl:" + message)
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE4, 0xBD],
    ] as [[UInt8]])
  func `Bytes that are not UTF-8 are refused`(wrong: [UInt8]) {
    let bytes = Array((header + "\n{\"_x\":\"").utf8) + wrong + Array("\"}\n".utf8)
    #expect(refusal(bytes: bytes) == "r.jsonl:2:8: invalid UTF-8; save the file as UTF-8")
  }

  @Test func `Nesting is refused from 33 on`() {
    func nested(_ depth: Int) -> String {
      let brackets = String(repeating: "[", count: depth - 1)
      let closing = String(repeating: "]", count: depth - 1)
      return #"{"kind":"note","at":0,"text":"","_x":\#(brackets)\#(closing)}"#
    }
    #expect(refusal([header, nested(32)]) == nil)
    #expect(refusal([header, nested(33)]) == "r.jsonl:2:69: nested deeper than 32; flatten it")
  }

  @Test func `A line is refused past 1 MiB, its line end not counted`() {
    func note(_ bytes: Int) -> String {
      let frame = #"{"kind":"note","at":0,"text":""}"#
      let text = String(repeating: "x", count: bytes - frame.utf8.count)
      return #"{"kind":"note","at":0,"text":"\#(text)"}"#
    }
    let message =
      "r.jsonl:2:1048577: the line is longer than 1 MiB; split what it holds into several records"
    #expect(refusal([header, note(1 << 20)]) == nil)
    #expect(refusal([header, note(1 << 20) + "\r"]) == nil)
    #expect(refusal([header, note(1 << 20 + 1)]) == message)
    #expect(refusal(bytes: Array((header + "\n" + note(5 << 18)).utf8)) == message)
  }

  @Test func `Many keys are told apart, and a late double one is found`() {
    let keys = (0..<5000).map { #""k\#($0)":0"# }
    let object = "{" + keys.joined(separator: ",")
    #expect(refusal([header, #"{"kind":"note","at":0,"text":"","_x":\#(object)}}"#]) == nil)
    let doubled = #"{"kind":"note","at":0,"text":"","_x":\#(object),"k7":0}}"#
    #expect(
      refusal([header, doubled])?.hasSuffix(#"the key "k7" stands twice in one object; keep one"#)
        == true)
  }

  @Test func `Escapes and characters beyond the first plane are decoded`() throws {
    let text = #""\u9996\u9875 \ud83d\udc4b 我的👋 \"\\\/\b\f\n\r\t\u0000é""#
    let recording = try read(header, #"{"kind":"note","at":0,"text":\#(text)}"#)
    #expect(recording.notes[0].text == "首页 👋 我的👋 \"\\/\u{8}\u{C}\n\r\t\u{0}é")
  }

  @Test func `Blanks may stand between all tokens`() throws {
    let recording = try read(
      " { \"version\" : 1 ,\t\"kind\" : \"recording\" , \"container\" : \"pinned\" , "
        + "\"title\" : \"t\" , \"initial\" : { } } ",
      #" { "event" : { "reload" : { "toPageAt" : 2 } } , "dt" : 7 , "parent" : 0 , "id" : 1 , "kind" : "event" } "#
    )
    #expect(recording.nodes == [Node(parent: 0, time: 7, event: .reload(toPageAt: 2))])
  }
}

@Suite struct Numbers {
  @Test(
    arguments: [
      ("0", 0), ("-0", -0.0), ("1.5", 1.5), ("-2400", -2400), ("1e2", 100), ("1E+2", 100),
      ("25e-1", 2.5), ("0.1", 0.1), ("123456789.123456789", 123_456_789.123_456_789),
      ("9007199254740992", 9_007_199_254_740_992),
      ("1.7976931348623157e308", 1.797_693_134_862_315_7e308),
      ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0),
      ("0.000000000000000000000000000001", 1e-30),
      ("3.141592653589793238462643383279", 3.141592653589793), ("1e22", 1e22), ("1e23", 1e23),
      ("8.41e21", 8.41e21), ("100000000000000000000.0", 1e20),
    ] as [(String, Double)])
  func `A decimal is the nearest double`(text: String, value: Double) throws {
    let state = #"{"kind":"observe","at":0,"state":{"main.y":\#(text)}}"#
    let recording = try read(header, state)
    #expect(recording.observations[0].state[0].value == .number(value))
  }

  @Test func `Random decimals are what the standard library makes of them`() throws {
    var random = Seeded(7)
    for _ in 0..<2000 {
      let digits = (0..<Int.random(in: 1...22, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }
      let text =
        "\(Int.random(in: 0...99, using: &random)).\(digits.joined())"
        + "e\(Int.random(in: -40...40, using: &random))"
      let recording = try read(header, #"{"kind":"observe","at":0,"state":{"main.y":\#(text)}}"#)
      let expected = try #require(Double(text))
      #expect(recording.observations[0].state[0].value == .number(expected), "\(text)")
    }
  }
}
