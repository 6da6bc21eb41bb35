import Foundation
import Shell
import TerminalHarness
import Testing
import Wording

@testable import unscroll

@Suite("unscroll bench")
struct BenchTests {
  static let names = [
    "memory", "open", "seek", "append", "last", "prompt", "verify", "diff", "skip", "fold",
    "record", "growth",
  ]
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Sizes that a debug build gets through, and few repetitions.
  private func workbench(searchPath: String = "/usr/bin:/bin") -> Workbench {
    var bench = Workbench(folder: folder.path)
    bench.sizes.small = 10
    bench.sizes.middle = 600
    bench.sizes.large = 1500
    (bench.sizes.corpus, bench.sizes.corpusEvents) = (4, 20)
    (bench.sizes.rounds, bench.sizes.largeRounds, bench.sizes.starts) = (2, 2, 2)
    bench.sizes.repetitions = 40
    bench.sizes.growth = [10, 600]
    bench.program = builtProgram("unscroll")
    bench.searchPath = searchPath
    bench.isInterrupted = { false }
    return bench
  }

  private func entry(_ name: String, _ bench: Workbench) throws -> BenchmarkReport.Entry {
    let benchmark = try #require(Benchmark.all.first { $0.name == name })
    return BenchmarkReport.Entry(benchmark: benchmark, measurements: try benchmark.run(bench))
  }

  @Test(
    "measures each of its cases, in its unit, with a verdict where it has a target",
    arguments: [
      ("memory", ["memory"]), ("open", ["open", "open", "growth"]),
      (
        "seek",
        ["seek50", "seek99", "back50", "back99", "seek50", "seek99", "back50", "back99", "growth"]
      ),
      ("append", ["append"]),
      ("last", ["lastNever", "reverseContinueNever", "lastHit", "reverseContinueHit"]),
      ("prompt", ["prompt"]), ("verify", ["verify"]), ("diff", ["diff"]), ("skip", ["skip"]),
      ("record", ["record50", "record99"]),
    ])
  func measures(_ name: String, _ expected: [String]) throws {
    let entry = try entry(name, workbench())
    #expect(entry.measurements.map(\.name) == expected)
    for measurement in entry.measurements {
      let value = try #require(measurement.figure.value, "\(measurement.name)")
      #expect(value >= 0 && value.isFinite, "\(measurement.name): \(value)")
      for peer in measurement.peers {
        #expect(peer.figure.value ?? 1 > 0, "\(peer.name)")
      }
    }
    #expect(entry.measurements.contains { $0.verdict != nil })
    let lines = entry.lines
    #expect(lines.first?.hasPrefix("\(name)   ") == true)
    let rows = entry.measurements.reduce(0) { $0 + 1 + $1.peers.count }
    #expect(lines.count == rows + 1)
    let signs = ["  ✓ reached", "  ✗ missed", "  ·", "  ? not compared", "    "]
    for line in lines.dropFirst() {
      #expect(signs.contains { line.hasPrefix($0) }, "\(line)")
    }
  }

