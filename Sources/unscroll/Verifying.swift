import Inspection
import Investigation
import LineEditor
import PagerModel
import Recording
import Report
import Shell
import Timeline

extension CommandLineTool {
  static let verify = Verb(
    name: "verify",
    usage: "unscroll verify PATH... [--all] [--invariants] [--format text|json] [--closed]",
    summary: "replay recordings and check all that is stored in them",
    help: """
      Every branch of every recording is replayed; folders are searched for *.jsonl.
      Each expect must hold, and fail under the policy that failsUnder names; each
      observe must agree with the model: where many of a file differ, the first is
      shown, with what could be behind it, and the others are counted; --all shows
      each, as JSON always does.
      --invariants also watches what should be true of every pager, after every
      event and frame, except for what a header's `exempt` names. --closed demands
      that each file ends with an `end` record.

        unscroll verify Recordings
        unscroll verify Recordings --format json

      Exit code, the worst: 0 all held, 125 cannot judge, 3 an observation differs,
      1 an assertion or an invariant failed, 4 a file cannot be read or is damaged,
      2 wrong usage or no recording found, 130 interrupted.
      """,
    operands: [.recordings],
    options: [
      .flag("--all", "show each observation that differs"),
      .flag("--invariants", "watch what should be true of every pager"),
      .value("--format", .words(["text", "json"]), "for whom it is said"),
      .flag("--closed", "demand that each file ends with an `end` record"),
      .refused(
        "--salvage", "verify trusts no part of a damaged recording: it takes no --salvage"),
    ],
    run: { options throws(UsageError) in
      let format = options.last("--format") ?? "text"
      guard ["text", "json"].contains(format) else {
        throw UsageError("--format is text or json, not \(format)")
      }
      guard !options.rest.isEmpty else { throw UsageError("verify needs a recording or a folder") }
      let recordings = RecordingFiles.find(options.rest)
      guard !recordings.isEmpty else {
        throw UsageError("no recording found in \(options.rest.joined(separator: ", "))")
      }
      return verify(recordings, showing: format == "text", options)
    })

  private static func verify(
    _ recordings: [RecordingFiles.Found], showing isText: Bool, _ options: Options
  ) -> Outcome {
    let start = ContinuousClock.now
    var report = VerificationReport()
    for recording in recordings {
      guard let file = file(of: recording, options) else {
        report.isInterrupted = true
        break
      }
      if isText { console.show(file.lines(isWhole: options.has("--all"))) }
      report.files.append(file)
    }
    let seconds = start.duration(to: .now) / .seconds(1)
    let time = (seconds * 100).rounded() / 100
    console.show(
      isText ? ["\(report.summary)   \(shortest(time)) s"] : ["\(report.json)"])
    return report.outcome
  }

  /// Nil: interrupted.
  private static func file(
    of recording: RecordingFiles.Found, _ options: Options
  ) -> VerificationReport.File? {
    if let obstacle = recording.obstacle {
      return VerificationReport.File(recording.path, [Finding(.damaged(obstacle))])
    }
    do {
      let loaded = try LoadedRecording.read(recording.path)
      let findings = Verification.findings(
        of: loaded, withInvariants: options.has("--invariants"), unless: { Interrupt.isPending })
      guard var findings else { return nil }
      if options.has("--closed"), !loaded.recording.ending.isClosed {
        findings.append(Finding(.damaged("no `end` record closes it: lines may be missing")))
      }
      var result = VerificationReport.File(recording.path, findings)
      if let first = findings.first(where: { $0.outcome == .diverged })?.node {
        result.remark = remark(on: first, in: loaded)
        if Interrupt.isPending { return nil }
      }
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
    let (recording, tree) = (loaded.recording, Replay(loaded.recording).tree)
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
