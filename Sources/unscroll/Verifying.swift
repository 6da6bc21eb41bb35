import Inspection
import Investigation
import LineEditor
import PagerModel
import Recording
import Report
import Shell
import Timeline
import Wording

extension CommandLineTool {
  static let verify = Verb(
    name: "verify",
    usage: "unscroll verify PATH... [--all] [--invariants] [--closed] [--format FORMAT]",
    summary: "replay recordings and check all that is stored in them",
    help: """
      Every branch of every recording is replayed; folders are searched for *.jsonl.
      Each expect must hold, and fail under the policy that failsUnder names; each
      observe must agree with the model: where many of a file differ, the first is
      shown, with what could be behind it, and the others are counted; --all shows
      each, as the other formats always do.
      --invariants also watches what should be true of every pager, after every
      event and frame, except for what a header's `exempt` names. --closed demands
      that each file ends with an `end` record.

      json is one object, with each finding's file, line, node and values; junit is
      JUnit's XML: a suite a recording, a case an assertion, observation or invariant,
      what cannot be judged skipped; tap is the same cases in the Test Anything
      Protocol. But for the times, what is written does not depend on --jobs. --shard
      is for N machines: the recordings are dealt out in their order, each to one of
      the shares.

        unscroll verify Recordings
        unscroll verify Recordings --format json
        unscroll verify Recordings --format junit --shard 1/4

      Exit code, the worst: 0 all held, 125 cannot judge, 3 an observation differs,
      1 an assertion or an invariant failed, 4 a file cannot be read or is damaged,
      2 wrong usage or no recording found, 130 interrupted.
      """,
    operands: [.recordings],
    options: [
      .flag("--all", "show each observation that differs"),
      .flag("--invariants", "watch what should be true of every pager"),
      .flag("--closed", "demand that each file ends with an `end` record"),
      .value(
        "--format", .words(VerificationPlan.Format.allCases.map(\.rawValue)), "for whom it is said"),
      .value(
        "--jobs", .text("N"), "replay so many at the same time; one a core if nothing is said"),
      .value("--shard", .text("K/N"), "only the Kth of N shares"),
      .refused(
        "--salvage", "verify trusts no part of a damaged recording: it takes no --salvage"),
    ],
    run: { options throws(UsageError) in
      let plan = try VerificationPlan(options)
      guard !options.rest.isEmpty else { throw UsageError("verify needs a recording or a folder") }
      let recordings = Language.inEnglish(where: plan.isForPrograms) {
        RecordingFiles.find(options.rest)
      }
      guard !recordings.isEmpty else {
        throw UsageError("no recording found in \(options.rest.joined(separator: ", "))")
      }
      return verify(recordings, plan)
    })

  private static func verify(
    _ recordings: [RecordingFiles.Found], _ plan: VerificationPlan
  ) -> Outcome {
    let start = ContinuousClock.now
    let share = plan.shard.share(of: recordings)
    let report = Language.inEnglish(where: plan.isForPrograms) { replay(share, plan) }
    let emptiness = emptiness(of: plan.shard, among: recordings.count)
    if share.isEmpty, plan.isForPrograms { console.complain([String(localized: emptiness)]) }
    switch plan.format {
    case .text:
      let seconds = (start.duration(to: .now) / .seconds(1) * 100).rounded() / 100
      console.show([
        share.isEmpty
          ? String(localized: emptiness) : "\(report.summary)   \(shortest(seconds)) s"
      ])
    case .json: writeInEnglish { "\(report.json)\n" }
    case .junit: writeInEnglish { report.junit }
    case .tap: writeInEnglish { report.tap(orSkipping: String(localized: emptiness)) }
    }
    return report.outcome
  }

  private static func emptiness(of shard: Shard, among count: Int) -> Message {
    let share = "\(shard.number)/\(shard.count)"
    return count == 1
      ? "shard \(share) is empty: there is one recording for \(shard.count) shards"
      : "shard \(share) is empty: there are \(count) recordings for \(shard.count) shards"
  }

  /// For programs: as it is, whatever the terminal can show.
  static func writeInEnglish(_ text: () -> String) {
    Console.write(Array(Language.inEnglish(text).utf8))
  }

