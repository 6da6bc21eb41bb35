import Inspection
import Recording
import Synchronization
import TerminalHarness
import Testing

@testable import Shell

@Suite("Work that is interrupted")
struct InterruptedEditTests {
  /// Counts how often a command looks, and interrupts it at one of these looks.
  private final class Interrupter: Sendable {
    private let count = Atomic(0)
    private let look: Int

    init(at look: Int) { self.look = look }

    var looks: Int { count.load(ordering: .relaxed) }

    func isInterrupted() -> Bool { count.wrappingAdd(1, ordering: .relaxed).newValue >= look }
  }

  /// 20,000 events and an assertion at the last.
  private func session(
    in folder: TemporaryFolder, unless isInterrupted: @escaping @Sendable () -> Bool = { true }
  ) throws -> Session {
    let expect = #"{"kind":"expect","at":20000,"that":"isPinned"}"# + "\n"
    let bytes = SampleSession.long(20_000) + Array(expect.utf8)
    let file = try folder.write("long.jsonl", bytes: bytes)
    return try Session(LoadedRecording.read(file), unless: isInterrupted)
  }

  private func run(_ line: String, in session: inout Session) throws -> Reply {
    let words = Words(line)
    var arguments = Arguments(words)
    return try CommandTable.command(try #require(words.words.first)).run(&session, &arguments)
  }

  @Test(
    "keeps nothing before the branch's end is reached",
    arguments: ["skip 3", "edit 3 drag changed 0 1", "retime 3 20ms", "policy smooth"], [1, 2, 8])
  func rewriting(line: String, look: Int) throws {
    let folder = try TemporaryFolder()
    var session = try session(in: folder, unless: Interrupter(at: look).isInterrupted)
    let error = #expect(throws: CommandError.self) { try run(line, in: &session) }
    #expect(error?.sentence == "interrupted: still at the start")
    #expect(session.pending.isEmpty && session.expectations.count == 1)
    #expect(session.timeline.tree.count == 20_000)
    #expect(session.timeline.cursor.node == 0 && session.timeline.leaf == 20_000)
  }

  @Test("keeps the branch after that, and says what was not checked")
  func checking() throws {
    let folder = try TemporaryFolder()
    let counter = Interrupter(at: .max)
    var whole = try session(in: folder, unless: counter.isInterrupted)
    #expect(try run("skip 3", in: &whole).outcome == .held)
    let last = Interrupter(at: counter.looks)
    var session = try session(in: folder, unless: last.isInterrupted)
    let reply = try run("skip 3", in: &session)
    #expect(reply.outcome == .interrupted)
    #expect(
      Array(reply.lines.prefix(2)) == [
        "on skip-1, off main at #2, at its end",
        "interrupted with 1 of 1 assertion not checked: check does",
      ])
    #expect(session.timeline.leaf == 39_997 && session.timeline.cursor.node == 39_997)
    #expect(session.expectations.map(\.expectation.at) == [20_000, 39_997])
  }

  @Test("is not a tree whose assertions are half checked")
  func tree() throws {
    let folder = try TemporaryFolder()
    var session = try session(in: folder)
    #expect(throws: CommandError.self) { try run("log --graph", in: &session) }
    #expect(throws: CommandError.self) { try session.failingCount() }
  }
}
