import TerminalHarness
import Testing

@testable import Report

@Suite("A text for an issue is Markdown that no text in it changes")
struct IssueTextTests {
  @Test(
    "code is fenced by more marks than stand in it",
    arguments: [
      ("main.y == 1", "`main.y == 1`"), ("a`b", "``a`b``"), ("`", "`` ` ``"),
      ("``a", "``` ``a ```"), (" a ", "`  a  `"), ("a\nb", "`a b`"), ("", ""),
      ("<!-- * @team", "`<!-- * @team`"),
    ])
  func code(_ text: String, _ span: String) {
    #expect(text.inlineCode == span)
  }

  @Test(
    "marks of Markdown's in prose are escaped, and a site finds no name and no number in it",
    arguments: [
      ("<!-- see", "\\<!-- see"), ("a*b_c", "a\\*b\\_c"), ("@team", "`@`team"),
      ("#12", "`#`12"), ("a\\`", "a\\\\\\`"), ("&lt;", "\\&lt;"), ("[a](b)", "\\[a\\](b)"),
      ("a\r\nb", "a b"), ("滚动", "滚动"),
    ])
  func prose(_ text: String, _ escaped: String) {
    #expect(text.escapedForMarkdown == escaped)
  }

  @Test("title and notes of a session end nothing, and begin nothing")
  func evil() throws {
    let folder = try TemporaryFolder()
    let recording = try EvilSession.write(to: folder)
    let run = try unscroll(["export", recording, "--format", "issue"])
    #expect(run.exit == .code(0), "\(run)")
    let title = try #require(run.lines.first)
    #expect(title.hasPrefix("### \\</script\\>\\<script\\>document"))
    let note = try #require(run.lines.first { $0.hasPrefix("- after event 40: ") })
    #expect(note.contains("\\<img alt=x\\> 中文 🎈") && note.contains(#"\\u003c \\ "quoted""#))
    for line in [title, note] {
      // Each mark has its own backslash, which none before it takes away.
      let bare = line.replacing("\\\\", with: "")
      #expect(bare.firstMatch(of: /(^|[^\\])[<&\[*_]/) == nil, "\(line)")
    }
  }
}
