import Report
import TerminalHarness
import Testing

@Suite("The shell in Chinese")
struct ChineseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ commands: String..., language: String) throws -> Finished {
    let file = try folder.write("lost-place.jsonl", LostPlace.session)
    let options = commands.flatMap { ["-e", $0] }
    return try unscroll(["run", file] + options, in: folder, environment: ["LANG": language])
  }

  @Test("says where a move ended, why an input did nothing, and what is wrong with a command")
  func messages() throws {
    let run = try run(
      "step", "reverse-step", "goto end", "tap 9", "step x", language: "zh_CN.UTF-8")
    #expect(run.text.contains("撤销：numberOfPages 0 → 3"))
    #expect(run.text.contains("它没有起作用：没有这一页（noSuchPage）"))
    #expect(run.text.contains("-e 5:6: 数量：应为整数"))
    #expect(run.exit == .code(2))
  }

  @Test("exports in English", arguments: ExportFormat.allCases)
  func exports(_ format: ExportFormat) throws {
    let command = "export \(format.rawValue)"
    let english = try run(command, language: "C.UTF-8")
    #expect(try run(command, language: "zh_CN.UTF-8").text == english.text)
    #expect(english.exit == .code(0))
  }

  @Test("shrinks to a test and to an issue in English", arguments: ["--test", "--issue"])
  func shrinks(_ form: String) throws {
    func made(in language: String) throws -> [String] {
      let run = try run(
        "goto end", "policy otherPagesOnReveal=keep", "shrink pages[0].y == 500 \(form)",
        language: language)
      // What is said of it comes before, what was not saved after it.
      let start = try #require(
        run.lines.firstIndex { $0.hasPrefix(form == "--test" ? "import" : "###") })
      return Array(run.lines[start...].dropLast())
    }
    let english = try made(in: "C.UTF-8")
    #expect(english.joined().contains("500 expected, 0 found"))
    #expect(try made(in: "zh_CN.UTF-8") == english)
  }
}
