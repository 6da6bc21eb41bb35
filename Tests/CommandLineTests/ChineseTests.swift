import TerminalHarness
import Testing

@Suite("In Chinese, the command line")
struct ChineseTests {
  private static let chinese = ["LANG": "zh_CN.UTF-8"]
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func inChinese(_ arguments: [String]) throws -> Finished {
    try unscroll(arguments, environment: Self.chinese)
  }

  @Test("explains every verb in at most 80 columns, with the English page's options and examples")
  func pages() throws {
    for verb in HelpTests.verbs {
      let (page, english) = (try inChinese(["help", verb]), try unscroll(["help", verb]))
      #expect(page.exit == .code(0))
      #expect(isChinese(page.text), "\(verb)")
      #expect(marks(page) == marks(english), "\(verb)")
      for line in page.lines { #expect(width(line) <= 80, "\(line)") }
      let summaries = english.lines.filter {
        $0.hasPrefix("          ") || $0.hasPrefix("  -") && $0.dropFirst(2).contains("  ")
      }
      for line in summaries { #expect(!page.lines.contains(line), "\(line)") }
    }
  }

  @Test("says what verify finds, and how a word was misspelt")
  func findings() throws {
    let failing = SampleSession.fling + #"{"kind":"expect","at":6,"that":"main.y == 0"}"# + "\n"
    let path = try folder.write("a.jsonl", failing)
    let run = try inChinese(["verify", path])
    #expect(run.exit == .code(1))
    #expect(run.lines.first?.contains("main.y == 0  (应为 0，实为 240)") == true)
    #expect(run.lines.last?.hasPrefix("1 个录制，1 个不成立，0 个有分歧   ") == true)
    #expect(try inChinese(["verfy"]).lines == ["没有这个子命令或文件：verfy。是不是 verify？"])
    let format = try inChinese(["verify", path, "--format", "yaml"])
    #expect(format.lines == ["--format 的值是 text、json、junit 或 tap，不能是 yaml"])
  }

  @Test("writes for programs, and into files, in English")
  func programs() throws {
    let failing = SampleSession.fling + #"{"kind":"expect","at":6,"that":"main.y == 0"}"# + "\n"
    let path = try folder.write("a.jsonl", failing)
    let orders = [
      ["verify", path, "--format", "json"], ["verify", path, "--format", "tap"],
      ["export", path, "--format", "json"], ["export", path, "--format", "issue"],
      ["export", path, "--format", "test"], ["completion", "zsh"], ["man"],
    ]
    for order in orders {
      let english = try unscroll(order)
      #expect(!english.text.isEmpty)
      #expect(try inChinese(order) == english, "\(order)")
    }
    for form in ["--test", "--issue"] {
      _ = try inChinese(["shrink", path, form, "-o", folder.path("chinese\(form)")])
      _ = try unscroll(["shrink", path, form, "-o", folder.path("english\(form)")])
      #expect(try folder.text("chinese\(form)") == folder.text("english\(form)"))
    }
    for order in [["export", "none.jsonl", "--format", "csv"], ["verify", "--format", "json"]] {
      #expect(try isChinese(inChinese(order).text), "\(order)")
    }
    let found = folder.path("found")
    let run = try inChinese(["explore", "--preset", "smooth", "--sessions", "8", "-o", found])
    #expect(isChinese(run.text))
    #expect(try !isChinese(folder.text("found/01-rowsReachable.jsonl")))
  }

  private func isChinese(_ text: String) -> Bool {
    text.unicodeScalars.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }
  }

  /// The options, and the examples, that a page shows.
  private func marks(_ page: Finished) -> [Substring] {
    page.lines.filter { $0.hasPrefix("  unscroll ") || $0.hasPrefix("  -") }.map {
      $0.hasPrefix("  -") ? $0.dropFirst(2).prefix { $0 != " " } : $0[...]
    }
  }

  /// In columns, a Chinese character being two.
  private func width(_ line: String) -> Int {
    line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }
}
