import TerminalHarness
import Testing

/// `verify` of one file, `fling.jsonl`: the sample session with lines added.
func verify(
  adding lines: String..., options: [String] = [], header: String? = nil
) throws -> Finished {
  let folder = try TemporaryFolder()
  var text = SampleSession.fling
  if let header { text = text.replacingFirst("\"initial\"", with: "\(header),\"initial\"") }
  let file = try folder.write("fling.jsonl", text + lines.map { $0 + "\n" }.joined())
  let run = try unscroll(["verify", file] + options, in: folder)
  return run.withoutTime.withoutRemarks
}

extension Finished {
  /// Without what could be behind a divergence, which has tests of its own.
  var withoutRemarks: Finished {
    let kept = lines.filter { !$0.hasPrefix("    ") }
    return Finished(text: kept.joined(separator: "\n"), exit: exit)
  }
}

extension String {
  func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

extension Finished {
  /// The summary's time is another each run.
  var withoutTime: Finished {
    let lines = lines.map { line in
      line.firstRange(of: " recording") == nil ? line : line.replacing(#/ +[0-9.]+ s$/#, with: "")
    }
    return Finished(text: lines.joined(separator: "\n"), exit: exit)
  }
}

@Suite struct VerifyTests {
  @Test("every recording that comes with the program holds")
  func recordings() throws {
    let run = try unscroll(["verify", repository("Recordings")])
    #expect(run.lines.count == 1, "\(run)")
    #expect(run.exit == .code(0))
  }

  @Test("what holds says nothing but the summary")
  func holds() throws {
    #expect(
      try verify() == Finished(text: "1 recording, 0 failed, 0 diverged", exit: .code(0)))
  }

  /// A line of the file, 13; what is found; the exit code.
  static let findings: [(String, String, Int32)] = [
    (
      #"{"kind":"expect","at":5,"that":"main.y == 240 && pages[0].y == 60"}"#,
      "✗ fling.jsonl:13  #5 @0.308s  pages[0].y == 60  (60 expected, 119.33333333333333 found)", 1
    ),
    (
      #"{"kind":"expect","at":6,"state":{"main.y":240,"owner":"main"}}"#,
      #"✗ fling.jsonl:13  #6 @0.386667s on no-fling  owner == "main"  ("main" expected, "none" found)"#,
      1
    ),
    (
      #"{"kind":"expect","at":5,"that":"main.y@gone == 1"}"#,
      "✗ fling.jsonl:13:33  main.y@gone == 1: "
        + #"there is no node or mark named "gone" in this recording"#, 4
    ),
    (
      #"{"kind":"expect","at":1,"effects":["numberOfPages","pageAt 1","didScrollToPage 0"]}"#,
      "✗ fling.jsonl:13  #1 @0.000s  effects  "
        + "([numberOfPages, pageAt 1, didScrollToPage 0] expected, "
        + "[numberOfPages, pageAt 0, didScrollToPage 0] found)", 1
    ),
    (
      #"{"kind":"observe","at":6,"state":{"pages[0].y":61,"isPinned":true}}"#,
      "≠ fling.jsonl:13  #6 @0.386667s on no-fling  pages[0].y == 61  (61 observed, 60 in the model)",
      3
    ),
    (
      #"{"kind":"expect","at":6,"that":"main.y == 240","failsUnder":{"headerDrag":"stops"}}"#,
      "✗ fling.jsonl:13  #6 @0.386667s on no-fling  main.y == 240 holds under headerDrag=stops too",
      1
    ),
    (
      #"{"kind":"expect","at":6,"that":"main.y == 240","failsUnder":{"preset":"reference"}}"#,
      "✗ fling.jsonl:13  #6 @0.386667s on no-fling  "
        + "preset=reference changes nothing: the recording has these rules", 1
    ),
    (
      #"{"kind":"expect","at":6,"that":"main.y == 240","failsUnder":{}}"#,
      "✗ fling.jsonl:13  #6 @0.386667s on no-fling  "
        + "failsUnder names no rule: nothing could fail under it", 1
    ),
    (
      #"{"kind":"event","id":7,"parent":5,"dt":0,"event":{"shake":{}}}"#,
      #"? fling.jsonl:13  #7 @0.308s  cannot judge: unknown event "shake""#, 125
    ),
    (
      #"{"kind":"expect","at":5,"that":"main.y@#12 == 240"}"#,
      "✗ fling.jsonl:13:33  main.y@#12 == 240: there is no node #12 in this recording", 4
    ),
    (
      #"{"kind":"expect","at":5,"that":"main.y == 0 && main.yy == 3"}"#,
      #"✗ fling.jsonl:13:48  found "main.yy", expected a state path; did you mean main.y?"#, 4
    ),
    (
      #"{"kind":"expect","at":5,"that":"owner == \"首\" && main.yy == 3"}"#,
      #"✗ fling.jsonl:13:53  found "main.yy", expected a state path; did you mean main.y?"#, 4
    ),
    (
      #"{"kind":"expect","at":5,"state":{"main.yy":3}}"#,
      #"✗ fling.jsonl:13:34  unknown state path "main.yy" of container `pinned`; `state` in the shell lists them all"#,
      4
    ),
    (
      #"{"kind":"mark","at":9,"name":"x"}"#,
      "✗ fling.jsonl:13:21  no earlier line has the node 9; so far there are 0 to 6", 4
    ),
    (
      #"{"kind":"weather","at":5}"#,
      #"! fling.jsonl:13:9  unknown kind "weather", kept and not looked at"#, 0
    ),
  ]

