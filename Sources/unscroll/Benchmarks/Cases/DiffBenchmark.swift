import Inspection
import PagerModel
import Shell
import Wording

extension Benchmark {
  static let diff = Benchmark(
    name: "diff", summary: "list what differs between two states"
  ) { bench throws(CommandError) in
    let (before, after) = states
    let changes = StateDifference.changes(from: before, to: after).count
    // As many in a row as take a few milliseconds.
    let one = seconds { _ = StateDifference.changes(from: before, to: after) }
    let calls = max(1, min(1000, Int(5e-3 / one)))
    var (samples, found) = ([Double](), 0)
    for round in 1...bench.sizes.starts {
      try bench.requireNoInterrupt()
      bench.say("diff", round, of: bench.sizes.starts)
      let seconds = seconds {
        for _ in 0..<calls { found += StateDifference.changes(from: before, to: after).count }
      }
      samples.append(seconds / Double(calls))
    }
    guard found == changes * calls * samples.count else {
      throw CommandError("diff: not the same each time", outcome: .fileError)
    }
    return [
      Measurement(
        name: "diff", what: "two states of 100 pages, a drag apart",
        figure: .measured(Statistics(samples)), bound: .atMost(2e-6),
        note: "\(counted(changes, "field differs", "fields differ"))")
    ]
  }

  /// Of a hundred pages that are all loaded, before and after a move of the finger.
  private static var states: (Pager, Pager) {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 240
    initial.hover = 60
    initial.loading = .eager
    initial.pages = Array(repeating: PageSpec(content: .height(2000)), count: 100)
    var state = Pager(initial, policies: Preset.reference.policies)
    state.apply(TimedEvent(.reload(toPageAt: nil), at: 0))
    state.apply(TimedEvent(.drag(.began(at: Point(x: 195, y: 600), velocity: nil)), at: 300_000))
    state.apply(TimedEvent(.drag(.changed(dx: 0, dy: -20)), at: 316_667))
    let before = state
    state.apply(TimedEvent(.drag(.changed(dx: 0, dy: -20)), at: 333_334))
    return (before, state)
  }
}
