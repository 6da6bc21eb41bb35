import Testing

@testable import PagerModel

/// A cause can be asked for only where a rule has said that it wrote the path.
@Suite("What an event or a frame changes")
struct WritesTests {
  /// The states and the traces of a session's events and frames, one by one.
  private static func steps(seed: UInt64, _ body: (Pager, TraceProbe, Pager) -> Bool) {
    var (pager, events) = SplitTimeTests.script(seed: seed)
    for event in events {
      while let frame = pager.nextVisit, frame <= event.time {
        let before = pager
        var trace = TraceProbe()
        pager.advance(to: frame, &trace)
        if !body(before, trace, pager) { return }
      }
      pager.advance(to: event.time)
      let before = pager
      var trace = TraceProbe()
      pager.apply(event, &trace)
      if !body(before, trace, pager) { return }
    }
  }

  private static func changes(from before: Pager, to after: Pager) -> [StatePath] {
    Set(before.paths + after.paths).subtracting([.time]).filter {
      before.value($0) != after.value($0)
    }
  }

  /// What each path was written to last.
  private static func written(_ trace: TraceProbe) -> [StatePath: Value] {
    var result: [StatePath: Value] = [:]
    for step in trace.steps {
      if case .wrote(let path, let value) = step.action { result[path] = value }
    }
    return result
  }

  @Test(
    "was written by one of its rules, with the value it now has, or follows from what was",
    arguments: 0..<4)
  func writes(share: Int) {
    for seed in UInt64(share * 40 + 5100)..<UInt64(share * 40 + 5140) {
      var unexplained: [StatePath] = []
      var place = ""
      Self.steps(seed: seed) { before, trace, after in
        place = "\(after.time)"
        let written = Self.written(trace)
        let changed = Self.changes(from: before, to: after)
        unexplained = changed.filter { path in
          let isWritten = written[path] == after.value(path)
          let inputs = Set(before.inputs(of: path) + after.inputs(of: path))
          return !isWritten && inputs.isDisjoint(with: changed)
        }
        return unexplained.isEmpty
      }
      #expect(unexplained.isEmpty, "\(unexplained), seed \(seed), \(place) µs")
      if !unexplained.isEmpty { return }
    }
  }

  @Test("that is held by a field of its own was written by a rule that acts")
  func fields() {
    for seed in UInt64(5400)..<5460 {
      Self.steps(seed: seed) { before, trace, after in
        let written = Self.written(trace)
        for path in Self.changes(from: before, to: after) where after.inputs(of: path).isEmpty {
          #expect(written[path] == after.value(path), "\(path), seed \(seed)")
          if written[path] != after.value(path) { return false }
        }
        for step in trace.steps {
          let activation = trace.activations[step.activation]
          #expect(activation.rule == step.rule && activation.depth == step.depth)
          #expect(activation.parent.map { $0 < step.activation } ?? (step.depth == 1))
        }
        return true
      }
    }
  }
}
