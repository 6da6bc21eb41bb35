import TerminalHarness
import Testing

@testable import LineEditor

@Suite("Completion", .timeLimit(.minutes(1)))
struct CompletionTests {
  @Test(
    "adds what the candidates share",
    arguments: [
      ("lo\t", "load ", 5), ("p ma\t", "p mainScroll.y ", 15), ("li\t", "list", 4),
      ("回\t放\t", "回放 ", 5),
      ("x LO\t", "x load ", 7), ("zzz\t", "zzz", 3), ("load x\u{1B}[D\u{1B}[D\t", "load  x", 5),
    ])
  func adds(keys: String, shown: String, cursor: Int) throws {
    let terminal = try probe()
    terminal.type(keys)
    var trimmed = shown
    while trimmed.hasSuffix(" ") { trimmed.removeLast() }
    expect(terminal, "try> \(trimmed)", cursor: (0, 5 + cursor))
  }

  @Test func listsTheCandidatesAtTheSecondTab() throws {
    let terminal = try probe()
    terminal.type("st\t")
    terminal.type("\t")
    expect(terminal, "try> st\nstep    stop    status\ntry> st", cursor: (2, 7))
  }

  @Test func listsBelowALineOfSeveralRows() throws {
    let terminal = try probe(rows: 12, columns: 20)
    terminal.type("0123456789abcdefghij st\u{1B}[D\u{1B}[Dx s\t\t")
    expect(
      terminal,
      """
      try> 0123456789abcde
      fghij x stst
      step    status
      stop
      try> 0123456789abcde
      fghij x stst
      """)
  }

  @Test(
    "makes one word of its candidates",
    arguments: [
      ("", ["step"], "step "), ("st", ["step", "stop"], nil), ("s", ["step", "stop"], "st"),
      ("ma", ["main/"], "main/"), ("ma", ["main."], "main."), ("MA", ["main1", "main2"], "main"),
      ("回", ["回放"], "回放 "), ("x", [], nil), ("step", ["s"], nil),
      ("a", ["aé", "ae\u{301}x"], "aé"),
    ] as [(String, [String], String?)])
  func makesOneWord(word: String, candidates: [String], expected: String?) {
    #expect(CompletedWord(word, candidates: candidates)?.text == expected)
  }

  @Test func listsNotesBesideTheCandidatesWhereTheyFit() {
    let commands = [
      Candidate("step", note: "go on by one event, or N"), Candidate("退", note: "go back"),
      Candidate("stop"),
    ]
    #expect(
      CandidateList.text(commands, width: 20, rows: 3)
        == "step  go on by one …\n退    go back\nstop\n")
    #expect(CandidateList.text(commands, width: 12, rows: 2) == "step  stop\n退\n")
  }

  @Test func listsInColumnsThatFit() {
    let names = ["a", "回放", "ccc", "dd", "e"].map { Candidate($0) }
    #expect(CandidateList.text(names, width: 20, rows: 9) == "a     ccc   e\n回放  dd\n")
    #expect(CandidateList.text(names, width: 5, rows: 9) == "a\n回放\nccc\ndd\ne\n")
    #expect(CandidateList.text(names, width: 5, rows: 2) == "a\n回放\n… 3 more\n")
    let long = ["recording-of-monday", "r2"].map { Candidate($0) }
    #expect(CandidateList.text(long, width: 12, rows: 9) == "recording-o…\nr2\n")
    #expect(CandidateList.text([], width: 20, rows: 9) == "")
  }
}
