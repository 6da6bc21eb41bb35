import Shell
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Benchmark {
  static let open = Benchmark(
    name: "open", summary: "open a recording: read, check, parse, fold, keep snapshots"
  ) { bench throws(CommandError) in
    let simdjson = try SimdjsonParse(bench)
    let middle = try opening(bench.sizes.middle, rounds: bench.sizes.rounds, simdjson, bench)
    guard let large = bench.large else {
      return [
        middle,
        Measurement(
          name: "open", what: "opened", events: bench.sizes.large, figure: bench.noRoom),
      ]
    }
    let most = try opening(large, rounds: bench.sizes.largeRounds, simdjson, bench)
    return [middle, most] + growth(from: middle, to: most)
  }

  /// Of the medians.
  private static func growth(from few: Measurement, to many: Measurement) -> [Measurement] {
    guard let less = few.figure.value, let more = many.figure.value else { return [] }
    let (fewEvents, manyEvents) = (grouped(few.events ?? 0), grouped(many.events ?? 0))
    return [
      Measurement(
        name: "growth", what: "\(manyEvents) events against \(fewEvents)", unit: .ratio,
        figure: .measured(Statistics([more / less])), bound: .atMost(11))
    ]
  }

  private static func opening(
    _ events: Int, rounds: Int, _ simdjson: SimdjsonParse?, _ bench: Workbench
  ) throws(CommandError) -> Measurement {
    let path = try bench.recording(of: events)
    let (bytes, wc) = (try FloorReading.bytes(of: path), bench.tool("wc"))
    let figures = try bench.interleaved(
      "open \(events)", rounds: rounds,
      [
        { try openingTime(of: path, bench) },
        {
          try seconds { () throws(CommandError) in _ = try FloorReading.bytes(of: path) }
        },
        { try bench.time(wc, ["-l", path]) },
        { 2 * (try simdjson?.seconds(of: path) ?? bytes / 0.85e9) },
      ])
    return Measurement(
      name: "open", what: "opened", events: events, figure: figures[0],
      peers: [
        .init(
          name: "simdjson", what: "twice simdjson's parse alone",
          figure: simdjson == nil
            ? .known(
              2 * bytes / 0.85e9,
              "by a published 0.85 GB/s: install g++ and libsimdjson-dev to measure it")
            : figures[3],
          limit: 1),
        .init(
          name: "wc", what: "wc -l, the whole process",
          figure: wc == nil ? .missing("install coreutils") : figures[2]),
        .init(name: "read", what: "read into one buffer", figure: figures[1]),
      ])
  }

  /// Without what giving it back takes.
  static func openingTime(of path: String, _ bench: Workbench) throws(CommandError) -> Double {
    let start = ContinuousClock.now
    let timeline = try bench.open(path)
    let seconds = start.duration(to: .now) / .seconds(1)
    return withExtendedLifetime(timeline) { seconds }
  }
}

/// A file's bytes read through one buffer: nothing that looks at them can be faster.
private enum FloorReading {
  /// How many there are.
  static func bytes(of path: String) throws(CommandError) -> Double {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw CommandError("\(path) cannot be read", outcome: .fileError) }
    defer { close(file) }
    var (buffer, total) = ([UInt8](repeating: 0, count: 1 << 18), 0)
    while case let count = read(file, &buffer, buffer.count), count > 0 { total += count }
    return Double(total)
  }
}
