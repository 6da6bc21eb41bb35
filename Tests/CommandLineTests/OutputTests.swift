import TerminalHarness
import Testing

@Suite struct OutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a reader that goes away ends the program quietly")
  func brokenPipe() throws {
    let file = try folder.write("long.jsonl", bytes: SampleSession.long(3000))
    let program = try PipedProgram(
      "/bin/sh",
      [
        "-c", #""$1" log "$2" | head -n 1; "$1" run "$2" -e log -e log 2>&1 | head -n 1"#, "sh",
        builtProgram("unscroll"), file,
      ])
    #expect(program.exit() == .code(0))
    #expect(program.text == "=> #0 @0.000s start\n=> #0 @0.000s start\n")
  }

  @Test("json has its characters whatever the terminal can show")
  func json() throws {
    let file = try folder.write("a…b.jsonl", SampleSession.fling)
    let verify = ["verify", file, "--format", "json"]
    #expect(try unscroll(verify).text.contains("a…b.jsonl"))
    let explore = [
      "explore", "--preset", "smooth", "--sessions", "8", "--format", "json", "-o",
      folder.path("×"),
    ]
    #expect(try unscroll(verify + ["--ascii"]) == unscroll(verify))
    let run = try unscroll(explore + ["--ascii"])
    #expect(run.text.contains("×/01-rowsReachable.jsonl"), "\(run)")
  }

  @Test(
    "what is made of a recording never takes its place, --force or not",
    arguments: [["export", "--format", "csv"], ["shrink", "main.y < 9"]])
  func ownPlace(_ order: [String]) throws {
    let file = try folder.write("own.jsonl", SampleSession.fling)
    let run = try unscroll(
      [order[0], file] + order.dropFirst() + ["-o", file, "--force"], in: folder)
    #expect(
      run
        == Finished(
          text: "own.jsonl is the recording itself: name another file\n", exit: .code(4)))
    #expect(try folder.text("own.jsonl") == SampleSession.fling)
  }

  #if os(Linux)
    @Test("output that cannot be written is exit 4, and said")
    func fullDevice() throws {
      let file = try folder.write("fling.jsonl", SampleSession.fling)
      let program = try PipedProgram(
        "/bin/sh",
        ["-c", #""$1" verify "$2" > /dev/full"#, "sh", builtProgram("unscroll"), file])
      #expect(program.exit() == .code(4))
      #expect(program.text == "standard output cannot be written\n")
    }
  #endif
}
