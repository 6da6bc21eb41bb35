import Foundation
import TerminalHarness
import Testing

@Suite("The verb export")
struct ExportTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  private func export(_ format: String, _ options: String...) throws -> Finished {
    try unscroll(["export", file, "--format", format] + options)
  }

  private func rows(_ run: Finished) -> [String] {
    #expect(run.exit == .code(0), "\(run)")
    return run.text.components(separatedBy: "\r\n")
  }

  @Test("csv has a row for every event and every frame at which something moves")
  func table() throws {
    #expect(
      rows(try export("csv")) == [
        "time,node,main.y,content.x,currentPage,pages[0].y,pages[1].y",
        "0.000,0,0,0,,,", "0.000,1,0,0,0,0,", "0.250,2,0,0,0,0,", "0.266667,3,240,0,0,60,",
        "0.274667,4,240,0,0,60,",
        // The list glides on, at the frames of 60 a second.
        "0.283334,4,240,0,0,79.66666666666667,".replacing(
          "79.66666666666667", with: try value("pages[0].y", "@283.334ms")),
        "0.300,4,240,0,0,119.33333333333333,", "0.308,5,240,0,1,119.33333333333333,0", "",
      ])
  }

  private func value(_ path: String, _ place: String) throws -> String {
    let run = try unscroll(["print", file, path, "--at", place])
    return run.lines.first ?? ""
  }

  @Test("--paths chooses, --branch and --policy say of what, and a text is quoted where it must be")
  func chosen() throws {
    let other = try export("csv", "--paths", "main.y,isPinned,owner", "--branch", "no-fling")
    #expect(
      rows(other).suffix(3) == ["0.266667,3,240,true,page 0", "0.386667,6,240,true,none", ""])
    // The page is as high as the container, and not shorter by the bar: 60 points less to scroll.
    let path = "pages[0].scrollView.maxOffset"
    let own = rows(try export("csv", "--paths", path))
    let full = rows(try export("csv", "--paths", path, "--policy", "pageHeight=full"))
    #expect(own.suffix(2) == ["0.308,5,\(2000 - (844 - 60))", ""])
    #expect(full.suffix(2) == ["0.308,5,\(2000 - 844)", ""])
    let odd = try folder.write(
      "odd.jsonl", SampleSession.fling.replacing("首页", with: #"a, \"b\"\n首"#))
    let titles = try unscroll([
      "export", odd, "--format", "csv", "--paths", "pages[0].title", "--long",
    ])
    #expect(
      titles.text.hasPrefix(
        "time,path,value\r\n0.000,pages[0].title,\"a, \"\"b\"\"\n首\"\r\n"), "\(titles)")
  }

  @Test("csv --long has a row for each value, of the last moment at each time")
  func longTable() throws {
    let run = try export("csv", "--long", "--paths", "main.y,currentPage")
    let rows = rows(run)
    #expect(rows.prefix(3) == ["time,path,value", "0.000,main.y,0", "0.000,currentPage,0"])
    #expect(rows.suffix(3) == ["0.308,main.y,240", "0.308,currentPage,1", ""])
    #expect(rows.count == 1 + 2 * 7 + 1)
  }

  @Test("json has every node of every branch, and what its changes add up to is the state there")
  func json() throws {
    let run = try export("json")
    let whole = try #require(
      try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
    #expect(
      whole.keys.sorted() == [
        "checks", "marks", "nodes", "notes", "recording", "rules", "schema", "version",
      ])
    let nodes = try #require(whole["nodes"] as? [[String: Any]])
    #expect(nodes.map { $0["id"] as? Int } == [0, 1, 2, 3, 4, 5, 6])
    #expect(nodes.map { $0["parent"] as? Int } == [nil, 0, 1, 2, 3, 4, 3])
    #expect(nodes[6]["branch"] as? String == "no-fling")
    #expect(nodes[4]["seconds"] as? Double == 0.274667)
    var states: [[String: Any]] = []
    for node in nodes {
      let parent = (node["parent"] as? Int).map { states[$0] } ?? [:]
      states.append(parent.merging(try #require(node["state"] as? [String: Any])) { $1 })
    }
    for (id, path) in [(3, "mainScrollView.contentOffset.y"), (5, "currentPage"), (6, "owner")] {
      #expect("\(states[id][path] ?? "")" == (try value(path, "#\(id)")).replacing("\"", with: ""))
    }
    let event = try #require(nodes[3]["event"] as? [String: [String: Any]])
    #expect(event["drag"]?["dy"] as? Double == -300)
    let effects = try #require(nodes[1]["effects"] as? [[String: String]])
    #expect(effects.map { $0["effect"] }.contains("pageAt 0"))
    let checks = try #require(whole["checks"] as? [[String: Any]])
    #expect(checks.map { $0["verdict"] as? String } == ["held", "held"])
    #expect(checks.map { $0["kind"] as? String } == ["expect", "observe"])
    let rules = try #require(whole["rules"] as? [String: String])
    #expect(rules["handOver"] == "exact")
  }

  @Test("json says of each assertion and observation what it comes to under other rules")
  func verdicts() throws {
    let recording = repository("Recordings/B06-header-pulled-out-by-the-bar.jsonl")
    let run = try unscroll([
      "export", recording, "--format", "json", "--policy", "pinRelease=pageOnly",
    ])
    #expect(run.text.matches(of: #/"verdict":"failed"/#).count == 2)
    #expect(run.text.matches(of: #/"verdict":"held"/#).count == 1)
    #expect(run.text.contains(#""pinRelease":"pageOnly""#))
    #expect(run.text.contains(#"{"question":"main.y == 140","expected":"140","found":"240"}"#))
  }

  @Test("test is a case for Swift Testing: the steps, and each assertion after its step")
  func test() throws {
    let run = try export("test")
    #expect(run.exit == .code(0))
    let calls = run.lines.filter { $0.hasPrefix("  try await") || $0.hasPrefix("  #expect") }
    #expect(
      calls.suffix(3) == [
        "  try await pager.wait(seconds: 0.033333)", #"  try await pager.perform("tap 1")"#,
        #"  #expect(try await pager.holds("currentPageIndex == 1 && main.y == 240"))"#,
      ], "\(run)")
    #expect(run.text.contains(#"@MainActor @Test("甩过吸顶")"#))
    #expect(run.text.contains("// The model meets all that is asked here under reference."))
    let recording = try #require(run.text.firstMatch(of: #/Recording = #"""\n((?s).*?)  """#/#))
    let small = try folder.write(
      "small.jsonl", String(recording.1.replacing("\n  {", with: "\n{")))
    #expect(try unscroll(["verify", small]).exit == .code(0))
  }

  @Test("issue is Markdown with steps, what fails, and a recording that shows it")
  func issue() throws {
    let recording = repository("Recordings/B06-header-pulled-out-by-the-bar.jsonl")
    let run = try unscroll([
      "export", recording, "--format", "issue", "--policy", "pinRelease=pageOnly",
    ])
    #expect(run.exit == .code(0))
    #expect(run.lines.first == "### The pinned header cannot be pulled out by the bar")
    #expect(run.lines.contains("3. `drag up 240`"))
    #expect(run.lines.contains("**Expected**: `main.y == 140 && owner == \"main\"`"))
    #expect(
      run.lines.contains("**Actual**: `main.y == 140  (140 expected, 240 found)` after event 24"))
    let pasted = try #require(run.text.firstMatch(of: #/```json\n((?s).*?)```/#))
    let small = try folder.write("session.jsonl", String(pasted.1))
    #expect(try unscroll(["verify", small]).exit == .code(1))
  }

  @Test("of a branch by itself: what names it, and not what looks at another one")
  func branchNames() throws {
    let assertions = [
      // Of the branch that the session is on: it stays where it asks for its own end.
      #"{"kind":"expect","at":5,"that":"main.y == main.y@end-of-all && main.y == main.y@main"}"#,
      #"{"kind":"expect","at":5,"that":"main.y == 1 + main.y@no-fling"}"#,
      #"{"kind":"mark","at":5,"name":"end-of-all","branch":true}"#,
    ]
    let file = try folder.write(
      "named.jsonl", SampleSession.fling + assertions.map { $0 + "\n" }.joined())
    let run = try unscroll(["export", file, "--format", "test"])
    #expect(run.exit == .code(0), "\(run)")
    #expect(run.lines.filter { $0.hasPrefix("  #expect") && $0.contains("@end-of-all") }.count == 1)
    #expect(!run.text.contains("1 + main.y"))
    #expect(
      run.text.contains(
        "// The model meets all that is asked here under reference; left out: "
          + "1 of another branch."), "\(run)")
    let recording = try #require(run.text.firstMatch(of: #/Recording = #"""\n((?s).*?)  """#/#))
    let small = try folder.write(
      "small.jsonl", String(recording.1.replacing("\n  {", with: "\n{")))
    #expect(try unscroll(["verify", small]).exit == .code(0))
    #expect(try folder.text("small.jsonl").contains("@end-of-all"))
  }

  @Test("a rule that is set twice is said once, with the last of its values")
  func rulesOnce() throws {
    let recording = try folder.write(
      "rule.jsonl",
      SampleSession.fling.replacing(
        #""container":"pinned","#,
        with: #""container":"pinned","policy":{"pinRelease":"pageOnly"},"#))
    let run = try unscroll([
      "export", recording, "--format", "issue", "--policy", "pinRelease=anyDrag",
    ])
    #expect(run.text.contains("under the rules `pinRelease=anyDrag`."), "\(run)")
  }

  @Test("issue names the first and the last of many steps, and has the recording attached")
  func longIssue() throws {
    let recording = repository("Recordings/long-scrolling.jsonl")
    let run = try unscroll(["export", recording, "--format", "issue"])
    #expect(run.exit == .code(0))
    #expect(run.lines.count < 80)
    let numbers = run.lines.compactMap { $0.firstMatch(of: #/^(\d+)\. /#).map { Int($0.1) } }
    #expect(numbers.count == 40 && numbers[19] == 20)
    let left = try #require(run.text.firstMatch(of: #/… (\d+) steps more …/#))
    #expect(Int(left.1) == (numbers[39] ?? 0) - 40)
    #expect(run.text.contains("The recording, attached as `session.jsonl`, is replayed by"))
  }

  @Test("asciicast is a header and frames, each with a time that does not go back")
  func cast() throws {
    let run = try export("asciicast")
    let header = try #require(
      try JSONSerialization.jsonObject(with: Data(run.lines[0].utf8)) as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["idle_time_limit"] as? Double == 0.5)
    var last = 0.0
    for line in run.lines.dropFirst() {
      let frame = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let time = try #require(frame[0] as? Double)
      #expect(frame.count == 3 && frame[1] as? String == "o" && time >= last)
      last = time
    }
    #expect(last == 0.308)
  }

  @Test(
    "asciinema plays a cast, and its last picture is the one that show draws",
    .enabled(if: ForeignTool.asciinema.isExpected, "asciinema is not installed"))
  func played() throws {
    let cast = folder.path("fling.cast")
    #expect(try export("asciicast", "-o", cast).exit == .code(0))
    let screen = try TerminalScreen(
      ForeignTool.asciinema.path, ["cat", cast], environment: ["HOME": folder.path], rows: 40,
      columns: 100)
    #expect(screen.exit() == .code(0))
    let picture = try unscroll(["show", file]).lines
    #expect(picture.count > 10)
    let shown = screen.text.components(separatedBy: "\n")
    #expect(shown.first == "5/5 @0.308s  #5 tap 1", "\(screen.text)")
    #expect(Array(shown.dropFirst(2).prefix(picture.count)) == picture, "\(screen.text)")
  }

  @Test("what cannot be exported is said, and no file is replaced unasked")
  func refusals() throws {
    let unknown = try export("yaml")
    #expect(unknown.exit == .code(2))
    #expect(unknown.text.hasPrefix("the format is json, csv, html, test, issue, asciicast"))
    #expect(try export("jsno").text.hasSuffix("Did you mean json?\n"))
    #expect(try export("json", "--paths", "main.y").exit == .code(2))
    let path = try export("csv", "--paths", "main.y,mian.y")
    #expect(
      path == Finished(text: "no state is called mian.y. Did you mean main.y?\n", exit: .code(2)))
    #expect(try export("csv", "--branch", "no-flng").exit == .code(2))
    #expect(try export("csv", "-o", file).exit == .code(4))
    #expect(try folder.text("fling.jsonl") == SampleSession.fling)
    let event = #"{"kind":"event","id":7,"parent":5,"dt":0,"event":{"shake":{}}}"# + "\n"
    let odd = try folder.write("odd.jsonl", SampleSession.fling + event)
    #expect(try unscroll(["export", odd, "--format", "csv"]).exit == .code(125))
  }

  @Test("in the shell, export writes the branch that one is on")
  func shell() throws {
    let table = folder.path("table.csv")
    let run = try unscroll([
      "run", file, "-e", "switch no-fling", "-e", "export csv --paths main.y", "-e",
      "export csv --paths main.y -o \(table)", "-e", "export csv -o \(table) --force", "-e",
      "export cvs",
    ])
    #expect(run.exit == .code(2))
    #expect(run.lines.contains("0.386667,6,240"), "\(run)")
    #expect(run.text.contains("written to \(table)"))
    #expect(run.text.contains("Did you mean csv?"))
    #expect(try folder.text("table.csv").hasPrefix("time,node,main.y,content.x,currentPage"))
  }
}
