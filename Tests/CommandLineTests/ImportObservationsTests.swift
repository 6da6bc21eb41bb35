import TerminalHarness
import Testing

@Suite("The verb import-observations")
struct ImportObservationsTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  private func imported(_ log: String) throws -> Finished {
    let log = try folder.write("log.csv", log)
    let new = folder.path("new.jsonl")
    return try unscroll(["import-observations", file, log, "-o", new, "--force"], in: folder)
  }

  @Test(
    "a table that was exported agrees with the model, and under another rule it does not",
    arguments: ["tour-lazy", "B06-header-pulled-out-by-the-bar", "G01-cells-on-one-another"])
  func roundTrip(_ name: String) throws {
    let recording = repository("Recordings/\(name).jsonl")
    let (log, new) = (folder.path("log.csv"), folder.path("new.jsonl"))
    let export = ["export", recording, "--format", "csv", "--long", "-o", log]
    #expect(try unscroll(export).exit == .code(0))
    #expect(try unscroll(["import-observations", recording, log, "-o", new]).exit == .code(0))
    let run = try unscroll(["verify", new, "--invariants"])
    #expect(run.exit == .code(0), "\(run)")
    let times = Set(
      try folder.text("log.csv").split(separator: "\r\n").dropFirst().map {
        $0.prefix { $0 != "," }
      })
    #expect(try folder.text("new.jsonl").matches(of: #/"source":"log.csv"/#).count == times.count)
  }

  @Test(
    "a text that would be read otherwise without quotes comes back as it was",
    arguments: ["null", "true", "false", "1.5", " Home", "Home ", "", "a, b", #"\"b\""#, "首页"])
  func texts(_ title: String) throws {
    let recording = try folder.write(
      "titled.jsonl", SampleSession.fling.replacing("首页", with: title))
    let (log, new) = (folder.path("log.csv"), folder.path("new.jsonl"))
    let export = [
      "export", recording, "--format", "csv", "--long", "--paths", "pages[0].title,pages[2].y",
      "-o",
      log,
    ]
    #expect(try unscroll(export).exit == .code(0))
    #expect(try unscroll(["import-observations", recording, log, "-o", new]).exit == .code(0))
    #expect(
      try folder.text("new.jsonl").contains(
        #"{"pages[0].title":"\#(title)","pages[2].scrollView.contentOffset.y":null}"#))
    let run = try unscroll(["verify", new])
    #expect(run.exit == .code(0), "\(run)")
  }

  @Test("an assertion goes deaf where it counts effects, and not where it has the word in a text")
  func deaf() throws {
    let lines = [
      #"{"kind":"expect","at":5,"that":"pages[0].title != \"effects\""}"#,
      #"{"kind":"expect","at":5,"that":"count(effects, \"didScrollToPage\") <= 1"}"#,
    ]
    _ = try folder.write("fling.jsonl", SampleSession.fling + lines.map { $0 + "\n" }.joined())
    let run = try imported("0.29,main.y,240\n")
    let warnings = run.lines.filter { $0.contains("counts effects") }
    #expect(warnings.count == 1 && warnings[0].hasPrefix("line 14 of"), "\(run)")
  }

  @Test("a log of a session under other rules differs from the model, and divergence says where")
  func otherRules() throws {
    let recording = repository("Recordings/B06-header-pulled-out-by-the-bar.jsonl")
    let (log, new) = (folder.path("log.csv"), folder.path("new.jsonl"))
    #expect(
      try unscroll([
        "export", recording, "--format", "csv", "--long", "--policy", "pinRelease=pageOnly", "-o",
        log,
      ]).exit == .code(0))
    #expect(try unscroll(["import-observations", recording, log, "-o", new]).exit == .code(0))
    let run = try unscroll(["verify", new])
    #expect(run.exit == .code(3))
    // The drag on the bar begins to pull at #15, where the other rule holds the pin.
    let first = try #require(run.lines.first)
    #expect(first.contains("#15 @0.800004s"), "\(run)")
    #expect(first.hasSuffix(" == 240  (240 observed, 230 in the model)"), "\(run)")
    #expect(run.text.contains("another rule, pinRelease=pageOnly"), "\(run)")
  }

  @Test("a value stands at the event of its time, or at a wait of its own between two")
  func places() throws {
    let run = try imported(
      "\u{FEFF}Time,Path,Value\r\n0.250,main.y,0\r\n0.266667,\"main.y\",240\r\n"
        + "0.29,\"pages[0].y\", 100\r\n0.29,owner,\"none\"\r\n\r\n0.5,isPinned,true\r\n"
        + "0.5,pages[2].y,\r\n")
    #expect(
      run.text == "6 values taken in, 2 waits put in for them\nwritten to new.jsonl\n", "\(run)")
    let added = try folder.text("new.jsonl").split(separator: "\n").filter {
      $0.contains("wait") || $0.contains("log.csv") || $0.contains(#""parent":3"#)
        || $0.contains("selectTab") || $0.contains("mark") || $0.contains("iPhone")
    }
    #expect(
      added == [
        #"{"kind":"event","id":4,"parent":3,"dt":8000,"event":{"drag":{"phase":"ended","vx":0,"vy":-2400}}}"#,
        #"{"kind":"event","id":5,"parent":4,"dt":15333,"event":{"wait":{}}}"#,
        #"{"kind":"event","id":6,"parent":5,"dt":18000,"event":{"selectTab":{"at":1}}}"#,
        #"{"kind":"event","id":7,"parent":3,"dt":120000,"event":{"drag":{"phase":"ended","vx":0,"vy":0}}}"#,
        #"{"kind":"event","id":8,"parent":6,"dt":192000,"event":{"wait":{}}}"#,
        #"{"kind":"mark","at":4,"name":"released"}"#,
        #"{"kind":"observe","at":6,"source":"iPhone 16, iOS 26.1","state":{"mainScrollView.contentOffset.y":240}}"#,
        #"{"kind":"observe","at":2,"source":"log.csv","state":{"mainScrollView.contentOffset.y":0}}"#,
        #"{"kind":"observe","at":3,"source":"log.csv","state":{"mainScrollView.contentOffset.y":240}}"#,
        #"{"kind":"observe","at":5,"source":"log.csv","state":{"pages[0].scrollView.contentOffset.y":100,"owner":"none"}}"#,
        #"{"kind":"observe","at":8,"source":"log.csv","state":{"isPinned":true,"pages[2].scrollView.contentOffset.y":null}}"#,
        #"{"kind":"mark","at":7,"name":"no-fling","branch":true}"#,
      ])
  }

  @Test(
    "assertions go on asking what they asked: of their nodes, and of effects since the event before"
  )
  func assertions() throws {
    let lines = [
      #"{"kind":"expect","at":5,"that":"main.y@#3 == 240 && pages[0].y@released == 60"}"#,
      #"{"kind":"expect","at":5,"effects":["pageDidScroll 0 89.66666666666667","pageDidScroll 0 119.33333333333333","pageAt 1","didScrollToPage 1"]}"#,
      #"{"kind":"snapshot","at":4,"name":"s","state":{"main.y":240}}"#,
    ]
    _ = try folder.write("fling.jsonl", SampleSession.fling + lines.map { $0 + "\n" }.joined())
    let before = try unscroll(["verify", file])
    #expect(try imported("0.28,main.y,240\n0.29,main.y,240\n").exit == .code(0))
    #expect(try folder.text("new.jsonl").contains("main.y@#3 == 240"))
    let after = try unscroll(["verify", folder.path("new.jsonl")])
    #expect(before.exit == after.exit, "\(before)\(after)")
  }

  @Test(
    "what is wrong with a log is said with its line and column, and nothing is written",
    arguments: [
      ("0.3,mian.y,24\n", "log.csv:1:5: no state is called mian.y. Did you mean main.y?"),
      ("0.3,line.x,24\n", "log.csv:1:5: container pinned has no line.x"),
      (
        "time,path,value\n0.3,main.y,1\n0.2,main.y,1\n",
        "log.csv:3:1: times do not go back: 0.2 after 0.3 on line 2; sort the log by its first column"
      ),
      ("-0.1,main.y,1", "log.csv:1:1: -0.1 lies before the session's start, which is 0"),
      (
        "1s,main.y,1",
        "log.csv:1:1: the time is a number of seconds since the session's start, as in 1.25, not 1s"
      ),
      (
        "nan,main.y,1",
        "log.csv:1:1: the time is a number of seconds since the session's start, as in 1.25, not nan"
      ),
      ("0.1,main.y", "log.csv:1:5: a line is time,path,value, and here are 2 fields"),
      (
        "0.1,owner,page 0,main",
        "log.csv:1:18: a line is time,path,value, and here are 4 fields; "
          + "a text with a comma stands in quotation marks"
      ),
      (
        "0.1,main.y,high",
        "log.csv:1:12: main.y is a number, or nothing for null, not high"
      ),
      ("0.1,main.y,true", "log.csv:1:12: main.y is a number, or nothing for null, not true"),
      (
        "0.1,isPinned,1",
        "log.csv:1:14: isPinned is true or false, or nothing for null, not 1"
      ),
      (
        "0.1,pages[0].scrollView.isDragging,0",
        "log.csv:1:36: pages[0].scrollView.isDragging is true or false, or nothing for null, not 0"
      ),
      ("0.1,owner,\"page", "log.csv:1:11: a quotation mark that nothing closes"),
      (
        "0.1,owner,\"page\"0",
        "log.csv:1:17: a comma or the line's end follows a closing quotation mark"
      ),
      (
        "0.1,main.\"y,1",
        "log.csv:1:10: a quotation mark stands in a field that does not begin with one"
      ),
      ("99999,main.y,0", "log.csv:1:1: 99999 is more than a day after what stands before it"),
      ("", "log.csv: it has no value: a line is time,path,value"),
    ])
  func errors(_ log: String, _ sentence: String) throws {
    let run = try imported(log)
    #expect(run == Finished(text: sentence + "\n", exit: .code(4)))
    #expect(throws: (any Error).self) { try folder.text("new.jsonl") }
  }

  @Test("without -o the recording goes to standard output, and no file is replaced unasked")
  func output() throws {
    let log = try folder.write("log.csv", "0.3,main.y,240\n")
    let shown = try unscroll(["import-observations", file, log])
    #expect(shown.text.hasPrefix(#"{"kind":"recording""#) && shown.exit == .code(0))
    let refused = try unscroll(["import-observations", file, log, "-o", file])
    #expect(refused.exit == .code(4) && refused.text.contains("--force replaces it"), "\(refused)")
    #expect(try folder.text("fling.jsonl") == SampleSession.fling)
    let piped = try unscroll(["import-observations", file, "-"], input: "0.3,main.y,240\n")
    #expect(piped.exit == .code(0) && !piped.text.contains("source\":\"-"))
  }
}