  // In a process of its own: what it counts, other tests allocate at the same time.
  @Test("measures the fold, finds nothing on the heap, and writes both as one JSON document")
  func fold() async {
    await #expect(processExitsWith: .success) {
      let tests = try BenchTests()
      let entry = try tests.entry("fold", tests.workbench())
      let report = BenchmarkReport(machine: Machine(folder: tests.folder.path), entries: [entry])
      let document = try JSONSerialization.jsonObject(with: Data("\(report.json)".utf8))
      let object = try #require(document as? [String: Any])
      let benchmarks = try #require(object["benchmarks"] as? [[String: Any]])
      let measurements = try #require(benchmarks.first?["measurements"] as? [[String: Any]])
      let (rate, allocations) = (measurements[0], measurements[1])
      let found = (allocations["figure"] as? [String: Any])?["median"] as? Double
      let isRight =
        measurements.map { $0["name"] as? String } == ["fold", "allocations"]
        && measurements.map { $0["events"] as? Int } == [600, 600]
        && rate["unit"] as? String == "eventsPerSecond" && rate["atLeast"] as? Double == 5e6
        && allocations["verdict"] as? String == "reached" && found == 0
      exit(isRight ? 0 : 1)
    }
  }

  @Test("gives up a program that runs on, whenever the interrupt came", .timeLimit(.minutes(1)))
  func givenUp() {
    #expect {
      _ = try Child("/bin/sleep", ["600"]).end(unless: { true })
    } throws: { ($0 as? CommandError)?.outcome == .interrupted }
  }

  @Test("names what is not installed, and compares with the rest")
  func missing() throws {
    let bench = workbench(searchPath: "")
    let prompt = try entry("prompt", bench)
    #expect(prompt.measurements.map(\.verdict) == [.notCompared])
    let lines = prompt.lines + (try entry("verify", bench).lines)
    for tool in ["sqlite3", "coreutils", "nodejs"] {
      #expect(lines.contains { $0.contains("—") && $0.hasSuffix("install \(tool)") }, "\(lines)")
    }
    #expect(lines.contains { $0.hasPrefix("  ? not compared  unscroll FILE, 10 events  ") })
  }

  @Test("says what there is no room for")
  func noRoom() throws {
    var bench = workbench()
    bench.sizes.large = 1 << 50
    for name in ["memory", "open", "seek"] {
      let last = try #require(try entry(name, bench).measurements.last)
      #expect(last.verdict == .notCompared)
      guard case .missing(let reason) = last.figure else {
        Issue.record("\(name) is not missing")
        continue
      }
      #expect("\(String(localized: reason))".hasPrefix("\(folder.path) has room for "))
    }
  }

  @Test("draws how cost grows as a table in Markdown")
  func growth() throws {
    let lines = try entry("growth", workbench()).lines
    #expect(lines.count == 6)
    #expect(
      lines[2]
        == "| events | peak memory | open | half of the seeks | 99 of 100 seeks | half of the steps back | 99 of 100 steps back | last, never changed |"
    )
    #expect(lines[3] == "| --: | --: | --: | --: | --: | --: | --: | --: |")
    #expect(lines[4].hasPrefix("| 10 | ") && lines[5].hasPrefix("| 600 | "))
    for line in lines[4...] { #expect(line.split(separator: "|").count == 8, "\(line)") }
  }

  @Test("writes the same as one JSON document")
  func json() throws {
    let machine = Machine(folder: folder.path)
    let report = BenchmarkReport(machine: machine, entries: [try entry("record", workbench())])
    let document = try JSONSerialization.jsonObject(with: Data("\(report.json)".utf8))
    let object = try #require(document as? [String: Any])
    #expect(Set(object.keys) == ["version", "unscroll", "build", "machine", "benchmarks"])
    let benchmarks = try #require(object["benchmarks"] as? [[String: Any]])
    #expect(benchmarks.map { $0["name"] as? String } == ["record"])
    let measurement = try #require((benchmarks[0]["measurements"] as? [[String: Any]])?.first)
    #expect(
      Set(measurement.keys) == [
        "name", "what", "events", "unit", "figure", "atMost", "atLeast", "verdict", "note", "peers",
      ])
    #expect(measurement["unit"] as? String == "seconds")
    #expect(measurement["atMost"] as? Double == 1e-6)
    let figure = try #require(measurement["figure"] as? [String: Any])
    #expect(
      Set(figure.keys) == [
        "samples", "median", "least", "lowerQuartile", "upperQuartile", "greatest",
      ])
    #expect(figure["samples"] as? Int == 2)
  }
}

