import Foundation
import TerminalHarness
import Testing

@Suite struct KilledTests {
  @Test("whatever was acknowledged is in the file, whenever the program is killed")
  func killed() throws {
    let folder = try TemporaryFolder()
    var random = SystemRandomNumberGenerator()
    for round in 0..<numberOfKills {
      let path = folder.path("\(round).jsonl")
      let program = try PipedProgram(builtProgram("unscroll"), ["new", path])
      program.write(Array(String(repeating: "wait 1ms\n", count: 60).utf8))
      let wanted = Int.random(in: 0...12, using: &random)
      #expect(program.shows { acknowledged($0) >= wanted })
      waitBusily(microseconds: Int.random(in: 0...3000, using: &random))
      kill(program.child.id, SIGKILL)
      #expect(program.exit() == .signal(SIGKILL))
      let promised = acknowledged(program)
      guard FileManager.default.fileExists(atPath: path) else {
        #expect(promised == 0)
        continue
      }
      let text = try folder.text("\(round).jsonl")
      let whole = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      for (id, line) in whole.enumerated().dropFirst() {
        let event = "{\"kind\":\"event\",\"id\":\(id),\"parent\":\(id - 1),\"dt\":1000,"
        #expect(line == event + "\"event\":{\"wait\":{}}}")
      }
      #expect(whole.count - 1 >= promised, "round \(round)")
      #expect(try unscroll(["log", path]).exit == .code(0))
    }
  }

  private func acknowledged(_ program: PipedProgram) -> Int {
    program.text.split(separator: "\n").count { $0.contains("saved 1 record to ") }
  }
}
