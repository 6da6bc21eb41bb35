import Inspection
import PagerModel
import SeededRandom
import Testing
import Timeline

@Suite("Random sessions of a grid and of a sticky pager")
struct SingleScrollInvariantTests {
  /// A hundred sensible events under the same rules all along.
  private static func session(
    seed: UInt64, _ container: Container, _ policies: Policies
  ) -> Replay {
    var events = RandomEvents(seed: seed, isSenseless: false, container: container)
    var replay = Replay(root: events.pager(policies))
    var time: Microseconds = 0
    while replay.tree.count < 100 {
      let event = events.event()
      time += events.delay()
      if case .setting(let setting) = event, setting.policy != nil { continue }
      // What an app does in a callback may take a tab anywhere: half of the sessions have none.
      if event.kind == .callback, seed % 2 == 0 { continue }
      replay.append(event, at: time, below: replay.tree.count)
    }
    return replay
  }

  private static func broken(
    seeds: Range<UInt64>, _ container: Container, _ policies: Policies,
    _ body: (UInt64, InvariantSearch.Finding) -> Void
  ) throws {
    for seed in seeds {
      var replay = session(seed: seed, container, policies)
      var search = InvariantSearch()
      try search.searchAll(&replay)
      for finding in search.findings { body(seed, finding) }
    }
  }

  @Test(
    "under reference break no invariant", arguments: [Container.grid, .sticky], UInt64(0)..<4)
  func reference(container: Container, share: UInt64) throws {
    try Self.broken(
      seeds: share * 500..<share * 500 + 500, container, Preset.reference.policies
    ) { seed, found in
      Issue.record(
        """
        \(container) seed \(seed), #\(found.cursor.node), \(found.cursor.time) µs: \
        \(found.violation.invariant): \(found.violation.found)
        """)
    }
  }

  @Test("as the articles have them break what their quirks break")
  func asWritten() throws {
    let quirks: [(Container, PolicyName?, String, Set<Invariant>)] = [
      (.grid, nil, "", [.cellsApart, .rowsReachable]),
      (.grid, .handlers, "accumulated", [.cellsApart, .rowsReachable, .pageReportedOnce]),
      (.sticky, nil, "", [.tabKeepsPlace]),
    ]
    for (container, name, word, expected) in quirks {
      let values = name.flatMap { PolicyChange.Value($0, word) }.map { [$0] } ?? []
      let policies = PolicyChange(preset: .asWritten, values: values)
        .applied(to: Preset.reference.policies)
      var broken: Set<Invariant> = []
      for seed in UInt64(0)..<1500 where !broken.isSuperset(of: expected) {
        try Self.broken(seeds: seed..<seed + 1, container, policies) {
          broken.insert($1.violation.invariant)
        }
      }
      #expect(broken == expected, "\(container)")
    }
  }
}
