import Shell
import Wording

extension Benchmark {
  static let prompt = Benchmark(
    name: "prompt", summary: "from the start of the program to its first prompt at a terminal"
  ) { bench throws(CommandError) in
    let (events, sqlite) = (bench.sizes.small, bench.tool("sqlite3"))
    let path = try bench.recording(of: events)
    let figures = try bench.interleaved(
      "prompt", rounds: bench.sizes.starts,
      [
        { try bench.time(bench.program, [path], until: "main> ") },
        { try bench.time(sqlite, [], until: "sqlite> ") },
        { try bench.time(bench.program, ["--version"], until: version) },
      ])
    return [
      Measurement(
        name: "prompt", what: "unscroll FILE", events: events, figure: figures[0],
        peers: [
          .init(
            name: "sqlite3", what: "sqlite3",
            figure: sqlite == nil ? .missing("install sqlite3") : figures[1], limit: 1.5),
          .init(name: "version", what: "unscroll --version, the floor", figure: figures[2]),
        ])
    ]
  }
}