  private static func replay(
    _ recordings: [RecordingFiles.Found], _ plan: VerificationPlan
  ) -> VerificationReport {
    var report = VerificationReport()
    var left = recordings[...]
    while !left.isEmpty, !report.isInterrupted {
      let block = left.prefix(plan.jobs * filesPerJob)
      left = left.dropFirst(block.count)
      let files = parallelMap(Array(block), threads: plan.jobs) { file(of: $0, plan) }
      for file in files {
        guard let file else {
          report.isInterrupted = true
          break
        }
        if plan.format == .text { console.show(file.lines(isWhole: plan.showsAll)) }
        report.files.append(file)
      }
    }
    return report
  }

  /// Findings are shown when so many files of each job are done.
  private static let filesPerJob = 64

  /// Nil: interrupted.
  private static func file(
    of recording: RecordingFiles.Found, _ plan: VerificationPlan
  ) -> VerificationReport.File? {
    if let obstacle = recording.obstacle {
      return VerificationReport.File(recording.path, [Finding(.damaged(obstacle))])
    }
    if Interrupt.isPending { return nil }
    let start = ContinuousClock.now
    do {
      let loaded = try LoadedRecording.read(
        recording.path, unless: { Interrupt.isPending })
      let findings = Verification.findings(
        of: loaded, withInvariants: plan.watchesInvariants, unless: { Interrupt.isPending })
      guard var findings else { return nil }
      if plan.demandsEnd, !loaded.recording.ending.isClosed {
        let damage = String(localized: "no `end` record closes it: lines may be missing")
        findings.append(Finding(.damaged(damage)))
      }
      var result = VerificationReport.File(
        recording.path, findings,
        questions: VerificationReport.File.questions(
          of: loaded, withInvariants: plan.watchesInvariants))
      if let first = findings.first(where: { $0.outcome == .diverged })?.node {
        result.remark = remark(on: first, in: loaded)
        if Interrupt.isPending { return nil }
      }
      result.seconds = start.duration(to: .now) / .seconds(1)
      return result
    } catch {
      return VerificationReport.File(
        recording.path, [Finding(.damaged(error.sentence), line: error.line, column: error.column)])
    }
  }

  /// What could be behind the first divergence of the branch on which `node` stands.
  private static func remark(
    on node: NodeID, in loaded: LoadedRecording
  ) -> VerificationReport.File.Remark? {
    let (recording, tree) = (loaded.recording, loaded.replay.tree)
    let leaf = tree.lastReplayable(onPathTo: tree.leaf(below: node))
    guard
      let scenario = try? Scenario(
        recording.header, payloads: recording.payloads, to: leaf, in: tree),
      let divergence = try? Divergence(
        ReportedScenario(scenario, recording.observations, to: leaf, in: tree),
        unless: { Interrupt.isPending })
    else { return nil }
    return VerificationReport.File.Remark(
      line: divergence.observation.line,
      text: GuessText(divergence, recording.payloads, in: tree).summary)
  }
}

/// What `verify` is asked for.
struct VerificationPlan {
  enum Format: String, CaseIterable { case text, json, junit, tap }

  let format: Format
  var isForPrograms: Bool { format != .text }
  let jobs: Int
  let shard: Shard
  let showsAll: Bool
  let watchesInvariants: Bool
  let demandsEnd: Bool

  init(_ options: Options) throws(UsageError) {
    let name = options.last("--format") ?? Format.text.rawValue
    guard let format = Format(rawValue: name) else {
      throw UsageError("--format is text, json, junit or tap, not \(name)")
    }
    self.format = format
    guard let jobs = options.last("--jobs").map({ Int($0) }) ?? processorCount, jobs >= 1 else {
      throw UsageError("--jobs is a whole number from 1 on")
    }
    self.jobs = min(jobs, 1024)
    shard = try options.last("--shard").map { text throws(UsageError) in try Shard(text) } ?? .whole
    showsAll = options.has("--all")
    watchesInvariants = options.has("--invariants")
    demandsEnd = options.has("--closed")
  }
}
