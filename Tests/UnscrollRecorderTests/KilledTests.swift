import Foundation
import PagerModel
import TerminalHarness
import Testing

@testable import Recording

@Suite struct KilledTests {
  /// What the probe asks for, in its order.
  private func event(_ turn: Int) -> PagerEvent {
    .setContentOffset(.main, x: nil, y: Double(turn), animated: false)
  }

  @Test("an app that is killed keeps a beginning without a gap, and all of it once it has closed")
  func killed() throws {
    var random = SystemRandomNumberGenerator()
    var (cut, whole) = (0, 0)
    for round in 0..<numberOfKills {
      let folder = try TemporaryFolder()
      let file = folder.path("killed.jsonl")
      let program = try PipedProgram(builtProgram("RecorderProbe"), [file])
      #expect(program.shows { $0.text.hasPrefix("begun\n") }, "round \(round)")
      // What was in the file before the kill was on the disk, or on its way there.
      let before = try Recording.read(file).nodes.count
      waitBusily(microseconds: Int.random(in: 0...60_000, using: &random))
      program.child.send(SIGKILL)
      #expect(program.exit() != nil, "round \(round)")
      let hasClosed = program.text.hasSuffix("5000 whole\n")

      let recording = try Recording.read(file)
      let count = recording.nodes.count
      #expect(count >= before && count <= 5000, "round \(round)")
      #expect(recording.nodes.map(\.event) == (0..<count).map(event), "round \(round)")
      #expect(!hasClosed || count == 5000 && recording.ending.isClosed, "round \(round)")
      #expect(recording.notes.isEmpty, "round \(round)")
      if recording.tornTail != nil {
        let recovered = try unscroll(["recover", file, "-o", file, "--force"])
        #expect(recovered.exit == .code(0), "round \(round)")
      }
      #expect(try unscroll(["verify", file]).exit == .code(0), "round \(round)")
      if count < 5000 { cut += 1 } else { whole += 1 }
    }
    #expect(cut > 0, "none of \(cut + whole) kills came in time")
  }
}
