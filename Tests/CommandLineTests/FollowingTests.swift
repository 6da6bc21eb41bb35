import Foundation
import TerminalHarness
import Testing

@Suite struct FollowingTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  private func follow() throws -> PipedProgram {
    let program = try PipedProgram(builtProgram("unscroll"), ["log", file, "--follow"])
    #expect(program.shows { $0.text.contains("6 events so far; ctrl-C ends it\n") })
    return program
  }

  private func append(_ text: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test("log --follow shows events as they are saved, and hinders no writer")
  func events() throws {
    let program = try follow()
    let commands = ["goto end", "wait 10ms", "switch no-fling", "drag changed 0 -5", "save"]
    #expect(
      try unscroll(["run", file] + commands.flatMap { ["-e", $0] }).exit == .code(0))
    #expect(
      program.shows {
        $0.text.hasSuffix(
          """
          ctrl-C ends it
          #7 @0.318s wait   after #5
          #8 @0.386667s drag changed 0, -5   after #6

          """)
      }, "\(program.text)")
    // Half a line waits for its other half.
    let line = #"{"kind":"event","id":9,"parent":8,"dt":1000,"event":{"reload":{}}}"#
    try append(String(line.prefix(30)))
    try append(line.dropFirst(30) + "\n")
    #expect(program.shows { $0.text.hasSuffix("\n#9 @0.387667s reload\n") }, "\(program.text)")
    kill(program.child.id, SIGINT)
    #expect(program.exit() == .code(130))
  }

  @Test("log --follow says when the file is damaged, cut or replaced, and ends")
  func ends() throws {
    let damaged = try follow()
    try append("{}\n")
    #expect(damaged.exit() == .code(4))
    #expect(damaged.text.hasSuffix("\(file):13:1: a record lacks `kind`; add it\n"))
    for change in [{ _ = truncate(file, 300) }, { _ = unlink(file) }] {
      try folder.write("fling.jsonl", SampleSession.fling)
      let program = try follow()
      change()
      #expect(program.exit() == .code(4))
      #expect(
        program.text.hasSuffix("\(file): was replaced or shortened meanwhile; open it again\n"))
    }
  }
}