  @Test(
    "a finding names file, line, node, time, what was asked and both values", arguments: findings)
  func finding(_ line: String, _ text: String, _ code: Int32) throws {
    let summary =
      switch code {
      case 1: "1 recording, 1 failed, 0 diverged"
      case 3: "1 recording, 0 failed, 1 diverged"
      case 4: "1 recording, 0 failed, 0 diverged, 1 unreadable"
      case 125: "1 recording, 0 failed, 0 diverged, 1 not judged"
      case _: "1 recording, 0 failed, 0 diverged"
      }
    #expect(try verify(adding: line) == Finished(text: "\(text)\n\(summary)", exit: .code(code)))
  }

  static let holding: [String] = [
    // Fails under the other rule: a drag on the header stops there.
    #"{"kind":"expect","at":6,"that":"pages[0].y == 60","failsUnder":{"preset":"clNestedSlide"}}"#,
    // Cannot be evaluated under the other rules, which counts as failing.
    #"{"kind":"expect","at":1,"that":"1 / (pages[0].scrollView.maxOffset - 1156) > 0","#
      + #""failsUnder":{"pageHeight":"full"}}"#,
    #"{"kind":"expect","at":5,"state":{"main.y":240.4},"within":0.5}"#,
    #"{"kind":"expect","at":5,"effects":["pageAt 1","didScrollToPage 1"],"since":4}"#,
    #"{"kind":"expect","at":6,"effects":["numberOfPages","pageAt 0","didScrollToPage 0"],"since":0}"#,
    #"{"kind":"observe","at":6,"state":{"pages[0].y":60.5,"progress":0.009}}"#,
    #"{"kind":"observe","at":6,"state":{"pages[0].y":64},"within":4}"#,
    #"{"kind":"observe","at":3,"effects":["pageDidScroll 0 60.4"]}"#,
    // The list decelerates: between the frame before and the frame after, it may have been anywhere.
    #"{"kind":"observe","at":5,"state":{"pages[0].y":85}}"#,
    #"{"kind":"event","id":7,"parent":5,"dt":0,"event":{"wait":{}},"_why":1}"#,
    #"{"kind":"note","at":5,"text":"x","_mine":3}"#,
  ]

  @Test("tolerances, effects and failsUnder hold as the format says", arguments: holding)
  func holdsAsSpecified(_ line: String) throws {
    #expect(
      try verify(adding: line)
        == Finished(text: "1 recording, 0 failed, 0 diverged", exit: .code(0)))
  }

  static let diverging: [String] = [
    #"{"kind":"observe","at":6,"state":{"pages[0].y":60.6}}"#,
    #"{"kind":"observe","at":6,"state":{"progress":0.02}}"#,
    #"{"kind":"observe","at":6,"state":{"currentPageIndex":0.1}}"#,
    #"{"kind":"observe","at":3,"effects":["pageDidScroll 0 60.6"]}"#,
    #"{"kind":"observe","at":3,"effects":["pageDidScroll 0.1 60"]}"#,
    #"{"kind":"observe","at":3,"effects":["pageAt 1"]}"#,
    // Further away than a frame's way.
    #"{"kind":"observe","at":5,"state":{"pages[0].y":200}}"#,
    // A view at rest has no slack, whatever the others do.
    #"{"kind":"observe","at":5,"state":{"pages[0].scrollView.maxOffset":1200}}"#,
  ]

  @Test("an observation that differs is exit 3", arguments: diverging)
  func diverges(_ line: String) throws {
    let run = try verify(adding: line)
    #expect(run.exit == .code(3), "\(run)")
    #expect(run.lines.count == 2 && run.text.hasPrefix("≠ fling.jsonl:13  #"))
  }

  @Test("of many observations that differ the first is shown, and how many follow")
  func manyDivergences() throws {
    let run = try verify(adding: #"{"kind":"observe","at":6,"state":{"main.y":1,"pages[0].y":1}}"#)
    #expect(
      run.text == """
        ≠ fling.jsonl:13  #6 @0.386667s on no-fling  main.y == 1  (1 observed, 240 in the model)
        ≠ fling.jsonl: 1 more observed value differs: --all shows it
        1 recording, 0 failed, 1 diverged
        """)
  }

  @Test("--all shows every observation that differs")
  func allDivergences() throws {
    let run = try verify(
      adding: #"{"kind":"observe","at":6,"state":{"main.y":1,"pages[0].y":1}}"#,
      #"{"kind":"observe","at":5,"state":{"main.y":2}}"#, options: ["--all"])
    #expect(
      run.text == """
        ≠ fling.jsonl:13  #6 @0.386667s on no-fling  main.y == 1  (1 observed, 240 in the model)
        ≠ fling.jsonl:13  #6 @0.386667s on no-fling  pages[0].y == 1  (1 observed, 60 in the model)
        ≠ fling.jsonl:14  #5 @0.308s  main.y == 2  (2 observed, 240 in the model)
        1 recording, 0 failed, 1 diverged
        """)
  }

  @Test("a finding on a branch without a name has its last node's id, on main no branch")
  func branchOfFinding() throws {
    let run = try verify(
      adding: #"{"kind":"event","id":7,"parent":2,"dt":0,"event":{"wait":{}}}"#,
      #"{"kind":"event","id":8,"parent":7,"dt":0,"event":{"wait":{}}}"#,
      #"{"kind":"expect","at":7,"that":"main.y == 1"}"#,
      #"{"kind":"expect","at":3,"that":"main.y == 1"}"#)
    #expect(
      run.text == """
        ✗ fling.jsonl:15  #7 @0.250s on #8  main.y == 1  (1 expected, 0 found)
        ✗ fling.jsonl:16  #3 @0.266667s  main.y == 1  (1 expected, 240 found)
        1 recording, 1 failed, 0 diverged
        """)
  }
}
