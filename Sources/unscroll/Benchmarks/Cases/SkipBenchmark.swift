import Shell
import Wording

extension Benchmark {
  static let skip = Benchmark(
    name: "skip", summary: "leave an early event out, and stand at the end without it"
  ) { bench throws(CommandError) in
    let events = bench.sizes.middle
    var session = try TypedSession(try bench.recording(of: events), bench)
    let fold = try SilentFold(session.timeline)
    var (skips, folds) = ([Double](), [Double]())
    for round in 1...bench.sizes.largeRounds {
      try bench.requireNoInterrupt()
      bench.say("skip", round, of: bench.sizes.largeRounds)
      skips.append(try session.type("skip 10"))
      folds.append(fold.run())
      try session.type("switch main")
    }
    return [
      Measurement(
        name: "skip", what: "skip 10", events: events, figure: .measured(Statistics(skips)),
        peers: [
          .init(
            name: "fold", what: "one full fold", figure: .measured(Statistics(folds)), limit: 1.2)
        ])
    ]
  }
}
