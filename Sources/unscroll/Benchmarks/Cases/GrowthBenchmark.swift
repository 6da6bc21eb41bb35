import Shell
import Wording

extension Benchmark {
  static let growth = Benchmark(
    name: "growth", summary: "how cost grows with the number of events", isTable: true
  ) { bench throws(CommandError) in
    let sizes = bench.sizes.growth.filter { $0 < bench.sizes.large || bench.large != nil }
    // Peaks first, smallest first: see `memory`.
    var result: [Measurement] = []
    for events in sizes {
      let peak = try peaks(of: events, bench, rounds: 1)
      result.append(
        Measurement(
          name: "memory", what: "peak memory", events: events, unit: .bytes,
          figure: .measured(peak)))
    }
    for events in sizes {
      let path = try bench.recording(of: events)
      let opening = try bench.interleaved(
        "open \(events)", rounds: bench.sizes.largeRounds,
        [{ try openingTime(of: path, bench) }])
      result.append(
        Measurement(name: "open", what: "open", events: events, figure: opening[0]))
      var series = try SeekSeries(events, bench)
      for _ in 0..<bench.sizes.largeRounds { try series.round(bench) }
      result += series.measurements()
      let search = try BackwardSearch(events, bench)
      let last = try bench.interleaved(
        "last \(events)", rounds: bench.sizes.largeRounds,
        [{ try search.last() }])
      result.append(
        Measurement(
          name: "last", what: "last, never changed", events: events, figure: last[0]))
    }
    return result
  }
}
