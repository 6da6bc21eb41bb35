import Report
import Shell
import Wording

/// What the benchmarks measured, and where.
struct BenchmarkReport {
  struct Entry {
    let benchmark: Benchmark
    let measurements: [Measurement]
  }

  let machine: Machine
  var entries: [Entry] = []

  /// The machine and the build.
  var lastLines: [String] {
    [
      machine.sentence,
      Machine.isRelease
        ? String(localized: "release build of unscroll \(version)")
        : String(localized: "! A debug build: these figures say nothing. Build with -c release."),
    ]
  }

  var json: Json {
    .object([
      ("version", .number(1)), ("unscroll", .string(version)),
      ("build", .string(Machine.isRelease ? "release" : "debug")), ("machine", machine.json),
      ("benchmarks", .array(entries.map(\.json))),
    ])
  }
}

extension BenchmarkReport.Entry {
  var lines: [String] {
    let title = "\(benchmark.name)   \(String(localized: Message(benchmark.summary)))"
    if benchmark.isTable { return [title, ""] + table }
    return [title] + aligned(measurements.flatMap(\.rows)).map { "  " + $0.withoutTrailingBlanks }
  }

  /// In Markdown, a row for each number of events.
  private var table: [String] {
    var columns: [String] = []
    for measurement in measurements where !columns.contains(measurement.name) {
      columns.append(measurement.name)
    }
    let titles = columns.compactMap { name in
      measurements.first { $0.name == name }.map { String(localized: $0.what) }
    }
    var rows = [[String(localized: "events")] + titles, ["--:"] + columns.map { _ in "--:" }]
    for events in Set(measurements.compactMap(\.events)).sorted() {
      let cells = columns.map { name in
        let cell = measurements.first { $0.name == name && $0.events == events }
        return cell.flatMap { cell in cell.figure.value.map { cell.unit.text($0) } } ?? "—"
      }
      rows.append([grouped(events)] + cells)
    }
    return rows.map { "| \($0.joined(separator: " | ")) |" }
  }

  fileprivate var json: Json {
    .object([
      ("name", .string(benchmark.name)),
      ("measurements", .array(measurements.map(\.json))),
    ])
  }
}

extension Measurement {
  fileprivate var json: Json {
    var (least, most) = (Json.null, Json.null)
    switch bound {
    case .atLeast(let limit): least = .number(limit)
    case .atMost(let limit): most = .number(limit)
    case nil: break
    }
    return .object([
      ("name", .string(name)), ("what", .string(String(localized: what))),
      ("events", events.map { .number(Double($0)) } ?? .null), ("unit", .string(unit.rawValue)),
      ("figure", figure.json), ("atMost", most), ("atLeast", least),
      ("verdict", verdict.map { .string($0.rawValue) } ?? .null),
      ("note", note.map { .string(String(localized: $0)) } ?? .null),
      ("peers", .array(peers.map { json(of: $0) })),
    ])
  }

  private func json(of peer: Peer) -> Json {
    .object([
      ("name", .string(peer.name)), ("what", .string(String(localized: peer.what))),
      ("figure", peer.figure.json), ("ratio", ratio(to: peer).map(Json.number) ?? .null),
      ("atMost", peer.limit.map(Json.number) ?? .null),
    ])
  }
}

extension Measurement.Figure {
  fileprivate var json: Json {
    switch self {
    case .measured(let statistics):
      .object([
        ("samples", .number(Double(statistics.count))), ("median", .number(statistics.median)),
        ("least", .number(statistics.least)),
        ("lowerQuartile", .number(statistics.lowerQuartile)),
        ("upperQuartile", .number(statistics.upperQuartile)),
        ("greatest", .number(statistics.greatest)),
      ])
    case .known(let value, let source):
      .object([("known", .number(value)), ("source", .string(String(localized: source)))])
    case .missing(let reason): .object([("missing", .string(String(localized: reason)))])
    }
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
