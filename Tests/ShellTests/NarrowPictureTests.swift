import TerminalHarness
import Testing

@Suite("show in a window")
struct NarrowPictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private let screen = """
     ░░░░░░░░░░ 240 above ░░░░░░░░░░░
    ┌────────────────────────────────┐
    │   首页     [发现]      我的    │
    ├─━━━━━━━━━──────────────────────┤
    │                                │
    │  ╌ 200                        ▐│
    │                               ▐│
    │  ╌ 300                        ▐│
    │                               ▐│
    │  ╌ 400                        ▐│
    │  ╌ 500                         │
    │                                │
    │  ╌ 600                         │
    │                                │
    │  ╌ 700                         │
    │                                │
    │  ╌ 800                         │
    │  ╌ 900                         │
    └────────────────────────────────┘
    """
  private let notes = [
    "", "bounds 390 × 844", "", "main.y 240 of 240, pinned", "content.x 0 → page 1, animated",
    "index 1, page 1, tab 1", "no finger", "",
    "  pages[0].y 119.3 of 1216, gliding 2281/s", "▸ pages[1].y 0 of 1216",
    "  pages[2] not loaded",
  ]

  private func expectPicture(
    rows: Int = 40, columns: Int, _ picture: [String],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let terminal = try smallScreen(
      rows: rows, columns: columns, after: ["goto end"], in: folder, at: location)
    let prompt = "100% 5/5 @0.308s main>"
    terminal.type("show\r")
    let isShown = terminal.shows { screen in
      screen.text == (["\(prompt) show"] + picture + [prompt]).joined(separator: "\n")
    }
    #expect(isShown, "\(terminal.text)", sourceLocation: location)
  }

  @Test("has what does not show beside the screen where there is room", arguments: [200, 80])
  func wide(columns: Int) throws {
    let lines = screen.split(separator: "\n").map(String.init)
    let all = lines.indices.map { index in
      notes.indices.contains(index) && !notes[index].isEmpty
        ? "\(lines[index])  \(notes[index])" : lines[index]
    }
    try expectPicture(columns: columns, all)
  }

  @Test("has it above the screen where there is none")
  func below() throws {
    let above = [
      "bounds 390 × 844", "main.y 240 of 240, pinned", "content.x 0 → page 1, animated",
      "index 1, page 1, tab 1", "no finger", "  pages[0].y 119.3 of 1216, gliding", "    2281/s",
      "▸ pages[1].y 0 of 1216", "  pages[2] not loaded",
    ]
    let unfolded = notes.filter { !$0.isEmpty }
    try expectPicture(columns: 60, unfolded + screen.split(separator: "\n").map(String.init))
    try expectPicture(columns: 40, above + screen.split(separator: "\n").map(String.init))
  }

  @Test("is that alone, and says so, where the screen has no room")
  func tooSmall() throws {
    let numbers = [
      "bounds 390 × 844", "main.y 240 of 240, pinned", "content.x 0 → page 1, animated",
      "index 1, page 1, tab 1", "no finger",
    ]
    try expectPicture(
      columns: 30,
      ["too narrow: needs 34 columns"] + numbers + [
        "  pages[0].y 119.3 of 1216,", "    gliding 2281/s", "▸ pages[1].y 0 of 1216",
        "  pages[2] not loaded",
      ])
    try expectPicture(
      rows: 18, columns: 80,
      ["too low: needs 20 rows"] + numbers + [
        "  pages[0].y 119.3 of 1216, gliding 2281/s", "▸ pages[1].y 0 of 1216",
        "  pages[2] not loaded",
      ])
  }

  @Test("wraps no line in any window")
  func neverWraps() throws {
    for columns in [28, 34, 36, 44, 59, 77] {
      let terminal = try smallScreen(
        rows: 60, columns: columns, after: ["goto end"], in: folder)
      terminal.type("show\r")
      #expect(terminal.shows { $0.cursor.row > 1 && $0.text.hasSuffix("main>") })
      let written = String(decoding: terminal.output, as: UTF8.self)
      let answer = written.components(after: "show\r\n").split(separator: "\r\n")
      #expect(answer.count > 8)
      // One row for each line that was written, and one each for the prompts around them.
      let rows = terminal.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.count <= answer.count + 4, "\(columns) columns\n\(terminal.text)")
    }
  }

  @Test("is drawn in ASCII where the locale has no more, and without titles that have more")
  func ascii() throws {
    let terminal = try smallScreen(
      columns: 80, environment: ["LC_ALL": "C"], after: ["goto end"], in: folder)
    terminal.type("show\r")
    #expect(terminal.shows { $0.text.contains("| ") && $0.text.hasSuffix("main>") })
    #expect(terminal.text.contains("|    0         [1]         2     |"), "\(terminal.text)")
    #expect(terminal.text.utf8.count == terminal.text.unicodeScalars.count)
  }
}

extension String {
  /// What follows the last `text`.
  fileprivate func components(after text: String) -> String {
    ranges(of: text).last.map { String(self[$0.upperBound...]) } ?? ""
  }
}
