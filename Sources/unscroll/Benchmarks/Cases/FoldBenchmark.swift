import Shell
import Wording

extension Benchmark {
  static let fold = Benchmark(
    name: "fold", summary: "the silent fold alone, from the beginning to the end"
  ) { bench throws(CommandError) in
    let events = bench.sizes.middle
    let fold = try SilentFold(try bench.open(try bench.recording(of: events)))
    var rates: [Double] = []
    for round in 1...bench.sizes.rounds {
      try bench.requireNoInterrupt()
      bench.say("fold", round, of: bench.sizes.rounds)
      rates.append(Double(fold.count) / fold.run())
    }
    // What grows once has grown by then.
    let warmUp = events / 2
    let allocations = Double(fold.allocations(after: warmUp)) / Double(events - warmUp)
    return [
      Measurement(
        name: "fold", what: "folded", events: events, unit: .eventsPerSecond,
        figure: .measured(Statistics(rates)), bound: .atLeast(5e6)),
      Measurement(
        name: "allocations", what: "objects on the heap, second half", events: events,
        unit: .allocationsPerEvent, figure: .measured(Statistics([allocations])), bound: .atMost(0)),
    ]
  }
}
