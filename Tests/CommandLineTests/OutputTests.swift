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
