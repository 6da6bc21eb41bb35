import Inspection
import Recording
import TerminalHarness
import Testing

@testable import Shell

@Suite("Work that is interrupted")
struct InterruptedEditTests {
  /// 20,000 events and an assertion at the last; the user wants every command to stop.
  private func session(in folder: TemporaryFolder) throws -> Session {
    let expect = #"{"kind":"expect","at":20000,"that":"isPinned"}"# + "\n"
    let bytes = SampleSession.long(20_000) + Array(expect.utf8)
    let file = try folder.write("long.jsonl", bytes: bytes)
    return try Session(LoadedRecording.read(file), unless: { true })
  }

  private func run(_ line: String, in session: inout Session) throws -> Reply {
    let words = Words(line)
    var arguments = Arguments(words)
    return try CommandTable.command(try #require(words.words.first)).run(&session, &arguments)
  }

  @Test(
    "is a branch with its assertions, and the cursor is where it was",
    arguments: [("skip 3", 39_997), ("edit 3 drag changed 0 1", 39_998)])
  func rewriting(line: String, end: Int) throws {
    let folder = try TemporaryFolder()
    var session = try session(in: folder)
    #expect(throws: CommandError.self) { try run(line, in: &session) }
    #expect(session.expectations.map(\.expectation.at) == [20_000, end])
    let ends = session.pending.compactMap { record in
      if case .expect(let expectation) = record { expectation.at } else { nil }
    }
    #expect(ends == [end])
    #expect(session.timeline.cursor.node == 0 && session.timeline.leaf == 20_000)
  }

  @Test("is not a tree whose assertions are half checked")
  func tree() throws {
    let folder = try TemporaryFolder()
    var session = try session(in: folder)
    #expect(throws: CommandError.self) { try run("log --graph", in: &session) }
    #expect(throws: CommandError.self) { try session.failingCount() }
  }
}
