import Foundation
import TerminalHarness
import Testing

@Suite("A session as a page")
struct HtmlReportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func page(_ recording: String, _ options: [String] = []) throws -> String {
    let run = try unscroll(
      ["export", recording, "--format", "html", "-o", folder.path("page.html")] + options)
    #expect(run.exit == .code(0), "\(run)")
    return try folder.text("page.html")
  }

  private func film(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: #"<script id="film" type="application/json">"#))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return try EvilSession.object(page[start.upperBound..<end.lowerBound])
  }

  @Test("nothing is loaded: no address stands in it, and its policy of content forbids any")
  func isSelfContained() throws {
    let page = try page(repository("Recordings/tour-lazy.jsonl"))
    #expect(page.contains("default-src 'none'"))
    let addresses = page.components(separatedBy: "://").dropLast().map { $0.suffix(5) }
    #expect(addresses.allSatisfy { $0.hasSuffix("http") })
    #expect(page.components(separatedBy: "http://www.w3.org/2000/svg").count - 1 == addresses.count)
    for word in ["src=", "@import", "url(", "fetch(", "eval(", "innerHTML", "onclick="] {
      let found = page.components(separatedBy: word).count - 1
      #expect(found == (word == "url(" ? 2 : 0), "\(word)")
    }
    #expect(!page.contains("@@"))
  }

  @Test("texts of a session end no element, begin no comment, and come back as they were")
  func textsAreTexts() throws {
    let page = try page(try EvilSession.write(to: folder))
    #expect(page.components(separatedBy: "<script").count - 1 == 2)
    #expect(page.components(separatedBy: "</script").count - 1 == 2)
    #expect(page.components(separatedBy: "<!--").count - 1 == 0)
    #expect(!page.unicodeScalars.contains("\u{2029}"))
    let film = try film(page)
    #expect((film["facts"] as? [String: Any])?["title"] as? String == EvilSession.title)
    let notes = film["notes"] as? [[String: Any]]
    #expect(notes?.contains { $0["text"] as? String == EvilSession.note } == true)
  }

  @Test("other rules make other assertions fail, and the page says which rules")
  func otherRules() throws {
    let recording = repository("Recordings/B02-other-list-thrown-to-its-top.jsonl")
    func failed(_ options: [String]) throws -> Int {
      let film = try film(try page(recording, options + ["--force"]))
      let assertions = film["assertions"] as? [[String: Any]] ?? []
      #expect(assertions.count == 7)
      return assertions.count { $0["verdict"] as? String == "failed" }
    }
    #expect(try failed([]) == 0)
    #expect(try failed(["--policy", "otherPagesOnReveal=keepUntilTouch"]) == 2)
    let last = try folder.text("page.html")
    #expect(last.contains(#"["otherPagesOnReveal","keepUntilTouch"]"#))
  }

  @Test("a branch has its own page, and one that is not there is an error")
  func branches() throws {
    let recording = repository("Recordings/B07-header-drag-stops-at-the-pin.jsonl")
    for name in ["main", "flung"] {
      let film = try film(try page(recording, ["--branch", name, "--force"]))
      #expect((film["facts"] as? [String: Any])?["branch"] as? String == name)
    }
    let run = try unscroll(["export", recording, "--format", "html", "--branch", "nowhere"])
    #expect(run.exit == .code(2), "\(run)")
    #expect(run.text.contains("nowhere"))
  }
}
