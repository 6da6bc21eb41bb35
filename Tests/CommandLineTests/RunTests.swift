import TerminalHarness
import Testing

@Suite struct RunTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  private func run(_ arguments: String..., input: String = "") throws -> Finished {
    try unscroll(["run", file] + arguments, input: input, in: folder)
  }

  /// Commands, and the exit code when they run to the first failure and when they go on.
  static let codes: [([String], Int32, Int32)] = [
    (["when", "goto end"], 0, 0),
    (["assert 1 == 2", "when"], 1, 1),
    (["assert 1 == 2", "setp"], 1, 2),
    (["save /nonexistent/x.jsonl", "setp"], 4, 2),
    (["assert 1 == 2", "save /nonexistent/x.jsonl"], 1, 4),
    (["quit", "setp"], 0, 0),
    (["setp", "quit", "assert 1 == 2"], 2, 2),
  ]

  @Test("-e, -x and standard input have the same exit codes", arguments: codes)
  func exitCodes(_ commands: [String], _ code: Int32, _ worst: Int32) throws {
    let script = commands.map { $0 + "\n" }.joined()
    let path = try folder.write("script", script)
    let each = commands.flatMap { ["-e", $0] }
    #expect(try unscroll(["run", file] + each).exit == .code(code))
    #expect(try unscroll(["run", file, "--keep-going"] + each).exit == .code(worst))
    #expect(try run("-x", path).exit == .code(code))
    #expect(try run("--keep-going", "-x", path).exit == .code(worst))
    #expect(try run("-x", "-", input: script).exit == .code(code))
    #expect(try run("-x", "-", "--keep-going", input: script).exit == .code(worst))
    let typed = try unscroll([file], input: script)
    #expect(typed.exit == .code(code), "\(typed)")
  }

  @Test("what was not saved is said, of a session that was put aside for the tutorial, too")
  func putAside() throws {
    let unsaved = "1 new record was not saved"
    for lines in [["tutorial"], ["tutorial", "note practice"], ["tutorial", "quit", "when"]] {
      let script = (["note mine"] + lines).map { $0 + "\n" }.joined()
      let each = (["note mine"] + lines).flatMap { ["-e", $0] }
      let runs = [
        try unscroll(["run", file] + each), try run("-x", "-", input: script),
        try unscroll([file], input: script),
      ]
      for run in runs {
        #expect(run.lines.last == unsaved && run.exit == .code(0), "\(run)")
        // quit takes the session up again, and the script goes on.
        #expect(run.lines.contains("#0 start") == lines.contains("when"), "\(run)")
      }
    }
  }

  @Test("a script stops at its first failure, and says its line and column")
  func script() throws {
    let script = try folder.write("script", "# first\n\nstep\n  goto nowhere\nstep\n")
    #expect(
      try run("-x", script)
        == Finished(
          text: """
            #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
            script:4:8: no mark or branch is called nowhere.

            """, exit: .code(2)))
  }

  @Test("scripts may call scripts, and a failure or a quit in one ends all")
  func nested() throws {
    let inner = try folder.write("inner", "goto 2\r\nassert main.y == 1\nwhen\n")
    let outer = try folder.write("outer", "source \(inner)\nprint 1\n")
    #expect(
      try run("-x", outer).lines.dropFirst() == [
        "✗ main.y == 1   (1 expected, 0 found)"
      ])
    let kept = try run("-x", outer, "--keep-going")
    #expect(
      kept.lines.dropFirst(2) == [
        "#2 @0.250s drag began at 195, 600", "2 of 5 events of main (40%), @0.250s", "1",
      ])
    #expect(kept.exit == .code(1))
    try folder.write("inner", "print 7\nquit\nprint 8\n")
    #expect(try run("-x", outer, "-e", "print 9") == Finished(text: "7\n", exit: .code(0)))
  }

  @Test("a script that calls itself is stopped")
  func endless() throws {
    let script = try folder.write("again", "source \(folder.path("again"))\n")
    #expect(
      try run("-x", script)
        == Finished(
          text: "again: scripts call each other more than 16 deep\n", exit: .code(2)))
  }

  @Test("a script that is not there is exit 2, and a folder is no script")
  func missingScript() throws {
    #expect(
      try run("-x", folder.path("gone"))
        == Finished(text: "gone: No such file or directory\n", exit: .code(2)))
    #expect(try run("-x", folder.path).exit != .code(0))
  }

  @Test("what is left unsaved at a script's end is said")
  func unsaved() throws {
    let run = try run("-e", "note x", "-e", "mark here")
    #expect(run.lines == ["noted at #0", "here is #0", "2 new records were not saved"])
    #expect(run.exit == .code(0))
    #expect(try folder.text("fling.jsonl") == SampleSession.fling)
  }

  @Test("a line too long, NUL and broken UTF-8 are refused or taken, and end nothing else")
  func oddBytes() throws {
    var bytes = Array("print 1\n".utf8) + Array(repeating: UInt8(ascii: "a"), count: 70_000)
    bytes += Array("\nnote \u{0}\nnote ".utf8) + [0xFF, 0x0A] + Array("print 2".utf8)
    let script = try folder.write("script", bytes: bytes)
    let run = try run("-x", script, "--keep-going")
    #expect(run.lines.first == "1")
    #expect(run.lines.contains("script:2: the line is too long"))
  }

  @Test("print asks one question, at the end or at a place")
  func print() throws {
    #expect(
      try unscroll(["print", file, "main.y"]) == Finished(text: "240\n", exit: .code(0)))
    #expect(
      try unscroll(["print", file, "main.y", "--at", "#2"]) == Finished(text: "0\n", exit: .code(0))
    )
    #expect(
      try unscroll(["print", file, "event.vy", "--at=released"])
        == Finished(text: "-2400\n", exit: .code(0)))
    #expect(
      try unscroll(["print", file, "mian.y"])
        == Finished(
          text: """
            print mian.y
                  ^^^^^^
            found "mian.y", expected a state path; did you mean main.y?

            """, exit: .code(2)))
    #expect(
      try unscroll(["print", file, "main.y", "--at", "#99"])
        == Finished(
          text: """
            goto #99
                 ^^^
            there is no node #99: the last is #6

            """, exit: .code(2)))
    #expect(try unscroll(["print", file, "1 / main.y", "--at", "0"]).exit == .code(1))
  }

  @Test("log lists main, or draws the tree")
  func log() throws {
    #expect(
      try unscroll(["log", file]).text == """
        => #0 @0.000s start
           #1 @0.000s reload
           #2 @0.250s drag began at 195, 600
           #3 @0.266667s drag changed 0, -300
           #4 @0.274667s drag ended velocity 0, -2400 (released)
           #5 @0.308s tap 1

        """)
    #expect(
      try unscroll(["log", "--graph", file]).text == #"""
        * #0  @0.000s  start  <- here
        |   2 events, 1 drag
        * #3  @0.266667s  drag changed 0, -300
        |\
        | * #6  @0.386667s  drag ended velocity 0, 0  [no-fling]
        * #4  @0.274667s  drag ended velocity 0, -2400  (released)
        * #5  @0.308s  tap 1  [main]

        """#)
  }
}
