import PagerModel
import Shell
import UnscrollRecorder
import Wording

extension Benchmark {
  static let record = Benchmark(
    name: "record", summary: "record one event from an app, the caller's time"
  ) { bench throws(CommandError) in
    var (halves, most) = ([Double](), [Double]())
    for round in 1...bench.sizes.rounds {
      try bench.requireNoInterrupt()
      bench.say("record", round, of: bench.sizes.rounds)
      let calls = try calls(bench.sizes.repetitions, to: "\(bench.folder)/recorded-\(round).jsonl")
      halves.append(calls.median)
      most.append(calls.percentile(99))
    }
    return [
      Measurement(
        name: "record50", what: "half of the calls", figure: .measured(Statistics(halves)),
        bound: .atMost(1e-6)),
      Measurement(
        name: "record99", what: "99 of 100 calls", figure: .measured(Statistics(most)),
        note: "the disk is another thread's"),
    ]
  }

  /// Seconds of each of so many calls, while what they record is written.
  private static func calls(_ count: Int, to path: String) throws(CommandError) -> Statistics {
    var session = Recorder.Session(title: "bench")
    session.width = 390
    session.height = 844
    session.pages = [Recorder.Page(.height(2000))]
    let recorder: Recorder
    do throws(Recorder.Refusal) {
      recorder = try Recorder(creating: path, session, memory: 1 << 26)
    } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
    var samples: [Double] = []
    samples.reserveCapacity(count)
    for turn in 0..<count {
      let event = Recorder.Event.drag(.changed(dx: 0, dy: Double(turn % 40)))
      samples.append(seconds { recorder.record(event) })
    }
    if let stop = recorder.close() { throw CommandError("\(stop)", outcome: .fileError) }
    return Statistics(samples)
  }
}
