import Inspection
import PagerModel
import SeededRandom
import Testing
import Timeline

@Suite("Random sessions")
struct RandomSessionInvariantTests {
  static let shares = 8
  static let sessions = 400

  /// A hundred sensible events, one a little after the other.
  static func session(seed: UInt64, _ policies: Policies) -> Replay {
    var events = RandomEvents(seed: seed, isSenseless: false)
    var replay = Replay(root: events.pager(policies))
    var time: Microseconds = 0
    for node in 0..<100 {
      let event = events.event()
      time += events.delay()
      if case .setting(let setting) = event, setting.policy != nil { continue }
      replay.append(event, at: time, below: replay.tree.count)
      _ = node
    }
    return replay
  }

  static func violation(seed: UInt64, _ policies: Policies) throws -> InvariantSearch.Finding? {
    var replay = session(seed: seed, policies)
    var search = InvariantSearch(exempt: [.rowsReachable, .headerReachable])
    try search.searchAll(&replay)
    return search.findings.first
  }

  @Test("under reference break no invariant", arguments: 0..<shares)
  func reference(share: Int) throws {
    for seed in stride(from: share, to: Self.sessions, by: Self.shares) {
      let found = try Self.violation(seed: UInt64(seed), Preset.reference.policies)
      #expect(
        found == nil,
        "seed \(seed), #\(found?.cursor.node ?? 0) at \(found?.cursor.time ?? 0) µs: \(found.map { "\($0.violation.invariant) \($0.violation.found)" } ?? "")"
      )
    }
  }
}
