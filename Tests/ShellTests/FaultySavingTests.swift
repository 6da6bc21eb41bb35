import FaultyCalls
import Foundation
import Inspection
import Recording
import TerminalHarness
import Testing

@testable import Shell

@Suite("Saving on a disk that fails")
struct FaultySavingTests {
  private static let full = FaultyCalls.Fault.torn(.noSpace)

  private func run(_ line: String, in session: inout Session) throws -> Reply {
    let words = Words(line)
    var arguments = Arguments(words)
    return try CommandTable.command(try #require(words.words.first)).run(&session, &arguments)
  }

  @Test("keeps what was saved and what was not, whichever call fails", arguments: [false, true])
  func saving(isForEver: Bool) throws {
    // open, flock, fstat, stat; then twice stat, write, fdatasync, and a cut.
    for call in 1...11 {
      let folder = try TemporaryFolder()
      let file = try folder.write("a.jsonl", SampleSession.fling)
      var session = try Session(LoadedRecording.read(file))
      session.system = FaultyCalls(Self.full, at: call, forEver: isForEver)
      var saved = 6
      for _ in 0..<2 {
        _ = try run("wait 1ms", in: &session)
        do {
          _ = try run("save", in: &session)
          saved = session.timeline.tree.count
          #expect(session.pending.isEmpty)
        } catch let error as CommandError {
          #expect(error.outcome == .fileError && error.sentence.hasPrefix("\(file): "))
          #expect(!session.pending.isEmpty)
        }
      }
      let found = try Recording.read(file)
      #expect(found.nodes.count >= saved, "call \(call)")
      // The shell lives, and all of it can go elsewhere.
      session.system = Kernel()
      _ = try run("save \(folder.path("b.jsonl"))", in: &session)
      #expect(try Recording.read(folder.path("b.jsonl")).nodes.count == 8)
    }
  }

  @Test("makes no file that is not whole, whichever call fails", arguments: [false, true])
  func savingElsewhere(isForEver: Bool) throws {
    for call in 1...9 {
      let folder = try TemporaryFolder()
      let file = try folder.write("a.jsonl", SampleSession.fling)
      let copy = folder.path("copy.jsonl")
      var session = try Session(LoadedRecording.read(file))
      _ = try run("wait 1ms", in: &session)
      session.system = FaultyCalls(Self.full, at: call, forEver: isForEver)
      let reply = try? run("save \(copy)", in: &session)
      #expect((reply != nil) == (call == 7 && !isForEver), "call \(call)")
      #expect(session.pending.isEmpty == (reply != nil))
      if FileManager.default.fileExists(atPath: copy) {
        #expect(try Recording.read(copy).nodes.count == 7)
      } else {
        #expect(call <= 6)
      }
      #expect(try folder.text("a.jsonl") == SampleSession.fling)
    }
  }
}
