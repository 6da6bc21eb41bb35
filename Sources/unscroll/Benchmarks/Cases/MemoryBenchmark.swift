import Recording
import Shell

extension Benchmark {
  /// Linux counts into a child's peak what its parent's was when it was started (`exec_mmap` in
  /// https://github.com/torvalds/linux/blob/v6.12/fs/exec.c). So this comes first, while that is
  /// little, and what a recording of one event needs is measured before a large one is made.
  static let memory = Benchmark(
    name: "memory", summary: "the memory that a recording takes, opened, sought in and searched"
  ) { bench throws(CommandError) in
    guard let large = bench.large else {
      return [measurement(bench.noRoom, of: bench.sizes.large)]
    }
    let base = try peaks(of: 1, bench, rounds: bench.sizes.rounds).median
    let peaks = try peaks(of: large, bench, rounds: bench.sizes.largeRounds)
    let most = Measurement.Unit.bytes.text(peaks.greatest)
    let perEvent = Statistics(peaks.samples.map { max(0, $0 - base) / Double(large) })
    var result = measurement(.measured(perEvent), of: large)
    result.note = "\(most) in all, \(Measurement.Unit.bytes.text(base)) of them for one event"
    return [result]
  }

  private static func measurement(_ figure: Measurement.Figure, of events: Int) -> Measurement {
    Measurement(
      name: "memory", what: "peak", events: events, unit: .bytesPerEvent, figure: figure,
      bound: .atMost(48))
  }

  /// Bytes that a process has at most that opens a recording of so many events, goes to its middle
  /// and its end, and searches it for the last change of what never changed.
  static func peaks(
    of events: Int, _ bench: Workbench, rounds: Int
  ) throws(CommandError) -> Statistics {
    let path = try bench.recording(of: events)
    var peaks: [Double] = []
    for round in 1...rounds {
      bench.say("memory \(events)", round, of: rounds)
      let commands = ["goto 50%", "goto end", "last \(BackwardSearch.path)"]
      let child = try Child(bench.program, ["run", path] + commands.flatMap { ["-e", $0] })
      peaks.append(try child.end(unless: bench.isInterrupted).peak)
    }
    return Statistics(peaks)
  }
}
