import Foundation
import TerminalHarness
import Testing

/// In a headless Chromium, by scripts in `Browser`. On Linux a browser that is missing is a failure:
/// the README says what to install.
@Suite("The page in a browser", .serialized, .enabled(if: isBrowserWanted, "no chromedriver"))
struct BrowserTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func page(_ recording: String, _ options: [String] = []) throws -> String {
    let page = folder.path("page.html")
    let run = try unscroll(["export", recording, "--format", "html", "-o", page] + options)
    #expect(run.exit == .code(0), "\(run)")
    return page
  }

  private func check(_ script: String, _ arguments: [String]) throws {
    let program = try PipedProgram(
      "/usr/bin/python3", [repository("Tests/ReportTests/Browser/\(script)")] + arguments,
      environment: ["HOME": folder.path, "PYTHONDONTWRITEBYTECODE": "1", "TMPDIR": folder.path])
    let exit = program.exit(within: 300)
    #expect(exit == .code(0), "\(program.text)")
  }

  @Test(
    "says and draws at every place what print says there",
    arguments: [
      ("B02-other-list-thrown-to-its-top", [1, 10, 23, 24, 30, 45]),
      ("B47-swipes-in-a-coasting-list", [1, 5, 9]),
      ("tour-grid", [1, 6, 12, 16]),
      ("S01-back-on-another-row", [1, 5, 10]),
    ])
  func values(name: String, nodes: [Int]) throws {
    let recording = repository("Recordings/\(name).jsonl")
    try check(
      "check_values.py",
      [builtProgram("unscroll"), recording, try page(recording)] + nodes.map(String.init))
  }

  @Test("is used by keys, in two languages, light and dark, on a phone and on paper")
  func use() throws {
    let recording = try EvilSession.write(to: folder)
    let page = try page(recording, ["--policy", "otherPagesOnReveal=keepUntilTouch"])
    let facts: [String: Any] = [
      "title": EvilSession.title, "note": EvilSession.note, "reports": EvilSession.numbers,
      "differences": EvilSession.differences,
    ]
    try check("check_use.py", [page, try EvilSession.line(facts)])
  }

  @Test("two minutes of scrolling stay below 2 MB, and few rows of their list exist")
  func length() throws {
    let page = try page(repository("Recordings/long-scrolling.jsonl"))
    try check("check_length.py", [page, "7208"])
  }
}

#if os(Linux)
  private let isBrowserWanted = true
#else
  private let isBrowserWanted = FileManager.default.isExecutableFile(
    atPath: "/usr/bin/chromedriver")
#endif