@Suite("unscroll bench, as it is typed")
struct BenchVerbTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  @Test("shows a case, the machine and the build, and leaves no file behind")
  func text() throws {
    let run = try unscroll(["bench", "--case", "diff"], environment: ["TMPDIR": folder.path])
    #expect(run.exit == .code(0), "\(run)")
    let lines = run.lines.filter { !$0.isEmpty && !$0.hasPrefix("! ") }
    #expect(lines.count == 3, "\(run)")
    #expect(lines[0] == "diff   list what differs between two states")
    #expect(lines[1].contains("two states of 100 pages, a drag apart"))
    #expect(lines[1].contains("at most 2 µs wanted"))
    #expect(lines[2].contains(" files on ") && lines[2].hasSuffix(" in \(folder.path)"))
    #expect(try files() == [])
  }

  @Test("help names every case", arguments: BenchTests.names)
  func help(_ name: String) throws {
    let words = try unscroll(["bench", "--help"]).text.split { !$0.isLetter }
    #expect(words.contains { $0 == name })
  }

  @Test("speaks Chinese, but not to programs")
  func chinese() throws {
    let language = ["TMPDIR": folder.path, "LC_MESSAGES": "zh_CN.UTF-8"]
    let run = try unscroll(["bench", "--case", "record"], environment: language)
    #expect(run.lines.contains { $0.hasPrefix("record   在 App 中录制一个事件") }, "\(run)")
    #expect(run.lines.contains { $0.contains("调用的中位数") }, "\(run)")
    let json = try unscroll(
      ["bench", "--case", "record", "--format", "json"], environment: language)
    #expect(json.text.hasPrefix(#"{"version":1,"unscroll":""#), "\(json)")
    #expect(json.text.contains(#""what":"half of the calls""#), "\(json)")
  }

  @Test(
    "what cannot be understood is said, and is exit 2",
    arguments: [
      (
        ["--case", "opne"],
        "no such case: opne. Did you mean open? There are \(BenchTests.names.joined(separator: ", "))."
      ),
      (
        ["--case", "dance"],
        "no such case: dance. There are \(BenchTests.names.joined(separator: ", "))."
      ),
      (["x.jsonl"], "bench takes no x.jsonl"),
      (["--format", "csv"], "--format is text or json, not csv"),
    ])
  func usage(_ arguments: [String], _ sentence: String) throws {
    let run = try unscroll(["bench"] + arguments, environment: ["TMPDIR": folder.path])
    #expect(run == Finished(text: sentence + "\n", exit: .code(2)))
    #expect(try files() == [])
  }

  @Test("what is missing on the machine is said, and is no failure")
  func missing() throws {
    let run = try unscroll(
      ["bench", "--case", "prompt"], environment: ["TMPDIR": folder.path, "PATH": ""])
    #expect(run.exit == .code(0), "\(run)")
    #expect(run.lines.contains { $0.hasPrefix("  ? not compared  unscroll FILE") }, "\(run)")
    #expect(run.lines.contains { $0.hasSuffix("install sqlite3") }, "\(run)")
    #expect(try files() == [])
  }

  @Test("without a place for its files it says so, and is exit 4")
  func noFolder() throws {
    let place = folder.path("none")
    let run = try unscroll(["bench", "--case", "diff"], environment: ["TMPDIR": place])
    #expect(
      run
        == Finished(
          text: "\(place): no folder can be made there: No such file or directory\n",
          exit: .code(4)))
  }

  @Test("a signal ends it, and its folder goes with it", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(_ signal: Int32) throws {
    let program = try PipedProgram(
      builtProgram("unscroll"), ["bench", "--case", "open"],
      environment: ["TMPDIR": folder.path])
    #expect(program.child.waitUntilItCatches(signal))
    // What it needs is being made: simdjson's program, a recording of a million events.
    #expect(program.shows { _ in hasRecording() })
    program.child.send(signal)
    #expect(program.exit() == .code(130), "\(program.text)")
    #expect(try files() == [])
  }

  private func hasRecording() -> Bool {
    guard let name = try? files().first else { return false }
    let path = folder.path(name)
    return (try? FileManager.default.contentsOfDirectory(atPath: path).isEmpty) == false
  }
}
