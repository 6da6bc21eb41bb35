import Foundation
import TerminalHarness
import Testing

@Suite struct FilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify(_ arguments: String...) throws -> Finished {
    try unscroll(["verify"] + arguments, in: folder).withoutTime.withoutRemarks
  }

  private static let failing = #"{"kind":"expect","at":6,"that":"main.y == 0"}"# + "\n"
  private static let diverging = #"{"kind":"observe","at":6,"state":{"main.y":0}}"# + "\n"
  private static let unknown =
    #"{"kind":"event","id":7,"parent":6,"dt":0,"event":{"shake":{}}}"# + "\n"
  private static let broken = #"{"kind":"mark","at":6}"# + "\n"

  @Test("folders are walked, in order; only *.jsonl is a recording")
  func walk() throws {
    try folder.makeFolder("all")
    try folder.makeFolder("all/inner")
    try folder.write("all/b.jsonl", SampleSession.fling + Self.failing)
    try folder.write("all/inner/c.jsonl", SampleSession.fling + Self.diverging)
    try folder.write("all/a.jsonl", SampleSession.fling)
    try folder.write("all/notes.md", "# nothing\n")
    try folder.write("all/.hidden.jsonl", "nothing\n")
    #expect(
      try verify(folder.path("all")).text
        == """
        ✗ all/b.jsonl:13  #6 @0.387s on no-fling  main.y == 0  (0 expected, 240 found)
        ≠ all/inner/c.jsonl:13  #6 @0.387s on no-fling  main.y == 0  (0 observed, 240 in the model)
        3 recordings, 1 failed, 1 diverged
        """.replacingOccurrences(of: "0.387", with: "0.386667"))
  }

  @Test("no recording found is exit 2")
  func nothingFound() throws {
    try folder.makeFolder("empty")
    #expect(
      try verify(folder.path("empty"))
        == Finished(text: "no recording found in \(folder.path("empty"))\n", exit: .code(2))
        .without(folder))
  }

  /// The lines added to each file, and the exit code.
  static let worst: [([String], Int32)] = [
    ([""], 0),
    (["", unknown], 125),
    ([unknown, diverging], 3),
    ([diverging, failing, unknown], 1),
    ([failing + diverging, unknown], 1),
    ([failing, broken, diverging], 4),
  ]

  @Test("of several files the worst counts", arguments: worst)
  func worstWins(_ added: [String], _ code: Int32) throws {
    let paths = try added.enumerated().map {
      try folder.write("\($0).jsonl", SampleSession.fling + $1)
    }
    #expect(try unscroll(["verify"] + paths).exit == .code(code))
    #expect(try unscroll(["verify"] + paths.reversed() + ["--format=json"]).exit == .code(code))
  }

  @Test("a file that is not there, and a folder that is not a recording, are exit 4")
  func missing() throws {
    #expect(
      try verify(folder.path("gone.jsonl")).text == """
        ✗ gone.jsonl  cannot be opened: No such file or directory
        1 recording, 0 failed, 0 diverged, 1 unreadable
        """)
    #expect(try unscroll(["log", folder.path], in: folder).exit == .code(4))
  }

  @Test("a torn tail is an error of verify, a missing last line feed and CR LF are warnings")
  func tails() throws {
    let torn = try folder.write("torn.jsonl", SampleSession.fling + #"{"kind":"mark","at"#)
    #expect(
      try verify(torn)
        == Finished(
          text: """
            ✗ torn.jsonl:13:1  the last line is torn: 18 bytes dropped, what stands before is whole
            1 recording, 0 failed, 0 diverged, 1 unreadable
            """, exit: .code(4)))
    let open = try folder.write("open.jsonl", String(SampleSession.fling.dropLast()))
    #expect(
      try verify(open)
        == Finished(
          text: """
            ! open.jsonl:12:55  the last line does not end in LF
            1 recording, 0 failed, 0 diverged
            """, exit: .code(0)))
    let text = SampleSession.fling.replacingOccurrences(of: "\n", with: "\r\n")
    let lines = try folder.write("crlf.jsonl", text)
    #expect(
      try verify(lines)
        == Finished(
          text: """
            ! crlf.jsonl:1:278  lines end in CR LF; save them with LF alone
            1 recording, 0 failed, 0 diverged
            """, exit: .code(0)))
  }

  @Test("the shell opens what stands before a torn tail, and says what is lost, once")
  func tornInTheShell() throws {
    let torn = try folder.write("torn.jsonl", SampleSession.fling + "{")
    let run = try unscroll(
      ["run", torn, "-e", "goto end", "-e", "note x", "-e", "save"], in: folder)
    #expect(
      run.lines.first == "torn.jsonl:13:1: the last line is torn: 1 byte dropped, "
        + "what stands before is whole")
    #expect(
      run.lines.contains(
        "-e 3: torn.jsonl: ends in 1 torn byte; mend it with `unscroll recover`, or save into another file"
      ))
    #expect(run.exit == .code(4))
    #expect(try folder.text("torn.jsonl") == SampleSession.fling + "{")
  }

  @Test("--closed demands an `end` record as the last, with the right count")
  func closed() throws {
    let end = #"{"kind":"end","records":12}"# + "\n"
    let open = try folder.write("open.jsonl", SampleSession.fling)
    #expect(
      try verify(open, "--closed")
        == Finished(
          text: """
            ✗ open.jsonl  no `end` record closes it: lines may be missing
            1 recording, 0 failed, 0 diverged, 1 unreadable
            """, exit: .code(4)))
    let closed = try folder.write("closed.jsonl", SampleSession.fling + end)
    #expect(try verify(closed, "--closed").exit == .code(0))
    let note = #"{"kind":"note","at":0,"text":"more"}"# + "\n"
    let grown = try folder.write("grown.jsonl", SampleSession.fling + end + note)
    #expect(try verify(grown).exit == .code(0))
    #expect(try verify(grown, "--closed").exit == .code(4))
    let wrong = try folder.write(
      "wrong.jsonl", SampleSession.fling + #"{"kind":"end","records":11}"#)
    #expect(try verify(wrong).exit == .code(4))
  }

  @Test("--format json is one object, with every finding of every file")
  func json() throws {
    let good = try folder.write("good.jsonl", SampleSession.fling)
    let bad = try folder.write(
      "首.jsonl", SampleSession.fling + Self.failing + Self.diverging + Self.unknown)
    let run = try unscroll(["verify", good, bad, "--format", "json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["exitCode"] as? Int == 1)
    #expect(object["recordings"] as? Int == 2)
    #expect(object["failed"] as? Int == 1)
    let files = try #require(object["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == [good, bad])
    #expect(files.map { $0["exitCode"] as? Int } == [0, 1])
    let findings = try #require(files.last?["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["kind"] as? String } == ["cannotJudge", "expectationFailed", "diverged"])
    #expect(findings.map { $0["line"] as? Int } == [15, 13, 14])
    #expect(findings.map { $0["node"] as? Int } == [7, 6, 6])
    #expect(findings.map { $0["branch"] as? String } == ["no-fling", "no-fling", "no-fling"])
    #expect(findings[1]["time"] as? Double == 0.386667)
    #expect(findings[1]["expected"] as? String == "0")
    #expect(findings[1]["found"] as? String == "240")
    #expect(run.exit == .code(1))
  }

  @Test("verify reads standard input, and what it read is not changed by anything")
  func standardInput() throws {
    let run = try unscroll(["verify", "-"], input: SampleSession.fling + Self.failing)
    #expect(
      run.lines.first == "✗ -:13  #6 @0.386667s on no-fling  main.y == 0  (0 expected, 240 found)")
    #expect(run.exit == .code(1))
  }
}

extension Finished {
  func without(_ folder: TemporaryFolder) -> Finished {
    Finished(
      text: text.replacingOccurrences(of: folder.path(""), with: "")
        .replacingOccurrences(of: "\n", with: ""), exit: exit)
  }
}
