import Testing

@testable import LineEditor

@Suite("The width of text")
struct DisplayWidthTests {
  @Test(
    "is that of a terminal's columns",
    arguments: [
      ("", 0), ("step", 4), ("回放", 4), ("step 回放", 9), ("é", 1), ("e\u{301}", 1), ("😀", 2),
      ("→✓…│", 4), ("a\tb\u{1B}", 2),
    ])
  func isInColumns(text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test(
    "decides where a wrapping screen has its cursor",
    arguments: [
      ("abc", 0, 3), ("abcdefghij", 1, 0), ("abcdefghijk", 1, 1), ("abcdefghi回", 1, 2),
      ("a\nb", 1, 1),
      ("a\tb", 0, 9), ("\u{3}", 0, 2),
    ])
  func decidesWhereTheCursorIs(text: String, row: Int, column: Int) {
    #expect(TextLocale.isUTF8)
    var position = ScreenPosition(width: 10)
    for scalar in text.unicodeScalars { position.advance(over: scalar) }
    #expect((position.row, position.column) == (row, column))
  }

  @Test(
    "is counted in scalars made of bytes",
    arguments: [
      ([0x61], "a"), ([0xC3, 0xA9], "é"), ([0xF0, 0x9F, 0x98, 0x80], "😀"), ([0xFF], "\u{FFFD}"),
      ([0xE4, 0x61], "a"), ([0xE4, 0xC3, 0xA9], "é"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}"),
    ] as [([UInt8], String)])
  func isAssembled(bytes: [UInt8], text: String) {
    var assembler = ScalarAssembler()
    let scalars = bytes.compactMap { assembler.take($0) }
    #expect(String(String.UnicodeScalarView(scalars)) == text)
  }
}
