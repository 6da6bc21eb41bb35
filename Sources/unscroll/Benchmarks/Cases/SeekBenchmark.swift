import Investigation
import PagerModel
import Shell
import Timeline
import Wording

extension Benchmark {
  static let seek = Benchmark(
    name: "seek", summary: "go to a random event, and one event back from there"
  ) { bench throws(CommandError) in
    var middle = try SeekSeries(bench.sizes.middle, bench)
    var large: SeekSeries?
    if let size = bench.large { large = try SeekSeries(size, bench) }
    for round in 1...bench.sizes.rounds {
      bench.say("seek", round, of: bench.sizes.rounds)
      try middle.round(bench)
      try large?.round(bench)
    }
    guard let large else {
      return middle.measurements() + [
        Measurement(
          name: "seek99", what: "99 of 100 seeks", events: bench.sizes.large,
          figure: bench.noRoom, bound: .atMost(200e-6))
      ]
    }
    let ratios = zip(large.halves, middle.halves).map { $0 / $1 }
    return middle.measurements() + large.measurements(last: true) + [
      Measurement(
        name: "growth",
        what:
          "half of the seeks, \(grouped(large.events)) events against \(grouped(middle.events))",
        unit: .ratio, figure: .measured(Statistics(ratios)), bound: .atMost(1.3))
    ]
  }
}

/// Seeks in one recording, and what each round of them came to, in seconds.
struct SeekSeries {
  let events: Int
  private(set) var halves: [Double] = []
  private var most: [Double] = []
  private var backHalves: [Double] = []
  private var backMost: [Double] = []
  private var timeline: Timeline
  private var dice = Dice(seed: 1)

  init(_ events: Int, _ bench: Workbench) throws(CommandError) {
    self.events = events
    timeline = try bench.open(try bench.recording(of: events))
  }

  /// Seeks to random events, and to others, and from each of those some events back, one by one.
  mutating func round(_ bench: Workbench) throws(CommandError) {
    var (seeks, steps) = ([Double](), [Double]())
    for turn in 0..<bench.sizes.repetitions {
      if turn % 100 == 0 { try bench.requireNoInterrupt() }
      seeks.append(try time(to: dice.below(events) + 1))
      guard turn % 4 == 0 else { continue }
      for _ in 0..<min(8, timeline.depth) { steps.append(try time(to: timeline.depth - 1)) }
    }
    halves.append(Statistics(seeks).median)
    most.append(Statistics(seeks).percentile(99))
    backHalves.append(Statistics(steps).median)
    backMost.append(Statistics(steps).percentile(99))
  }

  private mutating func time(to depth: Int) throws(CommandError) -> Double {
    do {
      return try seconds { () throws(ReplayError) in
        try timeline.go(to: .depth(depth))
      }
    } catch {
      throw CommandError("\(error.sentence)", outcome: .cannotJudge)
    }
  }

  /// `last`: at the size that has targets.
  func measurements(last: Bool = false) -> [Measurement] {
    [
      measurement("seek50", "half of the seeks", halves),
      measurement("seek99", "99 of 100 seeks", most, last ? .atMost(200e-6) : nil),
      measurement("back50", "half of the steps back", backHalves, last ? .atMost(20e-6) : nil),
      measurement("back99", "99 of 100 steps back", backMost),
    ]
  }

  private func measurement(
    _ name: String, _ what: Message, _ samples: [Double], _ bound: Measurement.Bound? = nil
  ) -> Measurement {
    Measurement(
      name: name, what: what, events: events, figure: .measured(Statistics(samples)), bound: bound)
  }
}
