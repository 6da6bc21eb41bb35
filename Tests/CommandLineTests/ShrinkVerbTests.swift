import Foundation
import TerminalHarness
import Testing

@Suite("The verbs shrink and explore")
struct ShrinkVerbTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("lost-place.jsonl", LostPlace.session)
  }

  @Test(
    "the small recording goes to standard output, or to -o FILE, and verify fails there at once")
  func shrink() throws {
    let small = folder.path("small.jsonl")
    let run = try unscroll(["shrink", file, "pages[0].y == 500", "-o", small], in: folder)
    #expect(run.exit == .code(0))
    #expect(run.lines.first?.hasPrefix("41 events → 11, in 7 steps:  reload · drag up 700") == true)
    let printed = try unscroll(["shrink", file, "pages[0].y == 500"])
    #expect(printed.text.hasPrefix(try folder.text("small.jsonl")))
    #expect(try unscroll(["verify", small]).exit == .code(1))
    #expect(
      try unscroll(["shrink", file, "pages[0].y == 500", "-o", small]).exit == .code(4))
    #expect(try unscroll(["shrink", file, "main.y >= 0"]).exit == .code(2))
    // The one assertion that is stored, and fails.
    #expect(try unscroll(["shrink", file]).text == printed.text)
    #expect(try unscroll(["shrink"]).exit == .code(2))
    #expect(try unscroll(["shrink", file, "main.y", "==", "0"]).exit == .code(2))
    let both = try unscroll(["shrink", file, "main.y < 9", "--test", "--issue"])
    #expect(both.exit == .code(2) && both.text.contains("do not go together"))
    #expect(try unscroll(["shrink", file, "main.y < 9", "--force"]).exit == .code(2))
  }

  @Test("other rules make a session fail that holds under its own, and the small one holds there")
  func otherRules() throws {
    let recording = repository("Recordings/C02-new-list-is-dead-while-pinned.jsonl")
    let small = folder.path("small.jsonl")
    let run = try unscroll([
      "shrink", recording, "pages[1].y == 120 && main.y == 240", "--policy",
      "newPageWhilePinned=locked", "-o", small,
    ])
    #expect(
      run.lines.first
        == "26 events → 7, in 5 steps:  reload · drag up 240 · tap 1 · wait 0.200 s · "
        + "drag up 120, finger stays")
    #expect(run.lines.contains("under the recording's own rules both sessions hold"))
    #expect(try unscroll(["verify", small]).exit == .code(1))
    let text = try folder.text("small.jsonl")
    let excused = try folder.write(
      "excused.jsonl", text.replacing(#","newPageWhilePinned":"locked""#, with: ""))
    #expect(try unscroll(["verify", excused]).exit == .code(0))
  }

  @Test(
    "the rules that a branch begins with are the bug, and the drag that shows it is found",
    arguments: ["isPinned == false", "main.y == 140", #"main.y == 140 && owner == "main""#])
  func pulledOut(_ question: String) throws {
    let recording = repository("Recordings/B06-header-pulled-out-by-the-bar.jsonl")
    let file = folder.path("pulled-out.jsonl")
    _ = try unscroll([
      "run", recording, "--keep-going", "-e", "goto end", "-e", "policy pinRelease=pageOnly", "-e",
      "expect isPinned = false", "-e", "save \(file)",
    ])
    let small = folder.path("small.jsonl")
    let run = try unscroll(["shrink", file, question, "-o", small])
    #expect(run.exit == .code(0), "\(run)")
    #expect(
      run.lines.first?.contains("reload · drag up 240 · drag on the bar down 100") == true, "\(run)"
    )
    #expect(try unscroll(["verify", small]).exit == .code(1))
    let first = try unscroll(["shrink", file])
    #expect(first.lines.contains("it is the first of 3 assertions that fail"))
  }

  @Test("what a device reported otherwise is kept, and nothing that the model needs for it")
  func divergence() throws {
    let report = #"{"kind":"observe","at":24,"state":{"main.y":200,"pages[0].y":500}}"# + "\n"
    let observed = try folder.write("observed.jsonl", LostPlace.session + report)
    let small = folder.path("small.jsonl")
    let run = try unscroll(["shrink", observed, "divergence", "-o", small])
    #expect(run.exit == .code(0), "\(run)")
    #expect(try unscroll(["verify", small]).exit == .code(3))
    let text = try folder.text("small.jsonl")
    #expect(
      text.contains(#""state":{"mainScrollView.contentOffset.y":200}"#)
        || text.contains(#""state":{"main.y":200}"#), "\(text)")
  }

  @Test(
    "what fails before the first event has nothing to cut",
    arguments: [
      (#"{"kind":"observe","at":0,"state":{"main.y":9}}"#, "divergence"),
      (#"{"kind":"expect","at":0,"that":"main.y == 9"}"#, "main.y == 9"),
    ])
  func atStart(_ record: String, _ question: String) throws {
    let early = try folder.write("early.jsonl", LostPlace.session + record + "\n")
    let run = try unscroll(["shrink", early, question])
    #expect(run.exit == .code(2), "\(run)")
    #expect(run.text.contains("fails before the first event: there is nothing to cut"))
  }

  /// Rules that are set before anything happens, and a scroll of 100 points.
  private static let rulesFirst =
    #"{"kind":"recording","version":1,"container":"pinned","title":"","initial":{"bounds":{"width":390,"#
    + #""height":844},"header":240,"hover":60,"pages":[{"contentHeight":2000}]},"#
    + #""policy":{"preset":"reference"}}"# + "\n"
    + #"{"kind":"event","id":1,"parent":0,"dt":0,"event":{"setting":{"policy":"#
    + #"{"pinRelease":"pageOnly"}}}}"# + "\n"
    + #"{"kind":"event","id":2,"parent":1,"dt":0,"event":{"reload":{}}}"# + "\n"
    + #"{"kind":"event","id":3,"parent":2,"dt":9000,"event":{"setContentOffset":"#
    + #"{"scrollView":"main","y":100,"animated":false}}}"# + "\n"

  @Test(
    "the rules that a path begins with are no step: what fails at them has nothing to cut",
    arguments: [
      (#"{"kind":"observe","at":1,"state":{"main.y":5}}"#, "divergence"),
      (#"{"kind":"expect","at":1,"that":"main.y == 5"}"#, "main.y == 5"),
    ])
  func atRules(_ record: String, _ question: String) throws {
    let early = try folder.write("early.jsonl", Self.rulesFirst + record + "\n")
    let run = try unscroll(["shrink", early, question])
    #expect(run.exit == .code(2), "\(run)")
    #expect(run.text.contains("fails before the first event: there is nothing to cut"), "\(run)")
  }

  @Test("what fails at the start hides nothing that fails later")
  func afterStart() throws {
    let records = [0, 1, 3].map { #"{"kind":"expect","at":\#($0),"that":"main.y == 7"}"# + "\n" }
    let file = try folder.write("later.jsonl", Self.rulesFirst + records.joined())
    let run = try unscroll(["shrink", file, "-o", folder.path("small.jsonl")])
    #expect(run.exit == .code(0), "\(run)")
    #expect(
      run.text.contains(
        "it is number 3 of 3 assertions that fail: those before it cannot be cut"), "\(run)")
    #expect(run.text.contains("main.y == 7   7 expected, 100 found   (#3 of the whole session)"))
  }

  @Test("an assertion that names a branch and holds is none that fails")
  func branch() throws {
    let file = try folder.write(
      "branches.jsonl",
      Self.rulesFirst
        + #"{"kind":"event","id":4,"parent":2,"dt":9000,"event":{"setContentOffset":"#
        + #"{"scrollView":"main","y":100,"animated":false}}}"# + "\n"
        + #"{"kind":"mark","at":4,"name":"other","branch":true}"# + "\n"
        + #"{"kind":"expect","at":3,"that":"main.y == main.y@other"}"# + "\n")
    #expect(try unscroll(["verify", file]).exit == .code(0))
    let run = try unscroll(["shrink", file])
    #expect(run.exit == .code(2) && run.text.contains("all stored assertions hold"), "\(run)")
  }

  @Test("a title that Swift or Markdown would read otherwise stays a title")
  func title() throws {
    let odd = try folder.write(
      "odd.jsonl",
      LostPlace.session.replacing("Back on the first tab", with: ##"a\n``` \\#(x)\u0001"##))
    let issue = try unscroll(["shrink", odd, "pages[0].y == 500", "--issue"])
    #expect(
      issue.text.hasPrefix(##"### a \`\`\` "##) && issue.text.contains("````json"), "\(issue)")
    let test = try unscroll(["shrink", odd, "pages[0].y == 500", "--test"])
    #expect(test.text.contains(##"@Test("a\n``` \\#(x)\u{1}"##), "\(test)")
    #expect(test.text.contains(##"shrunkRecording = ##""##))
  }

  @Test("explore writes a recording of each finding, and verify --invariants fails on each")
  func explore() throws {
    let found = folder.path("found")
    let arguments = [
      "explore", "--preset", "clNestedSlide", "--sessions", "64", "--format", "json",
    ]
    let run = try unscroll(arguments + ["-o", found])
    #expect(run.exit == .code(1))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.count > 4 && json["sessions"] as? Int == 64)
    for finding in findings {
      let path = try #require(finding["file"] as? String)
      let check = try unscroll(["verify", "--invariants", path])
      #expect(check.exit == .code(1) && check.text.contains("\(finding["invariant"] ?? "")"))
      #expect((finding["steps"] as? [String])?.count ?? 99 <= 8)
    }
    let again = try unscroll(arguments + ["-o", found])
    #expect(again.exit == .code(4), "an old finding was replaced")
    #expect(again.text.contains("already: name a folder without recordings"), "\(again)")
    // Refused before it is searched for hours.
    let endless = try unscroll(["explore", "--time", "9000s", "-o", found])
    #expect(endless.exit == .code(4))
  }

  @Test("explore shows the smallest of the findings that are alike, and counts the others")
  func alike() throws {
    let arguments = ["explore", "--preset", "clNestedSlide", "--sessions", "192"]
    let json = try JSONSerialization.jsonObject(
      with: Data(try unscroll(arguments + ["--format", "json"]).text.utf8))
    let findings = try #require((json as? [String: Any])?["findings"] as? [[String: Any]])
    let kinds = findings.map { "\($0["invariant"] ?? "") \($0["holdsWith"] ?? "")" }
    let text = try unscroll(arguments)
    #expect(text.lines.count { $0.hasPrefix("✗") } == Set(kinds).count)
    let counted = text.lines.compactMap { line in
      line.hasPrefix("  and ") ? Int(line.split(separator: " ")[1]) : nil
    }
    #expect(counted.reduce(Set(kinds).count, +) == findings.count)
    #expect(!counted.isEmpty)
    for (index, finding) in findings.enumerated().dropFirst() where kinds[index] == kinds[index - 1]
    {
      let (size, before) = (finding["events"] as? Int, findings[index - 1]["events"] as? Int)
      #expect(try #require(before) <= #require(size))
    }
  }

  @Test("explore refuses what it does not know with a sentence")
  func usage() throws {
    for (arguments, answer) in [
      (["--container", "list"], "no such container: list"),
      (["--invariant", "x"], "no such invariant: x"), (["--seed", "-1"], "--seed is a whole"),
      (["--sessions", "0"], "--sessions is a whole"), (["--time", "5"], "--time is a number"),
      (["--preset", "best"], "the presets are"), (["--insert", "tap 1"], "go together"),
      (["--recording", file, "--insert", "tap 1", "--seed", "1"], "--seed is for made-up"),
      (["--recording", file, "--insert", "tap 1", "--container", "grid"], "--container is for"),
      (["--policy", "x=y"], "no policy is called x"), (["x.jsonl"], "explore takes no x.jsonl"),
    ] {
      let run = try unscroll(["explore"] + arguments)
      #expect(run.exit == .code(2) && run.text.contains(answer), "\(run)")
    }
  }

  @Test("one event put into every frame of a recording's flings finds what it breaks")
  func insert() throws {
    let fling = try folder.write("fling.jsonl", SampleSession.fling)
    let run = try unscroll(["explore", "--recording", fling, "--insert", "tap 1"])
    #expect(run.exit == .code(0), "\(run)")
    let broken = try unscroll([
      "explore", "--recording", fling, "--insert", "header 0", "--preset", "clNestedSlide",
    ])
    #expect(broken.exit == .code(1) && broken.text.contains("handOver=exact"), "\(broken)")
    let found = folder.path("inserted")
    _ = try unscroll([
      "explore", "--recording", fling, "--insert", "header 0", "--preset", "clNestedSlide", "-o",
      found,
    ])
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: found).first)
    #expect(try folder.text("inserted/\(name)").contains(#"--insert \"header 0\""#))
  }
}
