import Inspection
import LineEditor
import Report
import Shell
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension CommandLineTool {
  static let bench = Verb(
    name: "bench", usage: "unscroll bench [--case NAME] [--format json]",
    summary: "time what unscroll does, beside other programs",
    help: """
      Makes recordings of up to ten million events in a folder of its own, in $TMPDIR
      or /var/tmp, and times on them what the shell and verify do: each in turn with
      what else does such work (wc, sqlite3, SQLite's library, sha256sum, node) or
      with what the machine allows. A line has the median, the least and the greatest,
      and what is wanted: a ratio to the line below it, or a figure. What is not
      installed is named, and what it is for is not compared. It takes minutes, and
      1.3 GB.

      NAME is memory, open, seek, append, last, prompt, verify, diff, skip, fold or
      record. growth is another, without targets: a table in Markdown of how cost
      grows from a thousand events to ten million.

      Whether a target is reached changes no exit code.

        unscroll bench --case diff
      """,
    options: [
      .value(
        "--case", .words(Benchmark.all.map(\.name)), placeholder: "NAME",
        "only this one; all but growth if nothing is said"),
      .value("--format", .words(["text", "json"]), "for whom it is said"),
    ],
    run: { options throws(UsageError) in
      if let extra = options.rest.first { throw UsageError("bench takes no \(extra)") }
      let format = options.last("--format") ?? "text"
      guard ["text", "json"].contains(format) else {
        throw UsageError("--format is text or json, not \(format)")
      }
      let benchmarks = try options.last("--case").map { name throws(UsageError) in
        [try benchmark(named: name)]
      }
      return measure(benchmarks ?? Benchmark.targets, isText: format == "text")
    })

  private static func names(of benchmarks: [Benchmark]) -> String {
    benchmarks.map(\.name).joined(separator: ", ")
  }

  private static func benchmark(named name: String) throws(UsageError) -> Benchmark {
    if let known = Benchmark.all.first(where: { $0.name == name }) { return known }
    let names = Benchmark.all.map(\.name)
    let list = Self.names(of: Benchmark.all)
    guard let near = nearest(to: name, among: names) else {
      throw UsageError("no such case: \(name). There are \(list).")
    }
    throw UsageError("no such case: \(name). Did you mean \(near)? There are \(list).")
  }

  private static func measure(_ benchmarks: [Benchmark], isText: Bool) -> Outcome {
    endLikeInterrupts()
    do throws(CommandError) {
      return try ScratchFolder.during { folder throws(CommandError) in
        let bench = Workbench(folder: folder, progress: { say($0) })
        var report = BenchmarkReport(machine: Machine(folder: folder))
        if isText, !Machine.isRelease { console.show([report.lastLines[1], ""]) }
        for benchmark in benchmarks where !Console.isBroken {
          let entry = BenchmarkReport.Entry(
            benchmark: benchmark, measurements: try benchmark.run(bench))
          report.entries.append(entry)
          if isText { console.show(entry.lines + [""]) }
        }
        if isText {
          console.show(report.lastLines)
        } else {
          writeInEnglish { "\(report.json)\n" }
        }
        return .held
      }
    } catch {
      console.complain([error.sentence])
      return error.outcome
    }
  }

  /// Progress, where somebody watches.
  private static func say(_ message: Message) {
    if isatty(STDERR_FILENO) == 1 { console.complain([String(localized: message)]) }
  }

  /// Other signals that end a program leave no folder behind, either, nor does a reader that has
  /// gone.
  private static func endLikeInterrupts() {
    for ending in [SIGTERM, SIGHUP] { signal(ending) { _ in raise(SIGINT) } }
    signal(SIGPIPE, SIG_IGN)
  }
}
