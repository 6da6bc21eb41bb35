import Foundation
import Inspection
import PagerModel
import SeededRandom
import Testing
import Timeline

@Suite struct ScratchTests {
  @Test func dump() throws {
    let from = UInt64(ProcessInfo.processInfo.environment["FROM"] ?? "0")!
    let to = UInt64(ProcessInfo.processInfo.environment["TO"] ?? "400")!
    for seed in from..<to {
      guard
        let found = try RandomSessionInvariantTests.violation(
          seed: seed, Preset.reference.policies)
      else { continue }
      var replay = RandomSessionInvariantTests.session(seed: seed, Preset.reference.policies)
      let node = found.cursor.node
      print("SEED \(seed) #\(node) \(found.cursor.time) \(found.violation)")
      for id in max(1, node - 2)...min(node + 1, replay.tree.count) {
        print("   #\(id) @\(replay.tree[id].time) \(replay.tree[id].event!)")
      }
      if ProcessInfo.processInfo.environment["DEEP"] != nil {
        for id in max(1, node - 14)...node {
          let s = try replay.state(at: id)
          print("   #\(id) @\(replay.tree[id].time) \(replay.tree[id].event!)")
          if case .pinned(let p) = s {
            print("        idx \(p.currentPageIndex) n \(p.numberOfPages) w \(p.stage.bounds.width) content \(p.content.contentOffset) size \(p.content.contentSize) \(p.content.motion)")
          }
        }
      }
      let s = try replay.state(at: node)
      if case .pinned(let p) = s {
        print("   main \(p.main)\n   current \(p.currentPage as Any) n \(p.numberOfPages)")
        if let c = p.currentPage { print("   page \(p.pages[c])") }
      }
    }
  }
}
